/** What is read under a link: what the report for the doctor shows, and nothing the person left out. */

import { summaryOf } from '#core/plan-summary.ts'
import { instruments } from '#core/catalog.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import type { Reply } from '#contract/endpoints.ts'
import { LongReply } from '../../http/long-reply.ts'
import type { Services } from '../../services.ts'
import { turned } from '../../store/databases/pages.ts'
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
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  { userId, withAnswers, withPerson, withPlan, expiresAt }: ShareLink,
): Promise<LongReply<SharedReport> | undefined> {
  const [user, ...newest] = await Promise.all([
    store.users.find(userId),
    ...instrumentIds.map((instrument) => store.assessments.newest(userId, instrument)),
  ])
  if (user === undefined) return undefined
  const { yearOfBirth, gender } = user
  const today = clock().toISOString().slice(0, 10)
  const newestIds = new Set(newest.map((found) => found?.assessment.id))
  const history = presentHistory(store.assessments.pages(userId, 'oldest-first'))
  return new LongReply({
    expiresAt,
    person: withPerson ? { yearOfBirth, gender } : null,
    withAnswers,
    plan: withPlan ? [...summaryOf(await store.plans.read(userId), today)] : null,
    assessments: turned(history, (one) => onlyShown(one, newestIds.has(one.id), withAnswers)),
    entered: turned(store.enteredScores.pages(userId, 'newest-first'), recordOfEntered),
  })
}

/** Of earlier sittings the report shows score and day alone. */
function onlyShown(
  assessment: SharedAssessment,
  isNewest: boolean,
  withAnswers: boolean,
): SharedAssessment {
  if (isNewest) return withAnswers ? assessment : withoutAnswers(assessment)
  return { ...assessment, answers: {}, components: {}, flags: [], bmi: null, change: null }
}

/** Many a part is the answer to one question, as whether somebody takes something to sleep. */
function withoutAnswers(assessment: SharedAssessment): SharedAssessment {
  const named = instruments[assessment.instrument].components.filter(({ isInReport }) => isInReport)
  const names = new Set(named.map(({ name }) => name))
  const components = Object.entries(assessment.components).filter(([name]) => names.has(name))
  return { ...assessment, answers: {}, components: Object.fromEntries(components) }
}
