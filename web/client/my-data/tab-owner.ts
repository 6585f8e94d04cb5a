/** What a tab remembers belongs to whoever is logged in, and goes when they leave, in whichever tab. */

import { readSession, subscribeToSession } from '../session.ts'
import { forgetTabMemory, forgetTabMemoryOf, readTabMemory, writeTabMemory } from '../tab-memory.ts'

/** Names the person in the tab's own memory: a tab that slept, or was brought back, missed the logout. */
const ownerKey = 'owner'

/**
 * Looks at once, and at every change of the session.
 *
 * @returns stops watching.
 */
export function keepTabToOwner(): () => void {
  look()
  return subscribeToSession(look)
}

function look(): void {
  const { userId } = readSession()
  const owner = readTabMemory(ownerKey)
  if (owner === userId) return
  // A guest who becomes a member does not leave: what names nobody stays.
  if (owner !== null && userId === null) forgetTabMemory()
  else if (owner !== null) forgetTabMemoryOf(owner)
  writeTabMemory(ownerKey, userId)
}
