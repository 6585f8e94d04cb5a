/** Whether the database can be used, also for writing. */

import { sql } from 'kysely'
import type { Database } from '../databases/database.ts'
import { type DatabaseTrouble, troubleOf } from '../databases/faults.ts'

/** More than what is free in the files by chance. */
const probeSigns = 256 * 1024

/**
 * Watches a database.
 *
 * @param database - an open database.
 * @returns it, watched.
 */
export function watchDatabase(database: Database) {
  let isFull = false
  const write: Database['write'] = async (job) => {
    try {
      return await database.write(job)
    } catch (fault) {
      isFull ||= troubleOf(fault) === 'full'
      throw fault
    }
  }
  return {
    /** The same database; its writes are watched for a full disk. */
    database: { ...database, write },
    /**
     * Asks for a sign of life. While the disk was last found full it tries to write, so that the end of it
     * is seen without anybody who has to try first.
     *
     * @returns what is wrong; undefined where nothing is.
     */
    trouble: async (): Promise<DatabaseTrouble | undefined> => {
      try {
        if (isFull) await tryRoom(database)
        else await sql`select 1`.execute(database.reader)
        isFull = false
        return undefined
      } catch (fault) {
        return troubleOf(fault) ?? 'away'
      }
    },
  }
}

/** Nothing of it stays, and nobody else sees it. */
function tryRoom(database: Database): Promise<void> {
  return database.write(async (transaction) => {
    const name = 'room'
    const probe = {
      name,
      next_run_at: '',
      leased_until: null,
      lease_holder: 'x'.repeat(probeSigns),
    }
    await transaction.insertInto('jobs').values(probe).execute()
    await transaction.deleteFrom('jobs').where('name', '=', name).execute()
  })
}
