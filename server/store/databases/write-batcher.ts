/** Group commit: writes that arrive together share one transaction and so one sync to disk. */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import type { WriteJob } from './database.ts'

/** Keeps one commit short enough that reads never wait long behind it. */
const maxBatch = 128

/** A write job waited for something other than its transaction, and was rolled back. */
export class StalledWrite extends Error {
  override readonly name = 'StalledWrite'
}

/** Runs a statement that takes no values and gives no rows. */
type RunStatement = (statement: string) => unknown

interface Waiting {
  readonly run: (transaction: Transaction<Schema>) => Promise<void>
  readonly settle: () => void
  readonly fail: (fault: unknown) => void
}

/**
 * Collects write jobs and commits them together. A job that fails is rolled back alone, to its
 * savepoint; nobody is answered before the commit of the whole batch is on disk. A job that waits for
 * anything but its transaction would hold up every write and read of the process: it fails at once.
 */
export class WriteBatcher {
  readonly #kysely: Kysely<Schema>
  readonly #run: RunStatement
  #isCommitting = false
  #waiting: Waiting[] = []
  #running: Promise<void> | undefined

  /**
   * @param kysely - a database with one connection.
   * @param run - runs a statement on that connection at once.
   */
  constructor(kysely: Kysely<Schema>, run: RunStatement) {
    this.#kysely = kysely
    this.#run = run
  }

  /**
   * Hands in a job.
   *
   * @param job - work that waits for nothing but the database.
   * @returns what the job returned, after its commit.
   * @throws whatever the job threw, or the fault of the commit; StalledWrite when it waited for
   * something else, even for another write.
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
      // All requests that are already in the sockets get to hand in their writes first, and those that come
      // while these are read: nothing can be read during the sync, so none of this work is put off.
      let gathered: number
      do {
        gathered = this.#waiting.length
        await new Promise((resolve) => setImmediate(resolve))
      } while (gathered < this.#waiting.length && this.#waiting.length < maxBatch)
      await this.#commit(this.#waiting.splice(0, maxBatch))
    }
    this.#running = undefined
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const failed = new Map<Waiting, unknown>()
    let begun = 0
    this.#isCommitting = true
    try {
      await this.#kysely.transaction().execute(async (transaction) => {
        const [first, second] = batch
        if (first !== undefined && second === undefined) {
          begun = 1
          // The transaction is its savepoint.
          await withoutStalling(first.run(transaction))
          return
        }
        for (const one of batch) {
          begun += 1
          const fault = await runToSavepoint(transaction, one, this.#run)
          if (fault === undefined) continue
          failed.set(one, fault.cause)
          // Ends the transaction, so that the job finds it closed should it ever go on.
          if (fault.cause instanceof StalledWrite) break
        }
      })
    } catch (fault) {
      for (const one of batch) one.fail(fault)
      return
    } finally {
      this.#isCommitting = false
    }
    this.#waiting.unshift(...batch.slice(begun))
    for (const one of batch.slice(0, begun)) {
      if (failed.has(one)) one.fail(failed.get(one))
      else one.settle()
    }
  }
}

const release = 'release one_write'

async function runToSavepoint(
  transaction: Transaction<Schema>,
  one: Waiting,
  run: RunStatement,
): Promise<{ cause: unknown } | undefined> {
  run('savepoint one_write')
  try {
    await withoutStalling(one.run(transaction))
  } catch (cause) {
    try {
      run('rollback to one_write')
      run(release)
    } catch {
      // The database has ended the whole transaction, as on a full disk: the cause is for all of them.
      throw cause
    }
    return { cause }
  }
  run(release)
  return undefined
}

/**
 * The embedded database answers within the same turn of the event loop, in microtasks alone. The next
 * tick comes when no microtask is left: a job that is not done by then waits for something else.
 */
async function withoutStalling(job: Promise<void>): Promise<void> {
  const stalled = new Promise<never>((_resolve, reject) => {
    process.nextTick(() =>
      reject(new StalledWrite('A write waited for something other than its transaction.')),
    )
  })
  await Promise.race([job, stalled])
}
