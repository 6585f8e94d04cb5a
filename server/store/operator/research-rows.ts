/** What research may ask of every assessment, read as of one moment, however many there are. */

import type { Kysely } from 'kysely'
import type { Database } from '../databases/database.ts'
import type { Row, Schema } from '../schema.ts'
import { byPerson, pageSize } from './by-person.ts'

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

/**
 * Makes the reader.
 *
 * @param database - where they are kept.
 * @returns it.
 */
export function createResearchRows(database: Database) {
  return {
    /**
     * Reads every assessment of everybody, as of one moment.
     *
     * @param use - reads as often as it needs; the reader is gone once this is done.
     * @returns what `use` returned.
     */
    async read<Result>(use: (reader: ResearchReader) => Promise<Result>): Promise<Result> {
      const apart = (await database.apart?.()) ?? database
      return apart.snapshot(async (reader) =>
        use({
          total: await countAll(reader),
          facts: () => byPerson((after) => readPage(reader, factColumns, after)),
          rows: () => byPerson((after) => readPage(reader, columns, after)),
        }),
      )
    },
  }
}

async function countAll(reader: Kysely<Schema>): Promise<number> {
  const { total } = await reader
    .selectFrom('assessments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
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
