/** Scored sittings of the questionnaires. */

import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InstrumentId } from '#core/instrument.ts'
import { fromAssessmentRow, toAssessmentRow, type Assessment } from './assessment.ts'
import type { Database } from './databases/database.ts'
import { prepareRead, slot } from './databases/prepared-read.ts'
import { judgeRepeat, type RepeatMark, type Stored } from './repeat.ts'
import type { Row, Schema } from './schema.ts'

/** Written into the text of the query: SQLite plans a query anew whenever its limit is a parameter. */
const one = sql.lit(1)
const newestAndPrevious = sql.lit(2)

/** A sitting and the one before it of the same instrument. */
export interface AssessmentInTurn {
  readonly assessment: Assessment
  readonly previous: Assessment | undefined
}

/** Reads and writes assessments. */
export interface Assessments {
  /**
   * Stores an assessment.
   *
   * @param assessment - the scored sitting.
   * @param mark - how a repeat is recognised.
   * @returns the stored assessment with the one before it; on a repeat those of the first time.
   */
  add(assessment: Assessment, mark: RepeatMark): Promise<Stored<AssessmentInTurn>>
  /**
   * Finds the newest assessment of an instrument.
   *
   * @param userId - whose.
   * @param instrument - of which instrument.
   * @returns it and the one before it, or undefined where there is none.
   */
  newest(userId: string, instrument: InstrumentId): Promise<AssessmentInTurn | undefined>
  /**
   * Lists every assessment of a person.
   *
   * @param userId - whose.
   * @returns oldest first; empty where there is none.
   */
  list(userId: string): Promise<Assessment[]>
}

/**
 * Makes the repository of assessments.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createAssessments(database: Database): Assessments {
  const { reader } = database
  const readNewest = prepareRead<Row<'assessments'>>(
    database,
    newestOf(reader, slot('userId'), slot('instrument')).limit(newestAndPrevious),
  )
  const readAll = prepareRead<Row<'assessments'>>(
    database,
    reader
      .selectFrom('assessments')
      .selectAll()
      .where('user_id', '=', slot<string>('userId'))
      .orderBy('finished_at')
      .orderBy('id'),
  )
  return {
    add: (assessment, mark) =>
      database.write(async (transaction) => {
        await database.lockUser(transaction, assessment.userId)
        return add(transaction, assessment, mark)
      }),
    async newest(userId, instrument) {
      const [row, previous] = await readNewest({ userId, instrument })
      return row && inTurn(row, previous)
    },
    async list(userId) {
      return (await readAll({ userId })).map(fromAssessmentRow)
    },
  }
}

async function add(
  transaction: Transaction<Schema>,
  assessment: Assessment,
  mark: RepeatMark,
): Promise<Stored<AssessmentInTurn>> {
  const earlier = await findMarked(transaction, assessment.userId, mark)
  if (earlier !== undefined) {
    const previous = await before(transaction, earlier)
    return judgeRepeat(earlier.payload_hash, mark, inTurn(earlier, previous))
  }
  const newest = await newestOf(transaction, assessment.userId, assessment.instrument)
    .limit(one)
    .executeTakeFirst()
  const row = toAssessmentRow(assessment, mark)
  await transaction.insertInto('assessments').values(row).execute()
  // One that arrives late, or by a clock that was set back, is not the newest.
  const isNewest = newest === undefined || isLater(row, newest)
  const previous = isNewest ? newest : await before(transaction, row)
  return {
    kind: 'stored',
    result: { assessment, previous: previous && fromAssessmentRow(previous) },
  }
}

async function findMarked(transaction: Transaction<Schema>, userId: string, mark: RepeatMark) {
  if (mark.key === null) return undefined
  return transaction
    .selectFrom('assessments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', mark.key)
    .executeTakeFirst()
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

async function before(
  transaction: Transaction<Schema>,
  row: Ordered & Pick<Row<'assessments'>, 'user_id' | 'instrument'>,
) {
  return newestOf(transaction, row.user_id, row.instrument)
    .where((eb) =>
      eb.or([
        eb('finished_at', '<', row.finished_at),
        eb.and([eb('finished_at', '=', row.finished_at), eb('id', '<', row.id)]),
      ]),
    )
    .limit(one)
    .executeTakeFirst()
}

/** The order that {@link newestOf} reads in. */
function isLater(row: Ordered, other: Ordered): boolean {
  if (row.finished_at !== other.finished_at) return row.finished_at > other.finished_at
  return row.id > other.id
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
