/** Results over time on paper: the drawing, and the same as a table. */

import type { Instrument } from '#core/instrument.ts'
import { progressTexts } from '../../locales/progress.ts'
import { resultTexts } from '../../locales/result.ts'
import type { Assessment } from '../../client/sent-assessment.ts'
import { shortDate } from '../../reading/dates.ts'
import { scoreWords } from '../../reading/score-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ProgressDrawing } from './progress-drawing.tsx'
import { progressLine } from './progress-line.ts'
import { drawnWords, saidOf } from './progress-words.ts'

/**
 * Nothing where there is only one result.
 *
 * @param instrument - of the domain.
 * @param assessments - every sitting of it, in any order.
 */
export function ResultsDrawing({
  instrument,
  assessments,
}: {
  instrument: Instrument
  assessments: readonly Assessment[]
}) {
  const texts = progressTexts
  const line = progressLine(instrument, assessments)
  if (line.points.length < 2) return null
  return (
    <>
      <ProgressDrawing
        line={line}
        name={drawnWords(instrument, line, saidOf(instrument, line))}
        isLow
      />
      {instrument.change.measure !== 'score' && <p>{texts.wholeNetwork}</p>}
      <DataTable
        caption={texts.lineOf(instrument.domain)}
        columns={texts.columns.slice(0, 2)}
        rows={line.points.toReversed().map(({ id, value, assessment }) => ({
          id,
          name: shortDate(assessment.finishedAt),
          cells: [
            `${texts.outOf(value, line.max)}, ${scoreWords(instrument, assessment, resultTexts).band}`,
          ],
        }))}
      />
    </>
  )
}
