/** The score list, scores copied in from elsewhere, and the whole history. */

import { instruments } from '#core/catalog.ts'
import { enterScore } from '#core/sitting.ts'
import type { Reply } from '#contract/endpoints.ts'
import { readIdempotencyRecord, storedOrRefused } from '../../http/idempotency-key.ts'
import { LongReply } from '../../http/long-reply.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import type { Services } from '../../services.ts'
import type { ScoreOfSitting } from '../../store/assessment.ts'
import { merged, turned } from '../../store/databases/pages.ts'
import type { EnteredScore } from '../../store/entered-scores.ts'
import { presentHistory } from './assessment-reply.ts'

type ScoreRecord = Reply<'viewScores'>[number]

/**
 * Makes the handlers of the scores.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function scoreRoutes(
  services: Services,
): Pick<Handlers, 'viewScores' | 'enterScores' | 'history'> {
  const { store } = services
  return {
    async viewScores({ member: { userId } }) {
      const short = await shortScoreList(services, userId)
      if (short !== undefined) return short
      const assessments = store.assessments.pages(userId, 'newest-first')
      const entered = store.enteredScores.pages(userId, 'newest-first')
      const lists = [turned(entered, recordOfEntered), turned(assessments, recordOfAssessment)]
      return new LongReply(merged(lists, (one, other) => one.timestamp > other.timestamp))
    },
    async enterScores({ body, member, request }) {
      const scores = toEnteredScores(services, member.userId, body.scores)
      const mark = readIdempotencyRecord(request, body.scores)
      return storedOrRefused(await store.enteredScores.add(scores, mark)).map(recordOfEntered)
    },
    async history({ member }) {
      const assessments = store.assessments.pages(member.userId, 'oldest-first')
      return new LongReply({ assessments: presentHistory(assessments) })
    },
  }
}

/** Nearly everybody's: in one piece it takes a fraction of the time. */
async function shortScoreList({ store }: Services, userId: string) {
  const [entered, assessments] = await Promise.all([
    store.enteredScores.whole(userId, 'newest-first'),
    store.assessments.scores(userId, 'newest-first'),
  ])
  if (entered === undefined || assessments === undefined) return undefined
  return [...entered.map(recordOfEntered), ...assessments.map(recordOfAssessment)].toSorted(
    (one, other) =>
      Number(one.timestamp < other.timestamp) - Number(one.timestamp > other.timestamp),
  )
}

function toEnteredScores(
  { clock, newId }: Services,
  userId: string,
  rows: Call<'enterScores'>['body']['scores'],
): EnteredScore[] {
  const enteredAt = clock().toISOString()
  return rows.map(({ forum, value }, index) => {
    const entered = enterScore(forum, value)
    if (!('band' in entered)) {
      throw refuse('scoreOutside', forum, entered.minScore, entered.maxScore).with({
        row: index,
        field: `scores.${index}.value`,
      })
    }
    return { userId, id: newId(), ...entered, enteredAt }
  })
}

function recordOfAssessment(assessment: ScoreOfSitting): ScoreRecord {
  return {
    forum: instruments[assessment.instrument].domain,
    value: assessment.score,
    meaning: assessment.band,
    timestamp: assessment.finishedAt,
    source: 'assessment',
    answeredBy: assessment.answeredBy,
  }
}

/**
 * Presents a score that was made elsewhere.
 *
 * @param entered - the score.
 * @returns its row in the score list.
 */
export function recordOfEntered(entered: EnteredScore): ScoreRecord {
  return {
    forum: entered.domain,
    value: entered.score,
    meaning: entered.band,
    timestamp: entered.enteredAt,
    source: 'entered',
  }
}
