/** Scored sittings of the questionnaires. */

import { sql, type Compilable, type RawBuilder, type Transaction } from 'kysely'
import { limits } from '#contract/limits.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument-table.ts'
import { oldEnoughAt } from '#core/sitting.ts'
import { recordEvent, type NewAuditEvent } from './audit.ts'
import {
  assessmentColumns,
  fromAssessmentRow,
  fromScoreRow,
  scoreColumns,
  toAssessmentRow,
  type Assessment,
  type ScoreOfSitting,
} from './assessment.ts'
import type { Database } from './databases/database.ts'
import { preparePages, turned, type Order } from './databases/pages.ts'
import { prepare, prepareInsert, prepareRead, slot } from './databases/prepared-read.ts'
import { judgeRepeat, type IdempotencyRecord, type Stored } from './idempotency.ts'
import type { Row, Schema } from './schema.ts'

/** Written into the text of the query: SQLite plans a query anew whenever its limit is a parameter. */
const one = sql.lit(1)
const newestAndPrevious = sql.lit(2)

/** A sitting and the earlier one of the same instrument that it is judged against. */
export interface AssessmentInTurn {
  readonly assessment: Assessment
  readonly previous: Assessment | undefined
}

/**
 * Makes the repository of assessments.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createAssessments(database: Database) {
  const { reader } = database
  const readNewest = prepareRead<Row<'assessments'>>(
    database,
    newestOf(reader, slot('userId'), slot('instrument')).limit(newestAndPrevious),
  )
  const readOlder = prepareRead<Row<'assessments'>>(database, newestUntil(reader))
  const listed = {
    table: 'assessments',
    owner: 'user_id',
    group: { column: 'instrument', values: instrumentIds },
    moment: 'finished_at',
  } as const
  const list = preparePages(database, listed)
  const scores = preparePages(database, { ...listed, columns: scoreColumns })
  const queries = prepareAddition(database)
  const add = assessmentAdder(database, queries)
  return {
    /**
     * Puts an assessment in the place of the one with its id, whose answers were wrong. What was wrong is
     * gone then: it counts nowhere, and nobody asked to keep it.
     *
     * @param assessment - the scored sitting.
     * @param mark - how a repeat is recognised.
     * @param event - what the audit says of it.
     * @returns as `add` does; never `full`.
     */
    correct: (
      assessment: Assessment,
      mark: IdempotencyRecord,
      event?: NewAuditEvent,
    ): Promise<Stored<AssessmentInTurn>> =>
      database.write(async (transaction) => {
        await database.lockUser(transaction, assessment.userId)
        return correctAssessment(transaction, { assessment, mark, queries }, event)
      }),
    /**
     * Stores an assessment.
     *
     * @param assessment - the scored sitting.
     * @param mark - how a repeat is recognised.
     * @returns the stored assessment with the one it is judged against; on a repeat those of the first time; `full`
     *   where the person has as many of the instrument as an account may hold.
     */
    add: (assessment: Assessment, mark: IdempotencyRecord): Promise<Stored<AssessmentInTurn>> =>
      database.write(async (transaction) => {
        await database.lockUser(transaction, assessment.userId)
        return add(transaction, assessment, mark)
      }),
    /**
     * Finds the newest assessment of an instrument.
     *
     * @param userId - whose.
     * @param instrument - of which instrument.
     * @returns it and the one it is judged against, or undefined where there is none.
     */
    async newest(userId: string, instrument: InstrumentId): Promise<AssessmentInTurn | undefined> {
      const [row, last] = await readNewest({ userId, instrument })
      if (row === undefined || last === undefined) return row && inTurn(row, undefined)
      const until = oldEnoughAt(row.finished_at)
      const isOld = last.finished_at <= until
      const [older] = isOld ? [last] : await readOlder({ userId, instrument, until })
      return inTurn(row, older ?? last)
    },
    /**
     * Lists the scores of a person, where they are one page at most.
     *
     * @param userId - whose.
     * @param order - which end comes first.
     * @returns undefined where there are more: then `pages` are to be read.
     */
    scores: async (userId: string, order: Order): Promise<readonly ScoreOfSitting[] | undefined> =>
      (await scores.whole(userId, order))?.map(fromScoreRow),
    /**
     * Lists every assessment of a person, page by page.
     *
     * @param userId - whose.
     * @param order - which end comes first.
     * @returns the pages; none where there is no assessment.
     */
    pages: (userId: string, order: Order): AsyncGenerator<readonly Assessment[]> =>
      turned(list.pages(userId, order), fromAssessmentRow),
  }
}

/**
 * Makes the part of a write that stores an assessment.
 *
 * @param database - where they are kept.
 * @param queries - for what is there already.
 * @returns does as `add` of the repository in a write that holds the person already.
 */
export function assessmentAdder(database: Database, queries = prepareAddition(database)) {
  return (transaction: Transaction<Schema>, assessment: Assessment, mark: IdempotencyRecord) =>
    addAssessment(transaction, { assessment, mark, queries })
}

/** An assessment to be stored, and the queries for what is there already. */
interface Addition {
  readonly assessment: Assessment
  readonly mark: IdempotencyRecord
  readonly queries: ReturnType<typeof prepareAddition>
}

