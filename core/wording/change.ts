/** How a change between two results is said, the same on every page and in the report. */

export const changeWording = {
  better: 'Better than last time. The difference is large enough to be real.',
  worse:
    'Less good than last time. The difference is large enough to be real. A hard few weeks can do that, so see if it lasts.',
  'no-clear-change': (threshold: number) =>
    `No clear change. Differences of less than ${threshold} points happen to anyone from one time to the next.`,
  'too-soon':
    'It is too soon to judge a change. Leave at least two weeks between two tests, because the questions look back over time.',
  bandMoved: 'The label moved, but the difference is within normal variation.',
  /** Where no study tells how far a score moves by itself. */
  ownEstimate: 'This limit is our own estimate.',
  /** In a line of the report, and after "Since your first result". */
  brief: {
    better: 'Better. The difference is large enough to be real.',
    worse: 'Less good. The difference is large enough to be real.',
    'no-clear-change': (threshold: number) => `No clear change (under ${threshold} points).`,
    'too-soon': 'Too soon to judge: less than two weeks apart.',
    bandMoved: 'The label moved within normal variation.',
  },
  /** In a list, in two or three words. */
  short: {
    better: 'Better',
    worse: 'Less good',
    'no-clear-change': 'No clear change',
    'too-soon': 'Too soon to tell',
  },
}

/** The words in one language. */
export type ChangeWording = typeof changeWording

/** How a threshold of change was derived; the figures follow it. */
export const derivedThreshold =
  'Smallest change that is very likely real: 1.96 x √2 x SD x √(1 - r), rounded up to a whole point'

/** The words in one language. */
export type DerivedThreshold = string
