/** Advice and chats; nothing that is said here is stored. */

import type { Handlers } from '../http/mount.ts'
import { noScore, unavailable } from '../http/problems.ts'
import type { Services } from '../services.ts'
import { readCoachPerson } from './coach-person.ts'

const retryAfterS = 60

/**
 * Makes the handlers of the coach.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function coachRoutes(services: Services): Pick<Handlers, 'getAdvice' | 'aiAdvice' | 'chat'> {
  return {
    async getAdvice({ member }) {
      const { newest } = await readCoachPerson(services, member)
      if (newest.size === 0) throw noScore('Complete at least one assessment first.')
      throw unavailable(retryAfterS)
    },
    aiAdvice: () => Promise.reject(unavailable(retryAfterS)),
    chat: () => Promise.reject(unavailable(retryAfterS)),
  }
}
