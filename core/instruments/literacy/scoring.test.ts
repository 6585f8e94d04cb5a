/** Digital literacy: points of every option, bands, faults (scoring design, section 6). */

import { describe, expect, it } from 'vitest'
import { literacy } from './scoring.ts'

/** Key, component and options with points, in the printed order. */
const printed: readonly (readonly [string, string, Readonly<Record<string, number>>])[] = [
  [
    'weight-loss',
    'device',
    {
      'None, or a basic phone': 0,
      Smartphone: 1,
      Tablet: 1,
      Computer: 1,
      'More than one of these': 2,
    },
  ],
  [
    'mobility',
    'frequency',
    {
      Never: 0,
      'Less than once a week': 0,
      'Every week, but not every day': 1,
      'Every day': 2,
    },
  ],
  [
    'stress',
    'activity',
    {
      None: 0,
      'Reading, watching or listening': 1,
      'Email, messages or video calls': 2,
      'Services such as banking, shopping or health appointments': 3,
    },
  ],
  [
    'neuro',
    'belief',
    { 'Strongly disagree': 0, Disagree: 0, 'Not sure': 0, Agree: 1, 'Strongly agree': 1 },
  ],
  ['skill', 'motivation', { 'Not at all': 0, 'A little': 0, 'Quite a lot': 1, 'Very much': 1 }],
  ['class', 'courses', { No: 0, 'Not yet, but I plan to': 0, Yes: 1 }],
]
const ages = ['Under 60', '60-64', '65-69', '70-74', '75-79', '80 or older']

interface Sheet {
  readonly answers: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, number>>
}

/** Every possible set of answers besides the age: 4,800. */
const everySheet = printed.reduce<readonly Sheet[]>(
  (sheets, [key, component, options]) =>
    sheets.flatMap((sheet) =>
      Object.entries(options).map(([code, points]) => ({
        answers: { ...sheet.answers, [key]: code },
        parts: { ...sheet.parts, [component]: points },
      })),
    ),
  [{ answers: {}, parts: {} }],
)
const bandFor = (score: number) => {
  if (score >= 8) return 'Strong Cognitive Function'
  return score >= 6 ? 'Mild Cognitive Changes' : 'Potential Cognitive Concerns'
}

describe('literacy.score', () => {
  it('is right for every possible set of answers, whatever the age, and reaches 0 to 10', () => {
    const reached = new Set<number>()
    for (const [index, { answers, parts }] of everySheet.entries()) {
      const age = ages[index % ages.length]
      const score = Object.values(parts).reduce((sum, part) => sum + part, 0)
      reached.add(score)
      const result = literacy.score({ ...answers, 'food-intake': age }, {})
      expect(result).toEqual({ score, band: bandFor(score), components: parts, flags: [] })
    }
    expect(everySheet).toHaveLength(4_800)
    expect(reached.size).toBe(11)
  })

  const first = { ...everySheet[0]?.answers, 'food-intake': '65-69' }
  it.each([
    [everySheet[0]?.answers, 'INCOMPLETE', 'food-intake'],
    [{ ...first, class: ' ' }, 'INCOMPLETE', 'class'],
    [{ ...first, 'food-intake': '66' }, 'INVALID_OPTION', 'food-intake'],
    [{ ...first, skill: 'very much' }, 'INVALID_OPTION', 'skill'],
    [{ ...first, skill: 'x', neuro: 7 }, 'INVALID_OPTION', 'neuro'],
    [[first], 'INVALID_ANSWERS', null],
    [42, 'INVALID_ANSWERS', null],
  ])('case %# gives %s', (answers, error, field) => {
    expect(literacy.score(answers, {})).toEqual({ error, field })
  })
})
