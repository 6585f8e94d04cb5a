/** Says who may read the counts: with them, times and numbers of calls could be watched from afar. */

import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { hashSecret } from '../identity/secrets.ts'

const ownMachine = new BlockList()
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4')
ownMachine.addAddress('::1', 'ipv6')

/** Whatever of this a request carries, it came through a proxy and may be anybody's. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Decides about a reader of the counts. They say how often each call was made and how long it took
 * to the microsecond: in a small house that tells who is there, and what equal answers hide.
 *
 * @param request - who asks.
 * @param token - the operator's `METRICS_TOKEN`; where it is empty, programs on this machine alone
 *   may read.
 * @returns true for who may.
 */
export function mayReadMetrics(request: FastifyRequest, token: string): boolean {
  if (token !== '') {
    const given = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    return hashSecret(given) === hashSecret(token)
  }
  const address = request.socket.remoteAddress ?? ''
  const isHere = ownMachine.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return isHere && proxyHeaders.every((name) => request.headers[name] === undefined)
}
