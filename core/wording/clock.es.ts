/** How a time of day is read back to a person, in Spanish. */

import type { ClockWords } from './clock.ts'

export const clockWords: ClockWords = {
  am: 'a. m.',
  pm: 'p. m.',
  midnight: '12:00 a. m. (medianoche)',
  noon: '12:00 p. m. (mediodía)',
}
