/** A line of results in words: what became of it, and what its drawing shows. */

import type { Instrument } from '#core/instrument.ts'
import { changeWording } from '#core/wording/change.ts'
import { progressTexts } from '../../locales/progress.ts'
import { resultTexts } from '../../locales/result.ts'
import { briefVerdict, changeWords, verdictWords } from '../../reading/change-words.ts'
import { longDate } from '../../reading/dates.ts'
import type { ProgressLine } from './progress-line.ts'

/** More results are said by their ends and extremes. */
const mostSaid = 6

/** What became of it, in one sentence or two. */
export function saidOf(instrument: Instrument, line: ProgressLine): readonly string[] {
  const texts = progressTexts
  const { change, sinceFirst, points } = line
  if (points.length === 0) return [texts.none]
  if (points.length === 1) return [texts.first]
  if (change === null) return [texts.otherRule]
  const since =
    sinceFirst === null
      ? []
      : [`${texts.since(longDate(sinceFirst.previousAt))} ${briefVerdict(sinceFirst)}`]
  const moved = change.bandMoved ? [changeWording.bandMoved] : []
  const { compared } = changeWords(instrument, change, resultTexts)
  return [verdictWords(instrument, change), ...moved, compared, ...since]
}

/** The drawing in words. */
export function drawnWords(
  instrument: Instrument,
  line: ProgressLine,
  said: readonly string[],
): string {
  const texts = progressTexts
  const { points, max } = line
  const values = points.map(({ value }) => value)
  const [first = 0] = values
  const newest = values.at(-1) ?? first
  const scores =
    values.length > mostSaid
      ? texts.upTo(first, Math.max(...values), Math.min(...values), newest, max)
      : texts.scores(values.join(', '), max)
  const dates = [points[0], points.at(-1)].map((point) =>
    longDate(point?.assessment.finishedAt ?? ''),
  )
  const name = resultTexts.title(instrument.scoreName)
  const [from = '', to = ''] = dates
  return [texts.drawn(name, values.length, from, to, scores), ...said].join(' ')
}
