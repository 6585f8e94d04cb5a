/** Matters that older people bring, on which the coach has no good source: each a class of its own where a question is heard. */

/** By the names with which examples are labelled; `coach/talk/matter-words.ts` says what is said to each. */
export const matters = [
  'leaks',
  'dizzy-rising',
  'which-tablet',
  'hearing-aid',
  'dementia-care',
  'parkinson',
  'forgetting',
  'recipe',
  'portion',
  'own-number',
  'device',
  'paid-scam',
  'medicine-cost',
] as const

/** One of them. */
export type Matter = (typeof matters)[number]