async function addAssessment(
  transaction: Transaction<Schema>,
  addition: Addition,
): Promise<Stored<AssessmentInTurn>> {
  const { assessment, mark, queries } = addition
  const { userId, instrument } = assessment
  const [newest] = (await transaction.executeQuery(queries.findNewest({ userId, instrument }))).rows
  const row = toAssessmentRow(assessment, mark)
  // A repeat is found out by its key, which keeps it from being stored: nobody else's submit is asked for one.
  const isAdded =
    !newest?.is_full && (await transaction.executeQuery(queries.insert(row))).numAffectedRows === 1n
  if (!isAdded) return (await repeatOf(transaction, addition)) ?? { kind: 'full', of: instrument }
  const previous = newest && (await previousOf(transaction, row, newest, queries))
  return {
    kind: 'stored',
    result: { assessment, previous: previous && fromAssessmentRow(previous) },
  }
}

/**
 * What a new sitting is judged against, where the newest besides it is known. One that arrives late, or by a clock
 * that was set back, is not the newest itself.
 */
async function previousOf(
  transaction: Transaction<Schema>,
  row: Ordered & Pick<Row<'assessments'>, 'user_id' | 'instrument'>,
  newest: Row<'assessments'>,
  queries: Addition['queries'],
): Promise<Row<'assessments'> | undefined> {
  if (newest.finished_at >= row.finished_at) return before(transaction, row)
  const until = oldEnoughAt(row.finished_at)
  if (newest.finished_at <= until) return newest
  const { user_id: userId, instrument } = row
  const old = queries.findOlder({ userId, instrument, until })
  return (await transaction.executeQuery(old)).rows[0] ?? newest
}

async function correctAssessment(
  transaction: Transaction<Schema>,
  addition: Addition,
  event: NewAuditEvent | undefined,
): Promise<Stored<AssessmentInTurn>> {
  const repeat = await repeatOf(transaction, addition)
  if (repeat !== undefined) return repeat
  const { assessment, mark } = addition
  const row = toAssessmentRow(assessment, mark)
  await transaction
    .updateTable('assessments')
    .set(row)
    .where('user_id', '=', assessment.userId)
    .where('id', '=', assessment.id)
    .execute()
  if (event !== undefined) await recordEvent(transaction, event)
  const previous = await before(transaction, row)
  return {
    kind: 'stored',
    result: { assessment, previous: previous && fromAssessmentRow(previous) },
  }
}

/** What was stored the first time; undefined where this is no repeat. */
async function repeatOf(
  transaction: Transaction<Schema>,
  { assessment: { userId }, mark, queries }: Addition,
): Promise<Stored<AssessmentInTurn> | undefined> {
  const marked = mark.key === null ? undefined : queries.findMarked({ userId, key: mark.key })
  const earlier = marked && (await transaction.executeQuery(marked)).rows[0]
  if (earlier === undefined) return undefined
  const previous = await before(transaction, earlier)
  return judgeRepeat(earlier.payload_hash, mark, inTurn(earlier, previous))
}

/** The newest of an instrument; `is_full` is 1 where there are as many of them as there may be. */
type NewestWithQuota = Row<'assessments'> & { readonly is_full: number | null }

/** One query for both: each costs the submit, which is waited for, and the index holds the answer. */
function newestWithQuota(reader: Database['reader']): Compilable<NewestWithQuota> {
  const lastPlace = sql.lit(limits.recordsOfAKindMax - 1)
  return newestOf(reader, slot('userId'), slot('instrument'))
    .select(
      sql<number | null>`(select 1 from assessments as kept
        where kept.user_id = ${slot('userId')} and kept.instrument = ${slot('instrument')}
        limit 1 offset ${lastPlace})`.as('is_full'),
    )
    .limit(one)
}

/** The newest of an instrument that a person had at a moment. */
function newestUntil(reader: Database['reader']) {
  return newestOf(reader, slot('userId'), slot('instrument'))
    .where('finished_at', '<=', slot<string>('until'))
    .limit(one)
}

/** Compiled once: a submit is what people wait for. */
function prepareAddition(database: Database) {
  const { reader } = database
  const marked = reader
    .selectFrom('assessments')
    .selectAll()
    .where('user_id', '=', slot<string>('userId'))
    .where('idempotency_key', '=', slot<string>('key'))
  return {
    findMarked: prepare(marked),
    findNewest: prepare(newestWithQuota(reader)),
    findOlder: prepare(newestUntil(reader)),
    insert: prepareInsert(database, 'assessments', assessmentColumns, [
      'user_id',
      'idempotency_key',
    ]),
  }
}

function newestOf(
  database: Pick<Transaction<Schema>, 'selectFrom'>,
  userId: string | RawBuilder<string>,
  instrument: InstrumentId | RawBuilder<InstrumentId>,
) {
  return database
    .selectFrom('assessments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('instrument', '=', instrument)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
}

/** What a sitting is judged against: the newest before it that is old enough, else the newest. */
async function before(
  transaction: Transaction<Schema>,
  row: Ordered & Pick<Row<'assessments'>, 'user_id' | 'instrument'>,
) {
  const earlier = newestOf(transaction, row.user_id, row.instrument)
    .where((eb) =>
      eb.or([
        eb('finished_at', '<', row.finished_at),
        eb.and([eb('finished_at', '=', row.finished_at), eb('id', '<', row.id)]),
      ]),
    )
    .limit(one)
  const old = earlier.where('finished_at', '<=', oldEnoughAt(row.finished_at))
  return (await old.executeTakeFirst()) ?? earlier.executeTakeFirst()
}

type Ordered = Pick<Row<'assessments'>, 'finished_at' | 'id'>

function inTurn(
  row: Row<'assessments'>,
  previous: Row<'assessments'> | undefined,
): AssessmentInTurn {
  return {
    assessment: fromAssessmentRow(row),
    previous: previous && fromAssessmentRow(previous),
  }
}
