/** An assessment as it goes back: with its change against the one it is judged by. */

import { changeSince, changesInTurn } from '#core/sitting.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { Assessment } from '../../store/assessment.ts'
import type { AssessmentInTurn } from '../../store/assessments.ts'
import { turned } from '../../store/databases/pages.ts'

type AssessmentReply = Reply<'socialScore'>

/**
 * Presents an assessment.
 *
 * @param found - the assessment and the one it is judged against.
 * @returns the reply; the reply schema drops what is not named in it.
 */
export function presentAssessment({ assessment, previous }: AssessmentInTurn): AssessmentReply {
  return { ...assessment, change: changeSince(assessment, previous) }
}

/**
 * Presents all assessments of a person.
 *
 * @param pages - oldest first.
 * @returns as many pages, each assessment with its change.
 */
export function presentHistory(
  pages: AsyncIterable<readonly Assessment[]>,
): AsyncGenerator<readonly AssessmentReply[]> {
  const changeOf = changesInTurn()
  return turned(pages, (assessment) => ({ ...assessment, change: changeOf(assessment) }))
}
