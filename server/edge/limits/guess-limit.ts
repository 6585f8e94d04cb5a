/** How often one network may make the calls where guessing pays; counted in the database, so that it holds across processes. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addresses, type Address, type EndpointName } from '#contract/addresses.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { refuse } from '../../http/problems.ts'
import type { FailedTries } from '../../identity/failed-tries.ts'
import { networkOf, siteFactor, siteOf } from '../../identity/network-of.ts'
import type { SharedCounts } from '../../identity/shared-counts.ts'
import type { TrustedNetworks } from '../../identity/trusted-networks.ts'
import type { RateLimit } from '../../store/throttles.ts'

/** A class in a library shares one address; a site of IPv6 may do more, but not 65,536 times that. */
const usual: RateLimit = { max: 60, windowMs: 5 * 60_000 }

/**
 * Calls that are not treated like the rest: they have an allowance of their own, here or, with
 * `counted-later`, where their body has been read.
 */
const exceptions: Partial<Record<EndpointName, RateLimit | 'counted-later'>> = {
  register: { max: 40, windowMs: 10 * 60_000 },
  // Every sign-in page asks for them when it opens, and they tell nothing.
  passkeySignInOptions: { max: 300, windowMs: 5 * 60_000 },
  // Somebody in danger must not be turned away: it is counted once that was looked for (coach-allowance.ts).
  chat: 'counted-later',
}

/** Of these only what is wrong counts: right ones come by the hundred where many share one address. */
const onlyWrong = new Set<string>([
  'register',
  'login',
  'verifyCode',
  'signInWithPasskey',
] satisfies EndpointName[])

/** All of them, right or wrong: nobody fills the disk with accounts. */
const ceilings: Readonly<Record<string, RateLimit>> = {
  register: { max: 1000, windowMs: 60 * 60_000 },
}

const proofNeeded = `"code":"${'PROOF_NEEDED' satisfies ProblemCode}"`

/**
 * Gives the allowance of a call. Whatever strangers may send is limited unless it is excepted here,
 * so that a new call is limited by itself.
 *
 * @param name - of the call.
 * @param address - of the call.
 * @returns how often one network may make it; undefined where it is not counted here.
 */
export function guessAllowanceOf(
  name: string,
  { method, access }: Pick<Address, 'method' | 'access'>,
): RateLimit | undefined {
  const own = Object.entries(exceptions).find(([one]) => one === name)?.[1]
  if (own !== undefined) return own === 'counted-later' ? undefined : own
  return access === 'anyone' && method !== 'GET' ? usual : undefined
}

/** What the limit works with. */
export interface GuessLimitParts {
  /** What all processes count together. */
  readonly counts: SharedCounts
  readonly failedTries: FailedTries
  /** Whose calls are not counted. */
  readonly isTrusted: TrustedNetworks
}

/**
 * Installs the limit on routes that are added later, before a body is read.
 *
 * @param app - the server before its routes.
 * @param parts - what it works with.
 */
export function limitGuesses(app: FastifyInstance, parts: GuessLimitParts): void {
  const limited = new Map<string, Limited>()
  for (const [name, address] of Object.entries<Address>(addresses)) {
    const allowance = guessAllowanceOf(name, address)
    if (allowance) limited.set(`${address.method} ${address.path}`, { name, allowance })
  }
  app.addHook('onRoute', (route) => {
    const found = typeof route.method === 'string' && limited.get(`${route.method} ${route.url}`)
    if (!found) return
    if (onlyWrong.has(found.name)) {
      const { before, after } = countFailures(parts, found)
      route.onRequest = [route.onRequest ?? [], before].flat()
      route.onSend = [route.onSend ?? [], after].flat()
    } else {
      route.onRequest = [route.onRequest ?? [], countAll(parts, found)].flat()
    }
  })
}

interface Limited {
  readonly name: string
  readonly allowance: RateLimit
}

/** A household and, where that is wider, the site around it. */
function networksOf(ip: string, { max, windowMs }: RateLimit) {
  const [network, site] = [networkOf(ip), siteOf(ip)]
  const own = { who: network, allowance: { max, windowMs } }
  if (site === network) return [own]
  return [own, { who: site, allowance: { max: siteFactor * max, windowMs } }]
}

function countAll({ counts, isTrusted }: GuessLimitParts, { name, allowance }: Limited) {
  return async ({ ip }: FastifyRequest) => {
    if (isTrusted(ip)) return
    for (const one of networksOf(ip, allowance)) {
      const taken = await counts.take(`network-${name}`, one.who, one.allowance)
      if (!taken.allowed) throw refuse('tooManyRequests').after(taken.retryAfterS)
    }
  }
}

function countFailures(parts: GuessLimitParts, limited: Limited) {
  const { failedTries, isTrusted } = parts
  const what = `network-${limited.name}`
  const begun = new WeakMap<FastifyRequest, string[]>()
  const ceiling = ceilings[limited.name]
  const countCeiling =
    ceiling && countAll(parts, { name: `${limited.name}-all`, allowance: ceiling })
  const end = async (request: FastifyRequest, hasFailed: boolean) => {
    const networks = begun.get(request) ?? []
    begun.delete(request)
    for (const who of networks) await failedTries.end(what, who, hasFailed)
  }
  return {
    before: async (request: FastifyRequest, reply: FastifyReply) => {
      if (isTrusted(request.ip)) return
      await countCeiling?.(request)
      const networks: string[] = []
      begun.set(request, networks)
      // Whoever hangs up before the answer was not right.
      reply.raw.once('close', () => void end(request, true).catch(() => undefined))
      for (const { who, allowance } of networksOf(request.ip, limited.allowance)) {
        const taken = await failedTries.begin(what, who, allowance)
        if (!taken.allowed) throw refuse('tooManyRequests').after(taken.retryAfterS)
        networks.push(who)
      }
    },
    /** Before the answer: whoever has it may call again at once. */
    after: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      await end(request, isWrong(reply.statusCode, payload))
    },
  }
}

/** Our own faults are nobody's guess, and to be asked for a proof is the way in on a new browser. */
function isWrong(status: number, payload: unknown): boolean {
  if (status < 400 || status >= 500) return false
  return !(typeof payload === 'string' && payload.includes(proofNeeded))
}
