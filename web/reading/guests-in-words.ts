/** The guests of this device as their buttons name them. */

import type { GuestHere } from '../client/local-backend/guests-here.ts'
import { earlierGuestTexts } from '../locales/earlier-guests.ts'
import { longDate } from './dates.ts'

/** Each with how much there is and from when; null stays null. */
export function guestsInWords(guests: readonly GuestHere[] | null) {
  return (
    guests?.map(({ userId, results, begun, lastAt }) => ({
      id: userId,
      label: earlierGuestTexts.goOnAs(results, begun, lastAt === '' ? null : longDate(lastAt)),
    })) ?? null
  )
}
