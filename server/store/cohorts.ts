/** The frozen picture of the cohorts, and the people it is made of. */

import { sql } from 'kysely'
import { ageBandOf, ageBands, type AgeBand } from '#core/comparison/cohort-cell.ts'
import type { CountedMember, SnapshotGroup } from '#core/comparison/snapshot.ts'
import type { Position } from '#core/comparison/position.ts'
import { type InstrumentId, instrumentIds } from '#core/instrument-table.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { idsFrom } from '../ids.ts'
import type { Database, ReadsApart } from './databases/database.ts'
import type { Gender } from '#core/comparison/cohort-cell.ts'
import type { NewRow, Row } from './schema.ts'

/** Whose groups are read. */
export interface CohortWish {
  readonly ageBand: AgeBand
  readonly gender: Gender
}

/** A score of what. */
export interface ScoreWish {
  readonly instrument: InstrumentId
  /** Scores entered for it count too. */
  readonly domain: LifestyleDomain
}

/** What a snapshot shows of an age band. */
export interface CohortView {
  /** UTC ISO, when the snapshot was begun. */
  readonly madeAt: string
  /** One gender and both together, of every instrument. */
  readonly groups: readonly SnapshotGroup[]
}

/** Whom a snapshot counts, and from where it goes on. */
export interface MemberPage {
  /** Id to go on after; the empty text to begin. */
  readonly afterId: string
  /** Most people; 1 or more. */
  readonly limit: number
  /** UTC ISO; who registered later is not counted. */
  readonly registeredUntil: string
  /** UTC ISO; who registered, corrected their profile or first answered later is new to their group. */
  readonly settledSince: string
  /** What the ids of assessments are below that came to the server by then. */
  readonly settledBelowId: string
  /** True where only people with a proved address count. */
  readonly isProofNeeded: boolean
}

/** People of one page. */
export interface Members {
  readonly members: readonly CountedMember[]
  /** Id to go on after; undefined where nobody is left. */
  readonly lastId: string | undefined
}

/**
 * Makes the repository of cohorts.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createCohorts(database: Database) {
  const { reader } = database
  return {
    /**
     * Reads what the last whole snapshot shows. Its cost does not depend on the number of people.
     *
     * @param wish - the age band and the gender.
     * @returns undefined where no snapshot was made yet.
     */
    async view({ ageBand, gender }: CohortWish): Promise<CohortView | undefined> {
      const rows = await reader
        .selectFrom('cohort_snapshots')
        .selectAll()
        .where('instrument', 'in', instrumentIds)
        .where('age_band', '=', ageBand)
        .where('gender', 'in', [gender, 'Any'])
        .execute()
      const [first] = rows
      return first && { madeAt: first.made_at, groups: rows.map(fromRow) }
    },
    /**
     * Finds the scores a person is compared by while a snapshot holds: of each the newest of those that
     * came to the server by then, or else the first that came since. All in one query.
     *
     * @param userId - whose scores.
     * @param wishes - of which instruments.
     * @param madeAt - UTC ISO, when the snapshot was begun.
     * @returns the scores there are.
     */
    comparedScores: (
      userId: string,
      wishes: readonly ScoreWish[],
      madeAt: string,
    ): Promise<ReadonlyMap<InstrumentId, number>> =>
      readComparedScores(database, { userId, wishes, madeAt }),
    /**
     * Says when the last snapshot was made.
     *
     * @returns UTC ISO, or undefined where there is none.
     */
    async madeAt(): Promise<string | undefined> {
      const row = await reader
        .selectFrom('cohort_snapshots')
        .select('made_at')
        .limit(1)
        .executeTakeFirst()
      return row?.made_at
    },
    /**
     * Reads the newest score of every instrument of some people, in the group of the day they
     * answered. People under the age of the comparison are passed over.
     *
     * @param page - which people.
     * @returns them, in the order of their ids.
     */
    async members(page: MemberPage): Promise<Members> {
      const apart = (await database.apart?.()) ?? database
      const people = await apart.reader
        .selectFrom('users')
        .select('id')
        .where('id', '>', page.afterId)
        .orderBy('id')
        .limit(page.limit)
        .execute()
      const upTo = people.at(-1)?.id
      if (upTo === undefined) return { members: [], lastId: undefined }
      const lastId = people.length < page.limit ? undefined : upTo
      return { members: await readMembers(apart, page, upTo), lastId }
    },
    /**
     * Puts a snapshot in the place of the one before, whole.
     *
     * @param groups - all that it shows.
     * @param madeAt - UTC ISO.
     */
    replace: (groups: readonly SnapshotGroup[], madeAt: string): Promise<void> =>
      database.write(async (transaction) => {
        await transaction.deleteFrom('cohort_snapshots').execute()
        const rows = groups.map((group) => toRow(group, madeAt))
        await transaction.insertInto('cohort_snapshots').values(rows).execute()
      }),
  }
}

