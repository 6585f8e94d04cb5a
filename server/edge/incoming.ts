/** What comes in is made readable: the address, and the one kind of body that is taken. */

import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies and refuses every other kind. An empty body counts as none, because browsers
 * name the kind even where a call has nothing to say.
 *
 * @param app - the server before its routes.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else void parse(request, body, done)
    },
  )
}

/** The part of a request that is read. */
interface Addressed {
  readonly url?: string | undefined
}

/**
 * Gives the address to route by. A path whose escapes are broken, like `/about%`, is taken letter by
 * letter: it then meets the same pages, guards and refusals as any other.
 *
 * @param request - the request as it came.
 * @returns the address, with a path that can be decoded.
 */
export function readableAddress({ url = '/' }: Addressed): string {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split(/(?=\?)/)
  if (canDecode(path)) return url
  return [path.replaceAll('%', '%25'), ...query].join('')
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
