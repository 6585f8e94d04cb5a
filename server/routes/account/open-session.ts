/** Opens a session for a person who has just proved who they are, and remembers their browser unless it is shared. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../http/problems.ts'
import type { Services } from '../../services.ts'
import type { NewDevice } from '../../store/devices.ts'
import type { Proof } from '../../store/proofs.ts'

/**
 * Signs a person in.
 *
 * @param services - what sessions need.
 * @param call - the call that carried the proof; its answer gets the cookie of the browser.
 * @param userId - the person.
 * @param proof - how they proved it.
 * @param isShared - true where others use this device too: then no browser is remembered.
 * @returns the reply of every sign-in.
 * @throws Problem where the person was deleted since, or the proof holds no more.
 */
export async function openRemembered(
  { gate, browsers, auditTrail }: Pick<Services, 'gate' | 'browsers' | 'auditTrail'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  userId: string,
  proof: Proof,
  isShared = false,
): Promise<{ token: string; userID: string }> {
  const browser = await browsers.remember(request, userId)
  const device = isShared ? neverAgain(browser.device) : browser.device
  const event = auditTrail.event(`sign-in-${proof.by}`, userId)
  const token = await gate.open(device, event, proof)
  if (token === undefined) throw refuse('proofNeeded')
  if (isShared) await browsers.forgetGone(request, reply)
  else browsers.give(reply, browser)
  return { token, userID: userId }
}

/**
 * A browser in which email alone never signs in.
 *
 * @param device - the browser.
 * @returns it, remembered for no time at all.
 */
export function neverAgain(device: NewDevice): NewDevice {
  return { ...device, expiresAt: device.createdAt }
}
