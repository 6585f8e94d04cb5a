/** How often the coach may be asked, and how often a language model, by one person and from one network. */

import type { FastifyRequest } from 'fastify'
import type { Member } from '../../http/session.ts'
import { accountKey } from '../../identity/guess-limits.ts'
import { networkOf, siteFactor, siteOf } from '../../identity/network-of.ts'
import type { ModelClient } from '../../model/model-client.ts'
import type { Services } from '../../services.ts'
import type { RateLimit, Taken } from '../../store/throttles.ts'
import { ModelFault } from '../../model/model-fault.ts'

const windowMs = 60 * 60_000

/** More than anybody types; what it allows a whole network keeps a processor busy for seconds in five minutes. */
const answers: RateLimit = { max: 60, windowMs: 5 * 60_000 }

/** A family, a class or a library shares one network. */
const peopleOnANetwork = 5

type CountingServices = Pick<Services, 'config' | 'counts' | 'store' | 'clock'>
type CoachServices = CountingServices & Pick<Services, 'model'>

function ofNetwork({ max, ...window }: RateLimit): RateLimit {
  return { ...window, max: max * peopleOnANetwork }
}

/**
 * Counts one answer that must be composed. Fixed texts are not counted: they cost next to nothing,
 * and nobody in danger is turned away.
 *
 * @param services - with what is counted.
 * @param request - the call, for its address.
 * @param member - who asks; undefined for a stranger, who is counted by network alone.
 * @returns whether it may be composed; it may where nothing can be counted.
 */
export async function takeAnswer(
  { config, counts, store, clock }: CountingServices,
  { ip }: Pick<FastifyRequest, 'ip'>,
  member: Member | undefined,
): Promise<Taken> {
  if (!config.rateLimit) return { allowed: true }
  const count = async (): Promise<Taken> => {
    const key = member && accountKey('chat', member.userId)
    const own = key === undefined ? undefined : await store.throttles.take(key, clock(), answers)
    if (own?.allowed === false) return own
    return takeFromNetwork(counts, ip)
  }
  return count().catch(() => ({ allowed: true }))
}

/** A site of IPv6 may have more than one of its households, but not 65,536 times that. */
async function takeFromNetwork(counts: Services['counts'], address: string): Promise<Taken> {
  const [network, site] = [networkOf(address), siteOf(address)]
  const allowance = ofNetwork(answers)
  const taken = await counts.take('chat-network', network, allowance)
  if (!taken.allowed || site === network) return taken
  return counts.take('chat-network', site, { ...allowance, max: siteFactor * allowance.max })
}

/**
 * Gives the voice that may answer a call.
 *
 * @param services - with the voice of the server and what is counted.
 * @param request - the call.
 * @param member - who asks; undefined for a stranger, who is counted by network alone.
 * @returns undefined where the built-in coach speaks alone.
 */
export function modelFor(
  { model, config, counts, store, clock }: CoachServices,
  request: FastifyRequest,
  member: Member | undefined,
): ModelClient | undefined {
  if (model === undefined || !config.rateLimit) return model
  const one = { max: config.coachCallsPerHour, windowMs }
  const all = ofNetwork(one)
  const network = networkOf(request.ip)
  return meteredClient(model, async () => {
    const own =
      member === undefined
        ? await counts.take('coach-stranger', network, one)
        : await store.throttles.take(accountKey('coach', member.userId), clock(), one)
    return own.allowed && (await counts.take('coach-network', network, all)).allowed
  })
}

/**
 * Puts a rate limit on a client. Only what would really be asked is counted: not a crisis, whose words are fixed,
 * and not where the built-in coach answers anyway.
 *
 * @param client - the client.
 * @param mayAsk - counts one question; false where there were too many. What it throws counts as
 *   false: a person gets an answer even when nothing can be counted.
 * @returns the same client, whose answers are replaced where it may not be asked.
 */
function meteredClient(client: ModelClient, mayAsk: () => Promise<boolean>): ModelClient {
  return {
    labelIn: (language) => client.labelIn(language),
    async *generate(briefing, rules, signal) {
      if (await mayAsk().catch(() => false)) return yield* client.generate(briefing, rules, signal)
      return { outcome: 'replaced', fault: new ModelFault('too-often') }
    },
    stop: () => client.stop(),
  }
}
