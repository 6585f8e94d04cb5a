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
  {
    gate,
    browsers,
    auditTrail,
    store,
  }: Pick<Services, 'gate' | 'browsers' | 'auditTrail' | 'store'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  userId: string,
  proof: 'password' | 'code' | 'passkey',
): Promise<{ token: string; userID: string }> {
  const browser = await browsers.remember(request, userId)
  const event = auditTrail.event(`sign-in-${proof}`, userId)
  const token = await gate.open(browser.device, event).catch(async (fault: unknown) => {
    // Deleted between the proof and now: the same answer as a moment later.
    const isThere = (await store.users.find(userId)) !== undefined
    throw isThere ? fault : proofNeeded()
  })
  browsers.give(reply, browser)
  return { token, userID: userId }
}
