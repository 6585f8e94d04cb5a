/** Takes what a guest did on their device into the account they made; the server scores it anew. */

import { bmiCategory, followsFromWholeMeasures } from '#core/bmi.ts'
import { enterScore, oldestFirst } from '#core/sitting.ts'
import { limits } from '#contract/limits.ts'
import type { ParsedBody } from '#contract/endpoints.ts'
import { markOf, storedOrRefused } from '../../http/idempotency-key.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Member } from '../../http/session.ts'
import { refuse } from '../../http/problems.ts'
import { accountKey } from '../../identity/guess-limits.ts'
import type { Services } from '../../services.ts'
import type { Assessment } from '../../store/assessment.ts'
import type { BmiRecord } from '../../store/bmi-records.ts'
import type { EnteredScore } from '../../store/entered-scores.ts'
import type { IdempotencyRecord } from '../../store/idempotency.ts'
import type { Marked } from '../../store/imports.ts'
import { makeAssessment } from '../results/make-assessment.ts'

type Brought = ParsedBody<'importResults'>

const importAllowance = { max: limits.importMaxRecordsAnHour, windowMs: 3_600_000 }

/**
 * Makes the handler. A call stores all of its records or none; one that came before is left as it is,
 * so that a broken call can simply be made again. A record whose id came before with another content is
 * refused with 409, and so is one for which the account has no room: the others of its call can come in
 * another.
 *
 * @param services - what it works with.
 * @returns the handler.
 */
export function importRoutes(services: Services): Pick<Handlers, 'importResults'> {
  const { store, auditTrail } = services
  return {
    async importResults({ body, member }) {
      // Oldest first, so that the newest of each instrument is the one that is counted.
      const assessments = oldestFirst(body.assessments).map((one) =>
        toAssessment(services, member, one),
      )
      const bmiRecords = body.bmiRecords.map((one, row) => toBmi(services, member, one, row))
      const enteredScores = body.enteredScores.map((one, row) =>
        toEntered(services, member, one, row),
      )
      await takeAllowance(services, member.userId, body)
      const records = { bmiRecords, assessments, enteredScores }
      const event = auditTrail.event('imported', member.userId)
      storedOrRefused(await store.imports.add(member.userId, records, event))
      return {
        assessments: assessments.length,
        bmiRecords: bmiRecords.length,
        enteredScores: enteredScores.length,
      }
    },
  }
}

/** What stays behind can come later: every record is taken once, however often it is sent. */
async function takeAllowance({ store, clock }: Services, userId: string, body: Brought) {
  const amount = body.assessments.length + body.bmiRecords.length + body.enteredScores.length
  const key = accountKey('import', userId)
  const taken = await store.throttles.take(key, clock(), importAllowance, amount)
  if (!taken.allowed) throw refuse('importTooFast').after(taken.retryAfterS)
}

function toAssessment(
  services: Services,
  member: Member,
  brought: Brought['assessments'][number],
): Marked<Assessment> {
  const { id, ...sitting } = brought
  const finishedAt = notLater(services, sitting.finishedAt)
  const record = makeAssessment(services, member, { ...sitting, finishedAt })
  const { instrument, answers } = record
  const content = { instrument, answers, finishedAt: sitting.finishedAt }
  return { mark: broughtMark(id, content), record }
}

function toBmi(
  services: Services,
  { userId }: Member,
  { id, bmi, savedAt }: Brought['bmiRecords'][number],
  row: number,
): Marked<BmiRecord> {
  const category = bmiCategory(bmi)
  if (category === null || !followsFromWholeMeasures(bmi)) {
    throw refuse('importedBmiInvalid').with({ row, field: 'bmi' })
  }
  return {
    mark: broughtMark(id, { bmi, moment: savedAt }),
    record: {
      userId,
      id: services.newId(),
      bmi,
      category,
      savedAt: notLater(services, savedAt),
    },
  }
}

function toEntered(
  services: Services,
  { userId }: Member,
  { id, forum, value, enteredAt }: Brought['enteredScores'][number],
  row: number,
): Marked<EnteredScore> {
  const entered = enterScore(forum, value)
  if (!('band' in entered)) {
    throw refuse('importedScoreOutside', forum).with({ row, field: 'value' })
  }
  return {
    mark: broughtMark(id, { forum, value, moment: enteredAt }),
    record: {
      userId,
      id: services.newId(),
      ...entered,
      enteredAt: notLater(services, enteredAt),
    },
  }
}

/** A device whose clock is ahead must not make results of tomorrow. */
function notLater({ clock }: Services, moment: string): string {
  const now = clock().toISOString()
  return moment > now ? now : moment
}

/** No browser sends keys like these with a submit, so the two can never be confused. */
function broughtMark(id: string, content: unknown): IdempotencyRecord {
  return markOf(`brought:${id}`, content)
}
