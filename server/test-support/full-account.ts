/** Fills an account up to its quota, straight into the tables: call by call it would take minutes. */

import { limits } from '#contract/limits.ts'
import { instruments } from '#core/catalog.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument-table.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { isFault } from '#core/scoring.ts'
import type { Database } from '../store/databases/database.ts'
import type { NewRow } from '../store/schema.ts'
import { answerAll } from './answer-sets.ts'

const dayMs = 86_400_000
const firstMs = Date.parse('2016-01-01T08:00:00.000Z')

/** Rows of one statement: databases take only so many values at once. */
const rowsAtOnce = 500

/** How many records of which kind; as many as there may be where nothing is said. */
export interface Filling {
  readonly assessments?: Partial<Record<InstrumentId, number>>
  readonly bmiRecords?: number
  /** Of each domain. */
  readonly enteredScores?: number
}

/**
 * Fills an account.
 *
 * @param database - an open database; closed by whoever opened it.
 * @param userId - a person who is there.
 * @param filling - how much; everything that is left out of a filling that names anything is none.
 * @returns how many rows were made.
 */
export async function fillAccount(
  database: Database,
  userId: string,
  filling: Filling = full,
): Promise<number> {
  const assessments = instrumentIds.flatMap((id) =>
    times(filling.assessments?.[id] ?? 0, (day) => assessmentRow(userId, id, day)),
  )
  const bmiRecords = times(filling.bmiRecords ?? 0, (day) => bmiRow(userId, day))
  const enteredScores = lifestyleDomains.flatMap((domain) =>
    times(filling.enteredScores ?? 0, (day) => enteredRow(userId, domain, day)),
  )
  for (const rows of pieces(assessments)) {
    await database.write((to) => to.insertInto('assessments').values(rows).execute())
  }
  for (const rows of pieces(bmiRecords)) {
    await database.write((to) => to.insertInto('bmi_records').values(rows).execute())
  }
  for (const rows of pieces(enteredScores)) {
    await database.write((to) => to.insertInto('entered_scores').values(rows).execute())
  }
  return assessments.length + bmiRecords.length + enteredScores.length
}

const most = limits.recordsOfAKindMax

const full: Filling = {
  assessments: {
    social: most,
    literacy: most,
    exercise: most,
    mna: most,
    stress: most,
    sleep: most,
  },
  bmiRecords: most,
  enteredScores: most,
}

const times = <One>(count: number, make: (day: number) => One): One[] =>
  Array.from({ length: count }, (_, day) => make(day))

function* pieces<One>(rows: readonly One[]): Generator<One[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    yield rows.slice(from, from + rowsAtOnce)
  }
}

const dayOf = (day: number) => new Date(firstMs + day * dayMs).toISOString()
const idOf = (kind: string, day: number) => `${kind}-${String(day).padStart(6, '0')}`
const unmarked = { idempotency_key: null, payload_hash: 'filled' }

const scored = Object.fromEntries(
  instrumentIds.map((id) => {
    const answers = answerAll(id)
    const outcome = instruments[id].score(answers, { bmi: '23.5' })
    if (isFault(outcome)) throw new Error(`The answers to ${id} cannot be scored.`)
    const { score, band, components, flags } = outcome
    const texts = { answers, components, flags: [...flags] }
    return [id, { score, band, texts }]
  }),
)

function assessmentRow(userId: string, id: InstrumentId, day: number): NewRow<'assessments'> {
  const made = scored[id]
  if (made === undefined) throw new Error(`There is no instrument ${id}.`)
  return {
    user_id: userId,
    id: idOf(id, day),
    instrument: id,
    answers: JSON.stringify(made.texts.answers),
    score: made.score,
    band: made.band,
    components: JSON.stringify(made.texts.components),
    flags: JSON.stringify(made.texts.flags),
    bmi: instruments[id].needsBmi ? '23.5' : null,
    algorithm_version: instruments[id].algorithmVersion,
    age_band: '65-74',
    gender: 'Female',
    answered_by: 'self',
    ...unmarked,
    started_at: null,
    finished_at: dayOf(day),
  }
}

function bmiRow(userId: string, day: number): NewRow<'bmi_records'> {
  const index = { bmi: '23.5', category: 'Healthy Weight' }
  return { user_id: userId, id: idOf('bmi', day), ...index, ...unmarked, saved_at: dayOf(day) }
}

function enteredRow(
  userId: string,
  domain: (typeof lifestyleDomains)[number],
  day: number,
): NewRow<'entered_scores'> {
  return {
    user_id: userId,
    id: idOf(domain, day),
    position: 0,
    domain,
    score: 7,
    band: 'Moderate',
    ...unmarked,
    entered_at: dayOf(day),
  }
}
