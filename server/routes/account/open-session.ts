/** Opens a session for a person who has just proved who they are, and remembers their browser. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { proofNeeded } from '../../http/problems.ts'
import type { Services } from '../../services.ts'

/**
 * Signs a person in.
 *
 * @param services - what sessions need.
 * @param call - the call that carried the proof; its answer gets the cookie of the browser.
 * @param userId - the person.
 * @param proof - how they proved it.
 * @returns the reply of every sign-in.
 * @throws Problem for a person who was deleted since they proved who they are.
 */
export async function openRemembered(
  { gate, browsers, auditTrail }: Pick<Services, 'gate' | 'browsers' | 'auditTrail'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  userId: string,
  proof: 'password' | 'code' | 'passkey',
): Promise<{ token: string; userID: string }> {
  const browser = await browsers.remember(request, userId)
  const token = await gate.open(browser.device, auditTrail.event(`sign-in-${proof}`, userId))
  if (token === undefined) throw proofNeeded()
  browsers.give(reply, browser)
  return { token, userID: userId }
}
