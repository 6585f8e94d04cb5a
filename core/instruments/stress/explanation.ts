/** "How this score was made" for stress, with the estimate for the question that is left out. */

import {
  choiceRows,
  type Explainable,
  type Explanation,
  explainedBySum,
  sumPart,
} from '../../explained.ts'
import { explanationWords as words } from '../../wording/explanation.ts'

/**
 * Explains a stress score.
 *
 * @param from - the scored answers.
 * @returns rows, two parts and the addition.
 */
export function explainStress(from: Explainable): Explanation {
  const rows = choiceRows(from)
  const strain = sumPart(from, rows, 'strain')
  const control = sumPart(from, rows, 'lowControl')
  const counted = from.result.score - strain.counted
  const how = words.threeForFour(control.counted, counted)
  return explainedBySum(from, rows, [strain, { ...control, counted, how }])
}
