/** Lets connections go while the server stops, so that nobody has to wait for quiet browsers. */

import type { FastifyInstance } from 'fastify'

/**
 * Tells clients, in the answers that are still given while the server stops, to hang up afterwards.
 *
 * @param app - the server before its routes.
 */
export function closeAfterLastAnswers(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}
