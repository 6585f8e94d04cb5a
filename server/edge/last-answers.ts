/** Lets connections go while the server stops, so that nobody has to wait for quiet browsers. */

import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Tells clients, in the answers that are still given while the server stops, to hang up afterwards;
 * and hangs up on those that have not said a word. Browsers open such connections in advance, and
 * Node counts them as busy with their first request.
 *
 * @param app - the server before its routes.
 */
export function closeAfterLastAnswers(app: FastifyInstance): void {
  let isClosing = false
  const open = new Set<Socket>()
  app.server.on('connection', (connection) => {
    open.add(connection)
    connection.once('close', () => open.delete(connection))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const connection of open) if (connection.bytesRead === 0) connection.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  // A stream that had begun before could not be told; its connection is quiet now.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
