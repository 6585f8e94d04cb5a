/** Tells apart an address that nothing has from one that is called in the wrong way. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { addresses, operatorPaths, type Address } from '#contract/addresses.ts'
import { type Problem, refuse } from '../../http/problems.ts'

interface KnownAddress {
  readonly method: string
  readonly pattern: RegExp
}

const known: readonly KnownAddress[] = [
  ...Object.values<Address>(addresses),
  ...Object.values(operatorPaths).map((path) => ({ method: 'GET', path })),
].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/**
 * Gives the refusal of a request that no route takes, and names in `Allow` what would be taken.
 *
 * @param request - the request.
 * @param reply - its answer, nothing of it sent yet.
 * @returns 405 where a call has the address under another method, else 404.
 */
export function missing(request: FastifyRequest, reply: FastifyReply): Problem {
  const [path = ''] = request.url.split('?', 1)
  const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  // A right method comes here with an address that only looks like a call's.
  if (methods.length === 0 || methods.includes(request.method)) return refuse('notFound')
  const all = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  reply.header('allow', [...new Set(all)].join(', '))
  return refuse('methodNotAllowed')
}
