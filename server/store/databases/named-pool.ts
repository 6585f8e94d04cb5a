/** A pool of connections whose faults say whether the database is away. */

import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { type FaultFeed, DatabaseAway, nameConnectionFault } from './faults.ts'

/**
 * Wraps a pool for Kysely. A connection that was lost, or whose answer did not come in time, is not given
 * to anybody else: an answer may still come on it.
 *
 * @param pool - of the driver.
 * @param faults - told of every fault.
 * @returns it, in the shape Kysely expects.
 */
export function nameFaults(pool: Pool, faults: FaultFeed): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await named(pool.connect(), faults)
      return wrap(client, faults)
    },
  }
}

function wrap(client: PoolClient, faults: FaultFeed): PostgresPoolClient {
  let isLost = false
  function query<Row>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Rows are read in pages, never by a cursor.')
    return named(client.query(text, [...parameters]), faults).catch((fault: unknown) => {
      isLost ||= fault instanceof DatabaseAway
      throw fault
    })
  }
  return { query, release: (destroy = false) => client.release(destroy || isLost) }
}

async function named<Result>(promise: Promise<Result>, faults: FaultFeed): Promise<Result> {
  try {
    return await promise
  } catch (fault) {
    const name = nameConnectionFault(fault)
    faults.tell(name)
    throw name
  }
}
