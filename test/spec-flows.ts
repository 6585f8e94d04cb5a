/** What the specification prints about each questionnaire and its score, and what a person reads for it. */

import type { InstrumentId } from '#core/instrument-table.ts'

/** A printed option: what is stored and sent, and what is read where that is friendlier. */
export type SpecOption = string | readonly [stored: string, read: string]

/** One questionnaire with its score page (specification, sections 2, 4, 8 and 9). */
export interface SpecFlow {
  readonly instrument: InstrumentId
  readonly title: string
  /** Questions of each page; follow-ups that some answers call for are not counted. */
  readonly pages: readonly number[]
  /** The options of each page, where the specification prints them. */
  readonly options?: readonly (readonly SpecOption[])[]
  /** Keys of what is sent; a list has none. */
  readonly keys: RegExp | readonly string[] | 'list'
  /** What is said when the session is gone from the browser at the moment of sending. */
  readonly noUser: string
  readonly max: number
  /** The legend: range and label. */
  readonly bands: readonly (readonly [range: string, label: string])[]
}

const counts: readonly SpecOption[] = [
  ['0', 'None'],
  '1',
  '2',
  ['3-4', '3 or 4'],
  ['5-8', '5 to 8'],
  ['9+', '9 or more'],
]
const frequencies: readonly SpecOption[] = [
  'Never',
  'Seldom',
  'Sometimes',
  'Often',
  ['VeryOften', 'Very often'],
  'Always',
]
const contacts: readonly SpecOption[] = [
  ['< Monthly', 'Less than monthly'],
  'Monthly',
  ['Few times/month', 'A few times a month'],
  'Weekly',
  ['Few times/week', 'A few times a week'],
  'Daily',
]
const stressOptions: readonly SpecOption[] = [
  'Never',
  ['Almost Never', 'Almost never'],
  'Sometimes',
  ['Fairly Often', 'Fairly often'],
  ['Very Often', 'Very often'],
]
const days: readonly SpecOption[] = [
  'Never',
  ['1-2 days', '1 or 2 days'],
  ['3-4 days', '3 or 4 days'],
  ['5-7 days', '5 to 7 days'],
]

const pageAndIndex = /^\d+-\d+$/
const noUser = 'User not logged in'
const noUserFirst = 'User not logged in. Please log in first.'

/** All six. */
export const specFlows: Readonly<Record<InstrumentId, SpecFlow>> = {
  social: {
    instrument: 'social',
    title: 'Lubben Social Networking Scale',
    pages: [3, 2, 1, 3, 2, 1],
    options: [counts, frequencies, contacts, counts, frequencies, contacts],
    keys: 'list',
    noUser: 'User ID is missing. Please log in again.',
    max: 11,
    bands: [
      ['0-3', 'Not Lonely'],
      ['4-8', 'Moderately Lonely'],
      ['9-10', 'Severely Lonely'],
      ['11', 'Very Severely Lonely'],
    ],
  },
  literacy: {
    instrument: 'literacy',
    title: 'Digital Literacy Survey',
    pages: [1, 1, 1, 1, 1, 1, 1],
    keys: ['food-intake', 'weight-loss', 'mobility', 'stress', 'neuro', 'skill', 'class'],
    noUser: noUserFirst,
    max: 10,
    bands: [
      ['0-5', 'Potential Cognitive Concerns'],
      ['6-7', 'Mild Cognitive Changes'],
      ['8-10', 'Strong Cognitive Function'],
    ],
  },
  exercise: {
    instrument: 'exercise',
    title: 'Sports and Activities',
    pages: [1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1],
    options: Array.from({ length: 11 }, () => days),
    keys: pageAndIndex,
    noUser,
    max: 350,
    bands: [
      ['0-50', 'Very Low Activity'],
      ['51-150', 'Low to Moderate'],
      ['151-250', 'Moderate to Active'],
      ['251-350', 'Highly Active'],
    ],
  },
  mna: {
    instrument: 'mna',
    title: 'Mini Nutritional Assessment',
    pages: [1, 1, 1, 1, 1],
    keys: ['food-intake', 'weight-loss', 'mobility', 'stress', 'neuro'],
    noUser: noUserFirst,
    max: 14,
    bands: [
      ['0-7', 'Malnourished'],
      ['8-11', 'At Risk'],
      ['12-14', 'Normal Nutrition'],
    ],
  },
  stress: {
    instrument: 'stress',
    title: 'Perceived Stress Scale',
    pages: [5, 4],
    options: [stressOptions, stressOptions],
    keys: pageAndIndex,
    noUser,
    max: 40,
    bands: [
      ['0-13', 'Low'],
      ['14-26', 'Moderate'],
      ['27-40', 'High'],
    ],
  },
  sleep: {
    instrument: 'sleep',
    title: 'Pittsburgh Sleep Quality Index',
    pages: [4, 3, 3, 3, 3, 3, 3],
    keys: pageAndIndex,
    noUser,
    max: 21,
    bands: [
      ['0-5', 'Good'],
      ['6-10', 'Moderate'],
      ['11-15', 'Severe'],
      ['16-21', 'Very Severe'],
    ],
  },
}
