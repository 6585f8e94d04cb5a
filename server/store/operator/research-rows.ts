/** What research may ask of every assessment, read as of one moment, however many there are. */

import type { Kysely } from 'kysely'
import type { Database } from '../databases/database.ts'
import type { Row, Schema } from '../schema.ts'

/** Rows in memory at a time, beside those of the person at hand. */
const pageSize = 1000

/** What says to which group a sitting belongs. */
const factColumns = [
  'user_id',
  'id',
  'instrument',
  'algorithm_version',
  'age_band',
  'gender',
  'answered_by',
  'finished_at',
] as const

const columns = [...factColumns, 'score', 'band', 'components'] as const

/** Who took what, and when; whose it is serves for counting people and must not leave the server. */
export type ResearchFacts = Pick<Row<'assessments'>, (typeof factColumns)[number]>

/** One sitting as it is kept, with its result. */
export type ResearchRow = Pick<Row<'assessments'>, (typeof columns)[number]>

/** The same assessments at each reading: all of one person, then all of the next. */
export interface ResearchReader {
  /** Number of sittings. */
  readonly total: number
  /** @returns all sittings without their results, which are most of what is kept of them. */
  readonly facts: () => AsyncIterable<readonly ResearchFacts[]>
  /** @returns all sittings. */
  readonly rows: () => AsyncIterable<readonly ResearchRow[]>
}

/** Reads for research. */
export interface ResearchRows {
  /**
   * Reads every assessment of everybody, as of one moment.
   *
   * @param use - reads as often as it needs; the reader is gone once this is done.
   * @returns what `use` returned.
   */
  read<Result>(use: (reader: ResearchReader) => Promise<Result>): Promise<Result>
}

/**
 * Makes the reader.
 *
 * @param database - where they are kept.
 * @returns it.
 */
export function createResearchRows(database: Database): ResearchRows {
  return {
    read: (use) =>
      database.snapshot(async (reader) =>
        use({
          total: await countAll(reader),
          facts: () => byPerson((after) => readPage(reader, factColumns, after)),
          rows: () => byPerson((after) => readPage(reader, columns, after)),
        }),
      ),
  }
}

async function countAll(reader: Kysely<Schema>): Promise<number> {
  const { total } = await reader
    .selectFrom('assessments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Reads page after page, and hands on the rows of one person at a time.
 *
 * @param readAfter - gives the page behind a row, sorted by person; the last one is not full.
 * @yields {One[]} everything of one person, in the order of the pages.
 */
async function* byPerson<One extends ResearchFacts>(
  readAfter: (last: One | undefined) => Promise<One[]>,
): AsyncGenerator<readonly One[]> {
  let ofPerson: One[] = []
  let page: One[]
  let last: One | undefined
  do {
    page = await readAfter(last)
    last = page.at(-1)
    for (const row of page) {
      if (ofPerson[0] !== undefined && ofPerson[0].user_id !== row.user_id) {
        yield ofPerson
        ofPerson = []
      }
      ofPerson.push(row)
    }
  } while (page.length === pageSize)
  if (ofPerson.length > 0) yield ofPerson
}

function readPage<Column extends keyof ResearchRow>(
  reader: Kysely<Schema>,
  wanted: readonly Column[],
  after: ResearchFacts | undefined,
) {
  const all = reader.selectFrom('assessments').select(wanted)
  const beyond = after
    ? all.where((eb) => eb(eb.refTuple('user_id', 'id'), '>', eb.tuple(after.user_id, after.id)))
    : all
  return beyond.orderBy('user_id').orderBy('id').limit(pageSize).execute()
}
