/** Reads of one turn of the event loop share one look at the database file. */

import type { DatabaseSync } from 'node:sqlite'

/** A look that reads may share. */
export interface ReadTurn {
  /** Opens the look, unless it is open; it ends by itself before the next requests are taken in. */
  begin(): void
  /** Ends the look. To be called before anything else is done on the connection. */
  end(): void
}

/**
 * SQLite locks its files for each read and lets go of them after it, which costs about as much as a small
 * read itself. Requests that have come together have their reads done under one lock. It is taken after
 * they have come, so each sees all that was committed before; a commit of this process ends it first.
 *
 * @param connection - an open connection.
 * @returns the look, not open.
 */
export function createReadTurn(connection: DatabaseSync): ReadTurn {
  const begin = connection.prepare('begin')
  const commit = connection.prepare('commit')
  let isOpen = false
  const end = () => {
    if (!isOpen) return
    isOpen = false
    // SQLite has ended it by itself where the file could not be read.
    if (connection.isOpen && connection.isTransaction) commit.run()
  }
  return {
    begin() {
      // Within a transaction of somebody else there is a look already.
      if (isOpen || connection.isTransaction) return
      begin.run()
      isOpen = true
      setImmediate(end)
    },
    end,
  }
}
