/** The door of the command line: dispatch, faults of whole requests, and no throwing. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instrumentIds } from './instrument-table.ts'
import { scoreLine } from './score-line.ts'

const unreadable = { error: 'INVALID_ANSWERS', field: null }

describe('scoreLine', () => {
  it.each([[null], [undefined], [[]], ['x'], [{}], [{ instrument: 'psqi' }], [{ instrument: 7 }]])(
    'cannot read %j',
    (request) => {
      expect(scoreLine(request)).toEqual(unreadable)
    },
  )

  it.each([...instrumentIds, 'bmi', 'sleep-time', 'change'])('%s wants answers', (instrument) => {
    expect(scoreLine({ instrument })).toEqual(unreadable)
    expect(scoreLine({ instrument, answers: 'x' })).toEqual(unreadable)
  })

  it.each([
    [
      { text: '10:30', kind: 'bed' },
      { time: '22:30', minutes: 1350, assumed: 'pm' },
    ],
    [{ kind: 'bed' }, { error: 'INVALID_TIME', field: null }],
    [
      { text: 'x', kind: 'wake' },
      { error: 'INVALID_TIME', field: null },
    ],
    [
      { text: '10:30', kind: 'nap' },
      { error: 'INVALID_OPTION', field: 'kind' },
    ],
  ])('reads the time %j', (answers, expected) => {
    expect(scoreLine({ instrument: 'sleep-time', answers })).toEqual(expected)
  })

  it.each([
    [{ instrument: 'social', previous: 20, current: 28 }, { verdict: 'better' }],
    [{ instrument: 'stress', previous: '20', current: '28' }, { verdict: 'worse' }],
    [
      { previous: 1, current: 2 },
      { error: 'INCOMPLETE', field: 'instrument' },
    ],
    [{ instrument: 'bmi', previous: 1, current: 2 }, { error: 'INVALID_OPTION' }],
    [
      { instrument: 'mna', previous: 1 },
      { error: 'INCOMPLETE', field: 'current' },
    ],
    [{ instrument: 'mna', previous: 'x', current: 2 }, { field: 'previous' }],
    [{ instrument: 'mna', previous: 1, current: Number.NaN }, { error: 'INVALID_NUMBER' }],
  ])('judges the change %j', (answers, expected) => {
    expect(scoreLine({ instrument: 'change', answers })).toMatchObject(expected)
  })

  it('takes a BMI that is no text for invalid, not for missing', () => {
    const answers = {
      'food-intake': 'Eating the same or more',
      'weight-loss': 'I do not know',
      mobility: 'I go out',
      stress: 'No',
      neuro: 'No such problems',
    }
    const request = { instrument: 'mna', answers }
    expect(scoreLine(request)).toEqual({ error: 'BMI_REQUIRED', field: null })
    expect(scoreLine({ ...request, bmi: null })).toEqual({ error: 'BMI_REQUIRED', field: null })
    expect(scoreLine({ ...request, bmi: 23.5 })).toEqual({ error: 'INVALID_BMI', field: null })
    expect(scoreLine({ ...request, bmi: '23.5' })).toMatchObject({ score: 12 })
  })

  it('never throws', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true })
    const names = fc.constantFrom(...instrumentIds, 'bmi', 'sleep-time', 'change', '__proto__')
    const keys = fc.constantFrom('instrument', 'previous', 'current', 'text', 'kind', '1-0', 'feet')
    const answers = fc.oneof(anything, fc.dictionary(keys, anything), fc.array(anything))
    const request = fc.record({ instrument: names, answers, bmi: anything })
    fc.assert(
      fc.property(fc.oneof(request, anything), (junk) => {
        expect(scoreLine(junk)).toBeTypeOf('object')
      }),
      { numRuns: 10_000 },
    )
  })
})
