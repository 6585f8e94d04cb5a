/** A made-up person: invented answers, scored by the real rules. */

import type { Person, Result } from '#coach/person/person.ts'
import { instruments } from '#core/catalog.ts'
import { type Instrument, itemsOf } from '#core/instrument.ts'
import { type InstrumentId } from '#core/instrument-table.ts'
import { isFault } from '#core/scoring.ts'

/** For each item in the order asked: the place of the chosen option, or what was typed. */
type Choices = readonly (number | string)[]

const chosen: Readonly<Partial<Record<InstrumentId, Choices>>> = {
  social: [3, 2, 2, 3, 3, 4, 4, 3, 3, 4, 3, 4],
  literacy: [3, 4, 3, 2, 3, 2, 0],
  exercise: [3, 1, 1, 0, 0, 0, 0, 0, 1, 0, 3, 1, 0, 1, 2, 0, 0, 0, 0],
  mna: [1, 3, 2, 1, 2],
  stress: [2, 2, 3, 2, 2, 2, 2, 2, 2],
  sleep: ['11 pm', '40', '7 am', '5.5', 2, 3, 2, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0],
}

const bmi = '24.3'

function answersOf(instrument: Instrument, choices: Choices): unknown {
  const answers = itemsOf(instrument).map((item, index): [string, string] => {
    const choice = choices[index]
    if (typeof choice === 'string') return [item.linkId, choice]
    const option = item.kind === 'choice' ? item.options[choice ?? 0] : undefined
    return [item.linkId, option?.code ?? '']
  })
  return instrument.id === 'social' ? answers.map(([, code]) => code) : Object.fromEntries(answers)
}

/** An instrument with the made-up person's result. */
export interface MadeUpResult {
  readonly instrument: Instrument
  readonly result: Result
}

/** The six results; empty only if the invented answers no longer fit the questions. */
export const madeUpResults: readonly MadeUpResult[] = Object.values(instruments).flatMap(
  (instrument) => {
    const choices = chosen[instrument.id]
    if (choices === undefined) return []
    const outcome = instrument.score(answersOf(instrument, choices), { bmi })
    return isFault(outcome) ? [] : [{ instrument, result: { ...outcome, ageDays: 0 } }]
  },
)

/** The made-up person as the coach sees them. */
export const madeUpPerson: Person = {
  ageYears: 72,
  gender: 'Female',
  bmi: Number(bmi),
  results: Object.fromEntries(
    madeUpResults.map(({ instrument, result }) => [instrument.id, result]),
  ),
}
