/** What a report on the use of an installation counts, read as of one moment, however much there is. */

import type { Kysely } from 'kysely'
import { type InstrumentId, instrumentIds } from '#core/instrument-table.ts'
import type { Plan } from '#core/plan.ts'
import type { Database } from '../databases/database.ts'
import type { Row, Schema } from '../schema.ts'
import { byPerson, pageSize } from './by-person.ts'

const columns = [
  'user_id',
  'id',
  'instrument',
  'answers',
  'score',
  'band',
  'components',
  'algorithm_version',
  'started_at',
  'finished_at',
] as const

/** One sitting; whose it is serves for counting people and must not leave the server. */
export type UseRow = Pick<Row<'assessments'>, (typeof columns)[number]>

/** Everything at the same moment. */
export interface UseReader {
  /** Number of accounts. */
  readonly accounts: number
  /** Number of sittings. */
  readonly total: number
  /** @returns all sittings, those of one person at a time. */
  readonly people: () => AsyncIterable<readonly UseRow[]>
  /** @returns the plan of each person who made one. */
  readonly plans: () => AsyncIterable<Plan>
}

/**
 * Makes the reader.
 *
 * @param database - where all is kept.
 * @returns it.
 */
export function createUseRows(database: Database) {
  return {
    /**
     * Reads what there is of everybody, as of one moment.
     *
     * @param use - reads; the reader is gone once this is done.
     * @returns what `use` returned.
     */
    async read<Result>(use: (reader: UseReader) => Promise<Result>): Promise<Result> {
      const apart = (await database.apart?.()) ?? database
      return apart.snapshot(async (reader) =>
        use({
          accounts: await countAll(reader, 'users'),
          total: await countAll(reader, 'assessments'),
          people: () => byPerson((after) => readSittings(reader, after)),
          plans: () => allPlans(reader),
        }),
      )
    },
  }
}

async function countAll(reader: Kysely<Schema>, table: 'users' | 'assessments'): Promise<number> {
  const { total } = await reader
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function readSittings(reader: Kysely<Schema>, after: UseRow | undefined): Promise<UseRow[]> {
  const known: readonly InstrumentId[] = instrumentIds
  const all = reader.selectFrom('assessments').select(columns).where('instrument', 'in', known)
  const beyond = after
    ? all.where((eb) => eb(eb.refTuple('user_id', 'id'), '>', eb.tuple(after.user_id, after.id)))
    : all
  return beyond.orderBy('user_id').orderBy('id').limit(pageSize).execute()
}

async function* allPlans(reader: Kysely<Schema>): AsyncGenerator<Plan> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const page: Pick<Row<'plans'>, 'user_id' | 'plan'>[] = await reader
      .selectFrom('plans')
      .select(['user_id', 'plan'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(pageSize)
      .execute()
    for (const row of page) yield fromText(row.plan)
    after = page.length < pageSize ? undefined : page.at(-1)?.user_id
  }
}

/** Rows are written by `plans.ts` alone, so their JSON has the shape it says. */
function fromText(plan: string): Plan {
  return JSON.parse(plan)
}
