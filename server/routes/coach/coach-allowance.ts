/** How often a language model may be asked, by one person and from one network. */

import type { FastifyRequest } from 'fastify'
import type { Member } from '../../http/session.ts'
import { accountKey } from '../../identity/guess-limits.ts'
import { networkOf } from '../../identity/network-of.ts'
import { meteredVoice } from '../../model/metered-voice.ts'
import type { CoachVoice } from '../../model/coach-voice.ts'
import type { Services } from '../../services.ts'

const windowMs = 60 * 60_000

/** A family, a class or a library shares one network. */
const peopleOnANetwork = 5

type CoachServices = Pick<Services, 'voice' | 'config' | 'counts' | 'store' | 'clock'>

/**
 * Gives the voice that may answer a call.
 *
 * @param services - with the voice of the server and what is counted.
 * @param request - the call.
 * @param member - who asks; undefined for a stranger, who is counted by network alone.
 * @returns undefined where the built-in coach speaks alone.
 */
export function voiceFor(
  { voice, config, counts, store, clock }: CoachServices,
  request: FastifyRequest,
  member: Member | undefined,
): CoachVoice | undefined {
  if (voice === undefined || !config.rateLimit) return voice
  const one = { max: config.coachCallsPerHour, windowMs }
  const all = { max: config.coachCallsPerHour * peopleOnANetwork, windowMs }
  const network = networkOf(request.ip)
  return meteredVoice(voice, async () => {
    const own =
      member === undefined
        ? await counts.take('coach-stranger', network, one)
        : await store.throttles.take(accountKey('coach', member.userId), clock(), one)
    return own.allowed && (await counts.take('coach-network', network, all)).allowed
  })
}
