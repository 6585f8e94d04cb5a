/** Scores that a person copied in from elsewhere. */

import { sql, type Transaction } from 'kysely'
import { limits } from '#contract/limits.ts'
import { lifestyleDomains, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Database } from './databases/database.ts'
import { preparePages, turned, type Order } from './databases/pages.ts'
import { prepareRead, slot } from './databases/prepared-read.ts'
import { judgeRepeat, type IdempotencyRecord, type Stored } from './idempotency.ts'
import type { Row, Schema } from './schema.ts'

/** One copied score. */
export interface EnteredScore {
  readonly userId: string
  readonly id: string
  readonly domain: LifestyleDomain
  readonly score: number
  readonly band: string
  /** UTC ISO. */
  readonly enteredAt: string
}

/**
 * Makes the repository of copied scores.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createEnteredScores(database: Database) {
  const readNewest = prepareRead<Row<'entered_scores'>>(
    database,
    database.reader
      .selectFrom('entered_scores')
      .selectAll()
      .where('user_id', '=', slot<string>('userId'))
      .where('domain', '=', slot<LifestyleDomain>('domain'))
      .orderBy('entered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(1)),
  )
  const list = preparePages(database, {
    table: 'entered_scores',
    owner: 'user_id',
    group: { column: 'domain', values: lifestyleDomains },
    moment: 'entered_at',
  })
  return {
    /**
     * Stores all scores of a call, or none of them.
     *
     * @param scores - one or more, all of one person.
     * @param mark - how a repeat is recognised.
     * @returns the stored scores in the order given; on a repeat those of the first time; `full`, with
     *   none of them stored, where a domain would have more than an account may hold.
     */
    add: (
      scores: readonly EnteredScore[],
      mark: IdempotencyRecord,
    ): Promise<Stored<EnteredScore[]>> =>
      database.write(async (transaction) => {
        await database.lockUser(transaction, scores[0]?.userId ?? '')
        return addEnteredScores(transaction, scores, mark)
      }),
    /**
     * Finds the newest copied score of each domain.
     *
     * @param userId - whose.
     * @returns one for each domain that has any.
     */
    async newest(userId: string): Promise<EnteredScore[]> {
      const found = lifestyleDomains.map((domain) => readNewest({ userId, domain }))
      return (await Promise.all(found)).flat().map(fromRow)
    },
    /**
     * Lists what a person has, where it is one page at most.
     *
     * @param userId - whose.
     * @param order - which end comes first.
     * @returns undefined where it is more: then `pages` are to be read.
     */
    whole: async (userId: string, order: Order): Promise<readonly EnteredScore[] | undefined> =>
      (await list.whole(userId, order))?.map(fromRow),
    /**
     * Lists the copied scores of a person, page by page.
     *
     * @param userId - whose.
     * @param order - which end comes first.
     * @returns the pages; none where there is no score.
     */
    pages: (userId: string, order: Order): AsyncGenerator<readonly EnteredScore[]> =>
      turned(list.pages(userId, order), fromRow),
  }
}

/**
 * Stores scores as part of a larger write, which holds the person already.
 *
 * @param transaction - the write it belongs to.
 * @returns as {@link EnteredScores.add}.
 */
export async function addEnteredScores(
  transaction: Transaction<Schema>,
  scores: readonly EnteredScore[],
  mark: IdempotencyRecord,
): Promise<Stored<EnteredScore[]>> {
  const [first] = scores
  if (first === undefined) throw new RangeError('There is no score to store.')
  if (mark.key !== null) {
    const earlier = await transaction
      .selectFrom('entered_scores')
      .selectAll()
      .where('user_id', '=', first.userId)
      .where('idempotency_key', '=', mark.key)
      .orderBy('position')
      .execute()
    const hash = earlier[0]?.payload_hash
    if (hash !== undefined) return judgeRepeat(hash, mark, earlier.map(fromRow))
  }
  const full = await fullDomain(transaction, scores)
  if (full !== undefined) return { kind: 'full', of: full }
  const rows = scores.map((score, position) => toRow(score, position, mark))
  await transaction.insertInto('entered_scores').values(rows).execute()
  return { kind: 'stored', result: [...scores] }
}

/** A domain that these scores would fill beyond what an account may hold. */
async function fullDomain(
  transaction: Transaction<Schema>,
  scores: readonly EnteredScore[],
): Promise<LifestyleDomain | undefined> {
  for (const domain of new Set(scores.map((score) => score.domain))) {
    const own = scores.filter((score) => score.domain === domain)
    const tooMany = await transaction
      .selectFrom('entered_scores')
      .select('id')
      .where('user_id', '=', own[0]?.userId ?? '')
      .where('domain', '=', domain)
      .limit(1)
      .offset(limits.recordsOfAKindMax - own.length)
      .executeTakeFirst()
    if (tooMany !== undefined) return domain
  }
  return undefined
}

function toRow(
  score: EnteredScore,
  position: number,
  mark: IdempotencyRecord,
): Row<'entered_scores'> {
  return {
    user_id: score.userId,
    id: score.id,
    position,
    domain: score.domain,
    score: score.score,
    band: score.band,
    idempotency_key: mark.key,
    payload_hash: mark.payloadHash,
    entered_at: score.enteredAt,
  }
}

function fromRow(row: Row<'entered_scores'>): EnteredScore {
  return {
    userId: row.user_id,
    id: row.id,
    domain: row.domain,
    score: row.score,
    band: row.band,
    enteredAt: row.entered_at,
  }
}
