/** Who has left something on this device without an account. */

import { useSession } from '../session.ts'
import { useLoaded } from '../use-loaded.ts'
import type { GuestHere } from './guests-here.ts'

const nobody: readonly GuestHere[] = []

/** What reads all that was left is fetched only where somebody was here. */
async function lookForGuests(): Promise<readonly GuestHere[]> {
  const { knownGuests } = await import('./known-guests.ts')
  if (knownGuests().length === 0) return nobody
  const { earlierGuests } = await import('./enter-as-guest.ts')
  return earlierGuests()
}

/** Those of this device, the latest first; null until it is known, nobody for a person who has an id. */
export function useEarlierGuests(): readonly GuestHere[] | null {
  const session = useSession()
  const { loaded } = useLoaded(lookForGuests)
  if (typeof session?.userId === 'string') return nobody
  return loaded.status === 'loading' ? null : loaded.value
}
