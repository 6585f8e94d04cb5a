/** Takes what a guest did on their device into the account they made; the server scores it anew. */

import { bandOf } from '#core/bands.ts'
import { bmiCategory } from '#core/bmi.ts'
import { instrumentOfDomain, instruments } from '#core/catalog.ts'
import type { ParsedBody } from '#contract/endpoints.ts'
import { markOf } from '../../http/idempotency.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Member } from '../../http/session.ts'
import { invalidField } from '../../http/problems.ts'
import type { Services } from '../../services.ts'
import type { Assessment } from '../../store/assessment.ts'
import type { BmiRecord } from '../../store/bmi-records.ts'
import type { EnteredScore } from '../../store/entered-scores.ts'
import type { RepeatMark } from '../../store/repeat.ts'
import { makeAssessment } from '../results/make-assessment.ts'

type Brought = ParsedBody<'importResults'>

/** One record with the mark by which it is taken only once. */
interface Marked<Record> {
  readonly record: Record
  readonly mark: RepeatMark
}

/**
 * Makes the handler. All records are checked before the first is stored; one that came before is
 * left as it is, so that a broken call can simply be made again.
 *
 * @param services - what it works with.
 * @returns the handler.
 */
export function importRoutes(services: Services): Pick<Handlers, 'importResults'> {
  const { store, auditTrail } = services
  return {
    async importResults({ body, member }) {
      const assessments = inOrder(body.assessments).map((one) =>
        toAssessment(services, member, one),
      )
      const bmiRecords = body.bmiRecords.map((one, row) => toBmi(services, member, one, row))
      const enteredScores = body.enteredScores.map((one, row) =>
        toEntered(services, member, one, row),
      )
      for (const { record, mark } of bmiRecords) await store.bmiRecords.add(record, mark)
      for (const { record, mark } of assessments) await store.assessments.add(record, mark)
      for (const { record, mark } of enteredScores) await store.enteredScores.add([record], mark)
      await auditTrail.record('imported', member.userId)
      return {
        assessments: assessments.length,
        bmiRecords: bmiRecords.length,
        enteredScores: enteredScores.length,
      }
    },
  }
}

/** Oldest first, so that the newest of each instrument is the one that is counted. */
function inOrder(assessments: Brought['assessments']): Brought['assessments'] {
  return assessments.toSorted((a, b) => (a.finishedAt < b.finishedAt ? -1 : 1))
}

function toAssessment(
  services: Services,
  member: Member,
  brought: Brought['assessments'][number],
): Marked<Assessment> {
  const { id, instrument, answers, startedAt } = brought
  const bmi = instruments[instrument].needsBmi ? brought.bmi : null
  const finishedAt = notLater(services, brought.finishedAt)
  const sitting = { instrument, answers, bmi, startedAt, finishedAt }
  const record = makeAssessment(services, member, sitting)
  return { mark: broughtMark(id, { instrument, answers: record.answers, finishedAt }), record }
}

function toBmi(
  services: Services,
  { userId }: Member,
  { id, bmi, savedAt }: Brought['bmiRecords'][number],
  row: number,
): Marked<BmiRecord> {
  const category = bmiCategory(bmi)
  if (category === null) {
    throw invalidField(
      `Row ${row + 1}: the BMI must be a number with one decimal, like 23.5.`,
      'bmi',
    )
  }
  const moment = notLater(services, savedAt)
  return {
    mark: broughtMark(id, { bmi, moment }),
    record: { userId, id: services.newId(), bmi, category, savedAt: moment },
  }
}

function toEntered(
  services: Services,
  { userId }: Member,
  { id, forum, value, enteredAt }: Brought['enteredScores'][number],
  row: number,
): Marked<EnteredScore> {
  const band = bandOf(instrumentOfDomain(forum), value)
  if (band === undefined) {
    throw invalidField(`Row ${row + 1}: the ${forum} score is out of range.`, 'value')
  }
  const moment = notLater(services, enteredAt)
  return {
    mark: broughtMark(id, { forum, value, moment }),
    record: {
      userId,
      id: services.newId(),
      domain: forum,
      score: value,
      band: band.label,
      enteredAt: moment,
    },
  }
}

/** A device whose clock is ahead must not make results of tomorrow. */
function notLater({ clock }: Services, moment: string): string {
  const now = clock().toISOString()
  return moment > now ? now : moment
}

/** No browser sends keys like these with a submit, so the two can never be confused. */
function broughtMark(id: string, content: unknown): RepeatMark {
  return markOf(`brought:${id}`, content)
}
