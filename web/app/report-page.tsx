/** 'Report for your doctor', where the drawings of progress meet the paper. */

import { ResultsDrawing } from '../features/progress/results-drawing.tsx'
import type { DrawResults } from '../features/report/domain-reports.ts'
import { ReportForDoctor } from '../features/report/report-for-doctor.tsx'

const draw: DrawResults = (instrument, assessments) => (
  <ResultsDrawing instrument={instrument} assessments={assessments} />
)

/** /report. */
export function ReportPage() {
  return <ReportForDoctor draw={draw} />
}
