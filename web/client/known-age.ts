/** Whether a person is known to be 65 or older: nobody is asked for it where it is not known. */

import { useCallback } from 'react'
import { call } from './call.ts'
import type { Session } from './session.ts'
import { useLoaded } from './use-loaded.ts'

/** Age groups of the learning questions, by the codes that are stored. */
const groupsFrom65: ReadonlySet<unknown> = new Set(['65-69', '70-74', '75-79', '80 or older'])

/**
 * Finds out in the background, by the account of a member or by what a guest said in the learning questions.
 *
 * @param session - undefined while it is not known who is there.
 * @returns false until it is known, and where it is not.
 */
export function useIsFrom65(session: Session | undefined): boolean {
  const { userId = null, token = null } = session ?? {}
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (userId === null) return false
      if (token === null) {
        const newest = await call('literacyScore', { params: { userId }, signal })
        if (!newest.ok || Array.isArray(newest.reply.answers)) return false
        return groupsFrom65.has(newest.reply.answers['food-intake'])
      }
      const me = await call('me', { signal })
      return me.ok && new Date().getFullYear() - me.reply.yearOfBirth >= 65
    },
    [userId, token],
  )
  const { loaded } = useLoaded(load)
  return loaded.status === 'done' && loaded.value
}