/** The repository of snapshots. */
export type Cohorts = ReturnType<typeof createCohorts>

interface MemberRow extends Pick<Row<'assessments'>, 'instrument' | 'gender' | 'score'> {
  readonly age_band: AgeBand
  readonly network_mark: number | null
  /** 1 or 0: the databases share no kind of truth value. */
  readonly is_recent: number
}

/** One look into an index for each person and instrument, however many assessments they have. */
async function readMembers(
  { reader }: ReadsApart,
  page: MemberPage,
  upTo: string,
): Promise<CountedMember[]> {
  const { afterId, registeredUntil, settledSince, settledBelowId, isProofNeeded } = page
  const instruments = sql.join(
    instrumentIds.map((id) => sql`select ${sql.lit(id)} as instrument`),
    sql` union all `,
  )
  const proved = isProofNeeded ? sql`and p.email_proved_at is not null` : sql``
  const { rows } = await sql<MemberRow>`
    select a.instrument, a.age_band, a.gender, a.score, p.network_mark,
      case when p.registered_at > ${settledSince} or p.corrected_at > ${settledSince}
        or not exists (
          select 1 from assessments e
          where e.user_id = p.id and e.instrument = a.instrument and e.age_band = a.age_band
            and e.id < ${settledBelowId}
        ) then 1 else 0 end as is_recent
    from users p
    cross join (${instruments}) i
    join assessments a on a.user_id = p.id and a.id = (
      select n.id from assessments n
      where n.user_id = p.id and n.instrument = i.instrument
      order by n.finished_at desc, n.id desc limit 1
    )
    where p.id > ${afterId} and p.id <= ${upTo} and p.registered_at <= ${registeredUntil} ${proved}
      and a.age_band in (${sql.join(ageBands)})
  `.execute(reader)
  return rows.map((row) => ({
    instrument: row.instrument,
    ageBand: row.age_band,
    gender: row.gender,
    score: row.score,
    isRecent: row.is_recent === 1,
    network: row.network_mark,
  }))
}

/** A few looks into an index for each instrument, however many records the person has. */
async function readComparedScores(
  { reader }: Database,
  {
    userId,
    wishes,
    madeAt,
  }: { readonly userId: string; readonly wishes: readonly ScoreWish[]; readonly madeAt: string },
): Promise<ReadonlyMap<InstrumentId, number>> {
  if (wishes.length === 0) return new Map()
  const wished = sql.join(
    wishes.map(
      ({ instrument, domain }) =>
        sql`select ${sql.lit(instrument)} as instrument, ${sql.lit(domain)} as domain`,
    ),
    sql` union all `,
  )
  const laterIds = idsFrom(new Date(Date.parse(madeAt) + 1))
  const assessments = sql`from assessments a
    where a.user_id = ${userId} and a.instrument = w.instrument`
  const entered = sql`from entered_scores e where e.user_id = ${userId} and e.domain = w.domain`
  const { rows } = await sql<{ instrument: InstrumentId; score: number | null }>`
    select w.instrument, coalesce(
      (select a.score ${assessments} and a.id < ${laterIds}
        order by a.finished_at desc, a.id desc limit 1),
      (select e.score ${entered} and e.id < ${laterIds}
        order by e.entered_at desc, e.id desc limit 1),
      (select f.score from (
        select * from (select a.id, a.score ${assessments} order by a.id limit 1) as of_answers
        union all
        select * from (select e.id, e.score ${entered} order by e.id limit 1) as of_entries
      ) as f order by f.id limit 1)
    ) as score
    from (${wished}) w
  `.execute(reader)
  return new Map(
    rows.flatMap(({ instrument, score }) => (score === null ? [] : [[instrument, score] as const])),
  )
}

function toRow(group: SnapshotGroup, madeAt: string): NewRow<'cohort_snapshots'> {
  return {
    instrument: group.instrument,
    age_band: group.ageBand,
    gender: group.gender,
    people: group.people,
    places: JSON.stringify(group.places),
    made_at: madeAt,
  }
}

/** Rows are written by {@link toRow} alone, so their JSON has the shape it says. */
function fromRow(row: Row<'cohort_snapshots'>): SnapshotGroup {
  const places: Position[] = JSON.parse(row.places)
  const { instrument, age_band: ageBand, gender, people } = row
  return { instrument, ageBand, gender, people, places }
}

/** Cohort of people too young for the comparison, or of unknown age. */
const tooYoung = 'under-55'

/**
 * Finds the cohort a person belonged to on a day.
 *
 * @param yearOfBirth - four digits.
 * @param moment - UTC ISO.
 * @returns the age band as it is stored.
 */
export function storedAgeBand(yearOfBirth: number, moment: string): string {
  return ageBandOf(new Date(moment).getUTCFullYear() - yearOfBirth) ?? tooYoung
}
