/** What is read under a link: what the report for the doctor shows, and nothing the person left out. */

import { reportParts } from '#core/report-parts.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { Services } from '../../services.ts'
import type { ShareLink } from '../../store/sharing/share-links.ts'
import { presentHistory } from '../results/assessment-reply.ts'
import { recordOfEntered } from '../results/scores.ts'

type SharedReport = Reply<'sharedReport'>
type SharedAssessment = SharedReport['assessments'][number]

/**
 * Reads the report behind a link.
 *
 * @param services - where results are kept.
 * @param link - a link that works.
 * @returns the report; undefined where its person has just gone.
 */
export async function readSharedReport(
  { store }: Pick<Services, 'store'>,
  { userId, withAnswers, withPerson, expiresAt }: ShareLink,
): Promise<SharedReport | undefined> {
  const [user, assessments, entered] = await Promise.all([
    store.users.find(userId),
    store.assessments.list(userId),
    store.enteredScores.list(userId),
  ])
  if (user === undefined) return undefined
  const { yearOfBirth, gender } = user
  return {
    expiresAt,
    person: withPerson ? { yearOfBirth, gender } : null,
    withAnswers,
    assessments: onlyShown(presentHistory(assessments), withAnswers),
    entered: entered.map(recordOfEntered).toReversed(),
  }
}

/** Of earlier sittings the report shows score and day alone. */
function onlyShown(history: readonly SharedAssessment[], withAnswers: boolean): SharedAssessment[] {
  const newest = new Map(history.map((assessment) => [assessment.instrument, assessment]))
  return history.map((assessment) => {
    if (newest.get(assessment.instrument) === assessment) {
      return withAnswers ? assessment : withoutAnswers(assessment)
    }
    return { ...assessment, answers: {}, components: {}, flags: [], bmi: null, change: null }
  })
}

/** Many a part is the answer to one question, as whether somebody takes something to sleep. */
function withoutAnswers(assessment: SharedAssessment): SharedAssessment {
  const named = reportParts[assessment.instrument]
  const components = Object.entries(assessment.components).filter(([name]) => named.includes(name))
  return { ...assessment, answers: {}, components: Object.fromEntries(components) }
}
