/** How a time of day is read back to a person, in Spanish. */

import type { ClockWords } from './clock.ts'

/** Both letters stay on one line. */
export const clockWords: ClockWords = {
  am: 'a.\u00a0m.',
  pm: 'p.\u00a0m.',
  midnight: '12:00 a.\u00a0m. (medianoche)',
  noon: '12:00 p.\u00a0m. (mediodía)',
}
