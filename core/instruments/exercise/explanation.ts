/** "How this score was made" for exercise: weight times days times hours, divided by 7. */

import {
  activityParts,
  activityWeights,
  partsOfPoint,
  twiceDays,
  twiceHours,
} from './activity-weights.ts'
import { explanationWords as words } from '../../wording/explanation.ts'
import { ownValue } from '../../rules/plain-object.ts'
import { roundToDecimals } from '../../rules/numbers.ts'
import {
  additionOf,
  askedItems,
  type Explainable,
  type ExplainedPart,
  type ExplainedRow,
  type Explanation,
  labelOf,
  numberOf,
  rowOf,
} from '../../explained.ts'

type CodeOf = (linkId: string) => unknown

/**
 * Explains an activity score.
 *
 * @param from - the scored answers.
 * @returns a row for each answer that was asked (points on the row of the days), three parts and the sum.
 */
export function explainExercise(from: Explainable): Explanation {
  const items = askedItems(from)
  const asked = new Set(items.map((item) => item.linkId))
  const codeOf: CodeOf = (linkId) => (asked.has(linkId) ? ownValue(from.values, linkId) : undefined)
  const rows = items.map((item) => activityRow(rowOf(item, from.values), codeOf))
  const { instrument, result } = from
  const parts = ['leisure', 'household', 'work'].map((name) => {
    const counted = numberOf(result, name)
    return { name, label: labelOf(instrument, name), sum: counted, counted, how: null }
  })
  const isClamped = result.flags.includes('clamped-to-350')
  const sum = sumInWords(parts, Math.round(numberOf(result, 'raw')))
  return { rows, parts, steps: isClamped ? [sum, words.stopsAt350] : [sum], result }
}

/**
 * Said in whole numbers, as the score is. The parts are added before they are rounded, so that the
 * numbers shown may miss the sum by one.
 */
function sumInWords(parts: readonly ExplainedPart[], total: number): string {
  const whole = parts.map((part) => ({ ...part, counted: Math.round(part.counted) }))
  const shown = whole.reduce((sum, { counted }) => sum + counted, 0)
  const addition = additionOf(whole)
  return shown === total ? `${addition} = ${total}` : words.roundedAtTheEnd(addition, total)
}

function activityRow(row: ExplainedRow, codeOf: CodeOf): ExplainedRow {
  if (!Object.hasOwn(activityWeights, row.linkId)) {
    const note = row.linkId === '11-2' ? words.decides : words.usedAbove
    return { ...row, points: null, note }
  }
  const points = roundToDecimals(activityParts(row.linkId, codeOf), partsOfPoint, 2)
  return { ...row, points, note: noteOf(row.linkId, codeOf) }
}

function noteOf(linkId: string, codeOf: CodeOf): string {
  const weight = activityWeights[linkId] ?? 0
  const page = Number.parseInt(linkId, 10)
  const days = twiceDays(codeOf(linkId))
  if (days === 0) return words.notDone
  if (page >= 6 && page <= 10) return words.countsOnce(weight)
  if (page === 11 && codeOf('11-2') === 'Mostly sitting') return words.sittingAddsNothing
  const hours = twiceHours(codeOf(`${page}-1`))
  const average = roundToDecimals(days * hours, partsOfPoint, 1)
  return words.weighed(weight, days / 2, hours / 2, average)
}
