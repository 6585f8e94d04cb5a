/** Group commit: writes that arrive together share one transaction and so one sync to disk. */

import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import type { WriteJob } from './database.ts'

/** Keeps one commit short enough that reads never wait long behind it. */
const maxBatch = 128

interface Waiting {
  readonly run: (transaction: Transaction<Schema>) => Promise<void>
  readonly settle: () => void
  readonly fail: (fault: unknown) => void
}

/**
 * Collects write jobs and commits them together. A job that fails is rolled back alone, to its
 * savepoint; nobody is answered before the commit of the whole batch is on disk.
 */
export class WriteBatcher {
  readonly #kysely: Kysely<Schema>
  #isCommitting = false
  #waiting: Waiting[] = []
  #running: Promise<void> | undefined

  /** @param kysely - a database with one connection. */
  constructor(kysely: Kysely<Schema>) {
    this.#kysely = kysely
  }

  /**
   * Hands in a job.
   *
   * @param job - work that waits for nothing but the database.
   * @returns what the job returned, after its commit.
   * @throws whatever the job threw, or the fault of the commit.
   */
  write<Result>(job: WriteJob<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      let settle: () => void = () => reject(new Error('The write was never run.'))
      this.#waiting.push({
        run: async (transaction) => {
          const result = await job(transaction)
          settle = () => resolve(result)
        },
        settle: () => settle(),
        fail: reject,
      })
      this.#running ??= this.#drain()
    })
  }

  /** True while a transaction is open on the connection. */
  get isCommitting(): boolean {
    return this.#isCommitting
  }

  /** Resolves once every job handed in so far is committed or refused. */
  async finish(): Promise<void> {
    await this.#running
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // All requests that are already in the sockets get to hand in their writes first.
      await new Promise((resolve) => setImmediate(resolve))
      await this.#commit(this.#waiting.splice(0, maxBatch))
    }
    this.#running = undefined
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const failed = new Map<Waiting, unknown>()
    this.#isCommitting = true
    try {
      await this.#kysely.transaction().execute(async (transaction) => {
        for (const one of batch) {
          const fault = await runToSavepoint(transaction, one)
          if (fault !== undefined) failed.set(one, fault.cause)
        }
      })
    } catch (fault) {
      for (const one of batch) one.fail(fault)
      return
    } finally {
      this.#isCommitting = false
    }
    for (const one of batch) {
      if (failed.has(one)) one.fail(failed.get(one))
      else one.settle()
    }
  }
}

const savepoint = CompiledQuery.raw('savepoint one_write')
const release = CompiledQuery.raw('release one_write')
const undo = CompiledQuery.raw('rollback to one_write')

async function runToSavepoint(
  transaction: Transaction<Schema>,
  one: Waiting,
): Promise<{ cause: unknown } | undefined> {
  await transaction.executeQuery(savepoint)
  try {
    await one.run(transaction)
  } catch (cause) {
    await transaction.executeQuery(undo)
    await transaction.executeQuery(release)
    return { cause }
  }
  await transaction.executeQuery(release)
  return undefined
}
