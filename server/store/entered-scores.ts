/** Scores that a person copied in from elsewhere. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Database } from './databases/database.ts'
import { prepareRead, slot } from './databases/prepared-read.ts'
import { judgeRepeat, type RepeatMark, type Stored } from './repeat.ts'
import type { Row } from './schema.ts'

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

/** Reads and writes copied scores. */
export interface EnteredScores {
  /**
   * Stores all scores of a call, or none of them.
   *
   * @param scores - one or more, all of one person.
   * @param mark - how a repeat is recognised.
   * @returns the stored scores in the order given; on a repeat those of the first time.
   */
  add(scores: readonly EnteredScore[], mark: RepeatMark): Promise<Stored<EnteredScore[]>>
  /**
   * Lists the copied scores of a person.
   *
   * @param userId - whose.
   * @returns oldest first; empty where there is none.
   */
  list(userId: string): Promise<EnteredScore[]>
}

/**
 * Makes the repository of copied scores.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createEnteredScores(database: Database): EnteredScores {
  const read = prepareRead<Row<'entered_scores'>>(
    database,
    database.reader
      .selectFrom('entered_scores')
      .selectAll()
      .where('user_id', '=', slot<string>('userId'))
      .orderBy('entered_at')
      .orderBy('id'),
  )
  return {
    add: (scores, mark) => addScores(database, scores, mark),
    async list(userId) {
      return (await read({ userId })).map(fromRow)
    },
  }
}

function addScores(
  database: Database,
  scores: readonly EnteredScore[],
  mark: RepeatMark,
): Promise<Stored<EnteredScore[]>> {
  const [first] = scores
  if (first === undefined) throw new RangeError('There is no score to store.')
  return database.write(async (transaction) => {
    await database.lockUser(transaction, first.userId)
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
    const rows = scores.map((score, position) => toRow(score, position, mark))
    await transaction.insertInto('entered_scores').values(rows).execute()
    return { kind: 'stored', result: [...scores] }
  })
}

function toRow(score: EnteredScore, position: number, mark: RepeatMark): Row<'entered_scores'> {
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
