/** "How this score was made" for sleep: which of the seven parts each answer goes into. */

import { keptTimeInWords } from '../../clock-text.ts'
import { explanationWords as words } from '../../wording/explanation.ts'
import { inNines, inPairs, latencyPoints, wholePercentAsleep } from './component-points.ts'
import {
  choiceRows,
  type Explainable,
  explainedBySum,
  type ExplainedPart,
  type ExplainedRow,
  type Explanation,
  labelOf,
  numberOf,
  sumOfRows,
} from '../../explained.ts'

const partNames = [
  'quality',
  'latency',
  'duration',
  'efficiency',
  'disturbance',
  'medication',
  'daytime',
] as const

/**
 * Explains a sleep score.
 *
 * @param from - the scored answers.
 * @returns 22 rows, seven parts and the addition.
 */
export function explainSleep(from: Explainable): Explanation {
  const rows = choiceRows(from).map((row) => typedRow(row, from))
  const parts = partNames.map((name) => partOf(name, rows, from))
  return explainedBySum(from, rows, parts)
}

function typedRow(row: ExplainedRow, { result }: Explainable): ExplainedRow {
  const { bedTime, wakeTime } = result.components
  switch (row.linkId) {
    case '1-0':
      return { ...row, note: words.readAs(keptTimeInWords(bedTime)) }
    case '1-1':
      return { ...row, points: latencyPoints(Number(row.answer)) }
    case '1-2':
      return { ...row, note: words.readAs(keptTimeInWords(wakeTime)) }
    case '1-3':
      return {
        ...row,
        points: numberOf(result, 'duration'),
        note: words.alsoForShare,
      }
    default:
      return row
  }
}

function partOf(
  name: (typeof partNames)[number],
  rows: readonly ExplainedRow[],
  { instrument, result }: Explainable,
): ExplainedPart {
  const label = labelOf(instrument, name)
  if (name === 'efficiency') {
    const inBed = numberOf(result, 'minutesInBed')
    const asleep = Math.min(numberOf(result, 'sleepMinutes'), inBed)
    const how = words.asleepOf(asleep, inBed, wholePercentAsleep(asleep, inBed))
    return { name, label, sum: null, counted: numberOf(result, name), how }
  }
  const sum = sumOfRows(rows, name)
  const counted = countOf(name, sum)
  return { name, label, sum, counted, how: sum === counted ? null : words.countsAs(sum, counted) }
}

function countOf(name: string, sum: number): number {
  if (name === 'disturbance') return inNines(sum)
  return name === 'latency' || name === 'daytime' ? inPairs(sum) : sum
}
