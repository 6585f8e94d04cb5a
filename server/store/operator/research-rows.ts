/** What research may ask of every assessment, read as of one moment, however many there are. */

import type { Kysely } from 'kysely'
import type { Database } from '../databases/database.ts'
import type { Row, Schema } from '../schema.ts'

/** Rows in memory at a time. */
const pageSize = 1000

const columns = [
  'user_id',
  'id',
  'instrument',
  'algorithm_version',
  'age_band',
  'gender',
  'answered_by',
  'score',
  'band',
  'components',
  'finished_at',
] as const

/** One sitting as it is kept; whose it is serves for counting people and must not leave the server. */
export type ResearchRow = Pick<Row<'assessments'>, (typeof columns)[number]>

/** Reads for research. */
export interface ResearchRows {
  /**
   * Reads every assessment of everybody.
   *
   * @param use - takes the rows, person by person; to be read once.
   * @returns what `use` returned.
   */
  read<Result>(use: (rows: AsyncIterable<ResearchRow>) => Promise<Result>): Promise<Result>
}

/**
 * Makes the reader.
 *
 * @param database - where they are kept.
 * @returns it.
 */
export function createResearchRows(database: Database): ResearchRows {
  return { read: (use) => database.snapshot((reader) => use(readRows(reader))) }
}

async function* readRows(reader: Kysely<Schema>): AsyncGenerator<ResearchRow> {
  let page: readonly ResearchRow[] = []
  do {
    page = await readPage(reader, page.at(-1))
    yield* page
  } while (page.length === pageSize)
}

function readPage(reader: Kysely<Schema>, after: ResearchRow | undefined): Promise<ResearchRow[]> {
  const all = reader.selectFrom('assessments').select(columns)
  const beyond = after
    ? all.where((eb) => eb(eb.refTuple('user_id', 'id'), '>', eb.tuple(after.user_id, after.id)))
    : all
  return beyond.orderBy('user_id').orderBy('id').limit(pageSize).execute()
}
