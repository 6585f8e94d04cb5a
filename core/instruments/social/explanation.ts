/** "How this score was made" for social: the published total, then our steps from it to 0 to 11. */

import {
  choiceRows,
  type Explainable,
  type Explanation,
  numberOf,
  sumPart,
  additionOf,
} from '../../explained.ts'
import { explanationWords as words } from '../../wording/explanation.ts'

/**
 * Explains a social score.
 *
 * @param from - the scored answers.
 * @returns rows, two parts that add up to the total, and the steps.
 */
export function explainSocial(from: Explainable): Explanation {
  const rows = choiceRows(from)
  const parts = ['family', 'friends'].map((name) => sumPart(from, rows, name))
  const total = numberOf(from.result, 'lsnsR')
  const { score } = from.result
  const step =
    total >= 24 ? words.fromTheLine(score) : words.belowTheLine(Math.floor(total / 3), score)
  return {
    rows,
    parts,
    steps: [words.publishedTotal(additionOf(parts), total), step],
    result: from.result,
  }
}
