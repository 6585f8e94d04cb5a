/** How a threshold of change was derived; the figures follow it. */

export const derivedThreshold =
  'Smallest change that is very likely real: 1.96 x √2 x SD x √(1 - r), rounded up to a whole point'

/** The words in one language. */
export type DerivedThreshold = string
