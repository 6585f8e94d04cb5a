/** How a time of day is read back to a person. */

export const clockWords = {
  am: 'AM',
  pm: 'PM',
  midnight: '12:00 AM (midnight)',
  noon: '12:00 PM (noon)',
}

/** The words of a time in one language. */
export type ClockWords = typeof clockWords
