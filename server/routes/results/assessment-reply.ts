/** An assessment as it goes back: with its change against the one before. */

import { changeBetween } from '#core/change.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { Assessment } from '../../store/assessment.ts'
import type { AssessmentInTurn } from '../../store/assessments.ts'
import { turned } from '../../store/databases/pages.ts'

type AssessmentReply = Reply<'socialScore'>

const dayMs = 86_400_000

/**
 * Presents an assessment.
 *
 * @param found - the assessment and the one before it.
 * @returns the reply; the reply schema drops what is not named in it.
 */
export function presentAssessment({ assessment, previous }: AssessmentInTurn): AssessmentReply {
  return { ...assessment, change: previous === undefined ? null : changeOf(assessment, previous) }
}

/**
 * Presents all assessments of a person.
 *
 * @param pages - oldest first.
 * @returns as many pages, each assessment with its change against the one before it of the same
 *   instrument.
 */
export function presentHistory(
  pages: AsyncIterable<readonly Assessment[]>,
): AsyncGenerator<readonly AssessmentReply[]> {
  const last = new Map<string, Assessment>()
  return turned(pages, (assessment) => {
    const previous = last.get(assessment.instrument)
    last.set(assessment.instrument, assessment)
    return presentAssessment({ assessment, previous })
  })
}

function changeOf(current: Assessment, previous: Assessment): AssessmentReply['change'] {
  const apartMs = Date.parse(current.finishedAt) - Date.parse(previous.finishedAt)
  return changeBetween(current, previous, Math.max(0, Math.floor(apartMs / dayMs)))
}
