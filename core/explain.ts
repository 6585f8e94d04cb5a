/** "How this score was made": every answer with the points it added, so that anyone can check a score. */

import {
  choiceRows,
  type Explainable,
  explainedBySum,
  type ExplainedRow,
  type Explanation,
  labelOf,
  numberOf,
  sumPart,
} from './explained.ts'
import { type Instrument, itemsOf } from './instrument.ts'
import { type InstrumentId } from './instrument-table.ts'
import { explainExercise } from './instruments/exercise/explanation.ts'
import { explainSleep } from './instruments/sleep/explanation.ts'
import { explainSocial } from './instruments/social/explanation.ts'
import { explainStress } from './instruments/stress/explanation.ts'
import { isPlainObject, type PlainObject } from './rules/plain-object.ts'
import { isFault, type ScoringContext, type ScoringFault } from './scoring.ts'
import { explanationWords as words } from './wording/explanation.ts'

/** The instruments whose score is more than the sum of its components. */
const explainers: Readonly<Partial<Record<InstrumentId, (from: Explainable) => Explanation>>> = {
  social: explainSocial,
  exercise: explainExercise,
  stress: explainStress,
  sleep: explainSleep,
}

/**
 * Takes a score apart.
 *
 * @param instrument - the instrument.
 * @param wireAnswers - stored or sent answers: a list for social, an object for the others.
 * @param context - the BMI that was used, for instruments with `needsBmi`.
 * @returns rows, parts and steps; or the scorer's fault where the answers cannot be scored.
 */
export function explainScore(
  instrument: Instrument,
  wireAnswers: unknown,
  context: ScoringContext,
): Explanation | ScoringFault {
  const result = instrument.score(wireAnswers, context)
  if (isFault(result)) return result
  const values = valuesOf(instrument, wireAnswers)
  const explain = explainers[instrument.id] ?? explainSum
  return explain({ instrument, values, result, bmi: context.bmi ?? null })
}

/** Explains a plain sum of all components; a saved BMI that is part of it is the last row. */
function explainSum(from: Explainable): Explanation {
  const { instrument } = from
  const rows = instrument.needsBmi ? [...choiceRows(from), bmiRow(from)] : choiceRows(from)
  const parts = instrument.components.map(({ name }) => sumPart(from, rows, name))
  return explainedBySum(from, rows, parts)
}

function bmiRow({ instrument, result, bmi }: Explainable): ExplainedRow {
  return {
    linkId: 'bmi',
    topic: labelOf(instrument, 'bmi'),
    prompt: words.savedBmi,
    answer: bmi ?? '',
    component: 'bmi',
    points: numberOf(result, 'bmi'),
    note: words.bmiPoints,
  }
}

function valuesOf(instrument: Instrument, wireAnswers: unknown): PlainObject {
  if (isPlainObject(wireAnswers)) return wireAnswers
  const list: readonly unknown[] = Array.isArray(wireAnswers) ? wireAnswers : []
  return Object.fromEntries(itemsOf(instrument).map((item, index) => [item.linkId, list[index]]))
}
