/** "How this score was made" for the instruments whose parts are plain sums: social, literacy, MNA and stress. */

import { explanationWords as words } from '../wording/explanation.ts'
import {
  askedItems,
  type Explainable,
  type ExplainedPart,
  type ExplainedRow,
  type Explanation,
  labelOf,
  numberOf,
  rowOf,
  sumOfRows,
} from './explained.ts'

function plainPart(from: Explainable, rows: readonly ExplainedRow[], name: string): ExplainedPart {
  const sum = sumOfRows(rows, name)
  return { name, label: labelOf(from.instrument, name), sum, counted: sum, how: null }
}

function choiceRows(from: Explainable): readonly ExplainedRow[] {
  return askedItems(from).map((item) => rowOf(item, from.values))
}

function plusSigns(parts: readonly ExplainedPart[]): string {
  return parts.map((part) => part.counted).join(' + ')
}

/**
 * Explains a digital literacy score.
 *
 * @param from - the scored answers.
 * @returns rows, six parts and the addition.
 */
export function explainLiteracy(from: Explainable): Explanation {
  const rows = choiceRows(from)
  const names = ['device', 'frequency', 'activity', 'belief', 'motivation', 'courses']
  const parts = names.map((name) => plainPart(from, rows, name))
  const { score } = from.result
  return { rows, parts, steps: [`${plusSigns(parts)} = ${score}`], result: from.result }
}

/**
 * Explains a nutrition score, with the BMI as its sixth row.
 *
 * @param from - the scored answers.
 * @returns rows, six parts and the addition.
 */
export function explainMna(from: Explainable): Explanation {
  const bmiRow: ExplainedRow = {
    linkId: 'bmi',
    topic: labelOf(from.instrument, 'bmi'),
    prompt: words.savedBmi,
    answer: from.bmi ?? '',
    component: 'bmi',
    points: numberOf(from.result, 'bmi'),
    note: words.bmiPoints,
  }
  const rows = [...choiceRows(from), bmiRow]
  const names = ['foodIntake', 'weightLoss', 'mobility', 'stress', 'neuro', 'bmi']
  const parts = names.map((name) => plainPart(from, rows, name))
  const { score } = from.result
  return { rows, parts, steps: [`${plusSigns(parts)} = ${score}`], result: from.result }
}

/**
 * Explains a stress score, with the estimate for the question that is left out.
 *
 * @param from - the scored answers.
 * @returns rows, two parts and the addition.
 */
export function explainStress(from: Explainable): Explanation {
  const rows = choiceRows(from)
  const strain = plainPart(from, rows, 'strain')
  const control = plainPart(from, rows, 'lowControl')
  const counted = from.result.score - strain.counted
  const how = words.threeForFour(control.counted, counted)
  const parts = [strain, { ...control, counted, how }]
  const { score } = from.result
  return { rows, parts, steps: [`${plusSigns(parts)} = ${score}`], result: from.result }
}

/**
 * Explains a social score: the published total, then our steps from it to 0 to 11.
 *
 * @param from - the scored answers.
 * @returns rows, two parts that add up to the total, and the steps.
 */
export function explainSocial(from: Explainable): Explanation {
  const rows = choiceRows(from)
  const parts = ['family', 'friends'].map((name) => plainPart(from, rows, name))
  const total = numberOf(from.result, 'lsnsR')
  const { score } = from.result
  const step =
    total >= 24 ? words.fromTheLine(score) : words.belowTheLine(Math.floor(total / 3), score)
  return {
    rows,
    parts,
    steps: [words.publishedTotal(plusSigns(parts), total), step],
    result: from.result,
  }
}
