/** "How this score was made": every answer with the points it added, so that anyone can check a score. */

import { explainExercise } from './explanations/exercise-explanation.ts'
import type { Explainable, Explanation } from './explanations/explained.ts'
import { explainSleep } from './explanations/sleep-explanation.ts'
import {
  explainLiteracy,
  explainMna,
  explainSocial,
  explainStress,
} from './explanations/sum-explanation.ts'
import { type Instrument, type InstrumentId, itemsOf } from './instrument.ts'
import { isPlainObject, type PlainObject } from './rules/plain-object.ts'
import { isFault, type ScoringContext, type ScoringFault } from './scoring.ts'

const explainers: Readonly<Record<InstrumentId, (from: Explainable) => Explanation>> = {
  social: explainSocial,
  literacy: explainLiteracy,
  exercise: explainExercise,
  mna: explainMna,
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
  return explainers[instrument.id]({ instrument, values, result, bmi: context.bmi ?? null })
}

function valuesOf(instrument: Instrument, wireAnswers: unknown): PlainObject {
  if (isPlainObject(wireAnswers)) return wireAnswers
  const list: readonly unknown[] = Array.isArray(wireAnswers) ? wireAnswers : []
  return Object.fromEntries(itemsOf(instrument).map((item, index) => [item.linkId, list[index]]))
}
