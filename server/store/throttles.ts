/** Counts of what may be done only so often, shared by every process on the database. */

import type { Transaction } from 'kysely'
import type { Database } from './databases/database.ts'
import type { Schema } from './schema.ts'

/** How often something may be done. */
export interface RateLimit {
  /** Times in one window. */
  readonly max: number
  readonly windowMs: number
}

/** Whether it may be done now. */
export type Taken =
  | { readonly allowed: true }
  /** Seconds until the window ends; 1 or more. */
  | { readonly allowed: false; readonly retryAfterS: number }

/** One use of what is counted. */
export interface Use {
  /** What is counted, in a form that names nobody. */
  readonly key: string
  readonly now: Date
  readonly allowance: RateLimit
  /** How often it is done at once; 1 where absent. */
  readonly amount?: number
}

/** Reads and writes counts. */
export interface Throttles {
  /**
   * Counts one use, before it happens. A window begins with its first use.
   *
   * @param key - what is counted, in a form that names nobody.
   * @param now - the moment.
   * @param allowance - how often it may be done.
   * @param amount - how often it is done at once; once where absent.
   * @returns whether it may be done; a use beyond the allowance does not lengthen the window.
   */
  take(key: string, now: Date, allowance: RateLimit, amount?: number): Promise<Taken>
  /**
   * Takes back one use that was counted and shall not count.
   *
   * @param keys - what was counted; a count that has ended meanwhile is left alone.
   */
  giveBack(keys: readonly string[]): Promise<void>
  /**
   * Reads a count.
   *
   * @param key - what is counted.
   * @param now - the moment.
   * @returns uses in the window that runs, refused ones too; 0 where none runs.
   */
  used(key: string, now: Date): Promise<number>
  /**
   * Forgets counts.
   *
   * @param keys - what was counted; whatever begins with one of them and a colon goes too.
   */
  forget(keys: readonly string[]): Promise<void>
  /**
   * Removes windows that have ended.
   *
   * @param now - the moment.
   */
  purgeExpired(now: Date): Promise<void>
}

/**
 * Makes the repository of counts.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createThrottles(database: Database): Throttles {
  return {
    take: (key, now, allowance, amount = 1) =>
      database.write((transaction) => takeOne(transaction, { key, now, allowance, amount })),
    giveBack: (keys) =>
      database.write(async (transaction) => {
        await transaction
          .updateTable('throttles')
          .set((eb) => ({ used: eb('used', '-', 1) }))
          .where('key', 'in', keys)
          .where('used', '>', 0)
          .execute()
      }),
    async used(key, now) {
      const row = await database.reader
        .selectFrom('throttles')
        .select('used')
        .where('key', '=', key)
        .where('window_ends_at', '>', now.toISOString())
        .executeTakeFirst()
      return row?.used ?? 0
    },
    forget: (keys) =>
      database.write(async (transaction) => {
        await transaction
          .deleteFrom('throttles')
          .where((eb) =>
            eb.or(keys.flatMap((key) => [eb('key', '=', key), eb('key', 'like', `${key}:%`)])),
          )
          .execute()
      }),
    purgeExpired: (now) =>
      database.write(async (transaction) => {
        await transaction
          .deleteFrom('throttles')
          .where('window_ends_at', '<=', now.toISOString())
          .execute()
      }),
  }
}

/**
 * Counts one use as part of a larger write.
 *
 * @param transaction - the write it belongs to.
 * @param use - what is used.
 * @returns whether it may be done.
 */
export async function takeOne(
  transaction: Transaction<Schema>,
  { key, now, allowance: { max, windowMs }, amount = 1 }: Use,
): Promise<Taken> {
  const moment = now.toISOString()
  // A window that ends later was begun by a clock that had jumped ahead: nobody waits for years. Twice the
  // window, because the clocks of several processes differ a little.
  const latest = new Date(now.getTime() + 2 * windowMs).toISOString()
  const fresh = {
    window_ends_at: new Date(now.getTime() + windowMs).toISOString(),
    used: amount,
  }
  const row = await transaction
    .insertInto('throttles')
    .values({ key, ...fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const hasEnded = eb.or([
          eb('throttles.window_ends_at', '<=', moment),
          eb('throttles.window_ends_at', '>', latest),
        ])
        return {
          used: eb
            .case()
            .when(hasEnded)
            .then(amount)
            .else(eb('throttles.used', '+', amount))
            .end(),
          window_ends_at: eb
            .case()
            .when(hasEnded)
            .then(fresh.window_ends_at)
            .else(eb.ref('throttles.window_ends_at'))
            .end(),
        }
      }),
    )
    .returning(['used', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  if (row.used <= max) return { allowed: true }
  const leftMs = Date.parse(row.window_ends_at) - now.getTime()
  return { allowed: false, retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) }
}
