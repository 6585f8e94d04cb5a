/** What the repositories need of a database, whichever it is. */

import type { CompiledQuery, Kysely, Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import type { FaultListener } from './faults.ts'

/** The database is not the one that is needed here; the message says why in a sentence. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase'
}

/** Work done inside one transaction; it waits for nothing but this transaction. */
export type WriteJob<Result> = (transaction: Transaction<Schema>) => Promise<Result>

/** Reads that belong together. */
export type ReadJob<Result> = (reader: Kysely<Schema>) => Promise<Result>

/** How busy a pool is; numbers of connections, and of calls that wait for one. */
export interface Connections {
  readonly working: number
  readonly idle: number
  readonly waiting: number
}

/** Where long reads run that belong to no one person. */
export type ReadsApart = Pick<Database, 'reader' | 'snapshot'>

/** An open database. */
export interface Database {
  /** For building reads, and for migrations and a restore, which have the database for themselves. */
  readonly reader: Kysely<Schema>
  /**
   * Runs a query that was compiled before.
   *
   * @param query - a query that only reads.
   * @returns its rows, as they stand on disk: never those of a commit that is still under way.
   */
  read<Output>(query: CompiledQuery<Output>): Promise<Output[]>
  /**
   * Runs a job in a transaction.
   *
   * @param job - the work; when it throws, nothing of it stays.
   * @returns what the job returned, once it is safe on disk.
   * @throws whatever the job threw, or the fault of the commit; on the embedded database StalledWrite,
   * with nothing stored, when the job waited for anything else.
   */
  write<Result>(job: WriteJob<Result>): Promise<Result>
  /**
   * Reads everything as it stands at one moment, whatever is written meanwhile. On the embedded
   * database it holds the connection: it is for operators' commands, not for the server.
   *
   * @param job - reads alone.
   * @returns what the job returned.
   */
  snapshot<Result>(job: ReadJob<Result>): Promise<Result>
  /**
   * Makes the writes of one person wait for each other until the transaction ends.
   *
   * @param transaction - the transaction of the job.
   * @param userId - the person; an unknown id locks nothing.
   */
  lockUser(transaction: Transaction<Schema>, userId: string): Promise<void>
  /**
   * Takes what was deleted out of the files too, as far as this database keeps it in files of its
   * own. PostgreSQL does so by itself, at the operator's checkpoints and vacuums.
   */
  forgetDeleted(): Promise<void>
  /**
   * Finds where long reads that belong to no one person hold up nobody; absent where there is no copy for them.
   *
   * @returns the copy, with all that was acknowledged before; this database where the copy is away or too far
   * behind.
   */
  readonly apart?: () => Promise<ReadsApart>
  /** How busy its connections are; absent where there is no pool. */
  readonly connections?: () => Connections
  /** Has somebody told of every statement that fails, from now on. */
  readonly onFault: (listener: FaultListener) => void
  /** Closes all connections; writes already handed in are finished first. */
  close(): Promise<void>
}
