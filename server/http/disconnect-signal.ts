/** Tells that the person a call is answered for has gone. */

import type { FastifyReply } from 'fastify'

/**
 * Watches the connection of a call.
 *
 * @param reply - the answer in the making.
 * @returns a signal that is aborted as soon as nobody can get the answer any longer; also after its
 *   end, when it means nothing.
 */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (reply.raw.destroyed) gone.abort()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
