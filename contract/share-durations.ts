/** For how long a link to somebody's results can be given, free of npm code so that the browser can offer it. */

/** Days of each duration, in the order in which they are offered. */
export const shareDurations = { day: 1, week: 7, month: 30 } as const

/** Name of a duration. */
export type ShareDuration = keyof typeof shareDurations

/** The names in order. */
export const shareDurationNames = [
  'day',
  'week',
  'month',
] as const satisfies readonly ShareDuration[]
