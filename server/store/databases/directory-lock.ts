/** Lets one process at a time use a data directory. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's own number for "someone else holds the lock" (SQLITE_BUSY). */
const busy = 5

/** Two programs wanted the same data directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
}

/**
 * Takes the lock of a data directory. The operating system gives it back when the process ends,
 * however it ends, so a killed server leaves nothing to clean up.
 *
 * @param dataDir - an existing directory.
 * @returns a function that gives the lock back; calling it again does nothing.
 * @throws DirectoryInUse when another process holds it; Error when it cannot be written to.
 */
export function lockDirectory(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'in-use.lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (fault) {
    lock.close()
    if (!(fault instanceof Error && 'errcode' in fault && fault.errcode === busy)) throw fault
    throw new DirectoryInUse(
      `Another copy of the server is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}
