/** The one kind of body that is read. */

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
