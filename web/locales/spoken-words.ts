/** What people say in English around an answer, so that it is known again. Nothing of it is ever shown. */

/** One answer: as it is written, then in other words. */
type SameAnswer = readonly [string, ...string[]]

export const spokenWords = {
  /** Numbers up to 99 are put together from these. */
  numbers: {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  } as Readonly<Record<string, number>>,
  /** Stands between sixty and four; nothing in English. */
  betweenTensAndOnes: '',
  point: ['point'],
  /** The first comes first; each may be said in several ways. */
  ordinals: [
    ['first'],
    ['second'],
    ['third'],
    ['fourth'],
    ['fifth'],
    ['sixth'],
    ['seventh'],
    ['eighth'],
  ],
  last: ['last'],
  /** "Number two", "answer two". */
  beforeNumber: ['number', 'answer', 'option', 'choice'],
  /** "The second one", "the second answer". */
  afterOrdinal: ['one', 'answer', 'option', 'choice'],
  yes: ['yes', 'yeah', 'yep', 'yes i do', 'yes i did', 'yes i have', 'yes i was'] as SameAnswer,
  no: ['no', 'nope', 'no i do not', 'no i did not', 'no i have not', 'no i was not'] as SameAnswer,
  /** What comes before an answer and says nothing of it. Never a word that denies. */
  opening: [
    'um',
    'uh',
    'well',
    'okay',
    'ok',
    'i think',
    'i would say',
    'i say',
    'i am',
    'i was',
    'i have',
    'i',
    'my answer is',
    'the answer is',
    'it is',
    'it was',
    'that is',
    'that would be',
    'the',
    'a',
    'an',
  ],
  closing: ['please', 'thank you', 'thanks', 'i think', 'i would say'],
  /** Ends of words that stand for a word of their own; the first that fits. */
  endings: { "n't": 'not', "'m": 'am', "'d": 'would', "'s": 'is', "'ve": 'have' } as Readonly<
    Record<string, string>
  >,
  /** Other ways to say or write the same. */
  same: {
    cant: 'cannot',
    per: 'a',
    lb: 'pounds',
    lbs: 'pounds',
    pound: 'pounds',
    kg: 'kilograms',
    kilo: 'kilograms',
    kilos: 'kilograms',
    kilogram: 'kilograms',
  } as Readonly<Record<string, string>>,
  /** What an answer counts or measures; with one of these a number alone may mean an amount. */
  amounts: ['once', 'twice', 'day', 'week', 'month', 'hour', 'daily', 'weekly', 'monthly'],
  /** Between the ends of a range, where a dash is written. */
  rangeDash: 'to',
  /** How an answer names numbers: "1 or 2 days", "80 or older", "under 60". */
  ranges: {
    between: ['or', 'to'],
    before: '',
    orMore: ['or more', 'or older'],
    under: ['under'],
    units: ['days'],
  },
  /** May follow a number that is said: "72 years old". */
  counted: [
    'day',
    'days',
    'year',
    'years',
    'years old',
    'people',
    'person',
    'relatives',
    'friends',
  ],
}

/** What people say in one language. */
export type SpokenWords = typeof spokenWords
