/** What a fault of a database means to whoever waits for it, and telling of faults to whoever counts them. */

import { DatabaseError } from 'pg'

/** The database could not be reached, did not answer, or went away; another try may find it again. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/**
 * `away`: it is stopping, restarting, silent or overloaded, and another try makes sense.
 * `full`: there is no room on its disk.
 * `damaged`: its files cannot be read as what they should be.
 */
export type DatabaseTrouble = 'away' | 'full' | 'damaged'

/**
 * Codes of PostgreSQL (appendix A of its manual), or their first two signs, that stand for a class:
 * connection lost, conflicts between transactions, out of resources, locks, stopped by the operator or by
 * a limit in time, and a server that only reads, as after a switch to its replica.
 */
const awayCodes = ['08', '40', '53', '55P03', '57', '25P03', '25006']

/** No room, as Node.js and PostgreSQL name it; a used-up share and a file as long as it may be too. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG'])

const damagedCodes = new Set(['XX001', 'XX002'])

/** SQLite's own numbers: busy, locked; full; corrupt, not a database. */
const sqliteTroubles: ReadonlyMap<number, DatabaseTrouble> = new Map([
  [5, 'away'],
  [6, 'away'],
  [13, 'full'],
  [11, 'damaged'],
  [26, 'damaged'],
])

/**
 * Says what a fault means.
 *
 * @param fault - whatever was thrown; its causes are looked at too.
 * @returns undefined where it is nothing of this kind.
 */
export function troubleOf(fault: unknown): DatabaseTrouble | undefined {
  if (!(fault instanceof Error)) return undefined
  return ownTrouble(fault) ?? troubleOf(fault.cause)
}

function ownTrouble(fault: Error): DatabaseTrouble | undefined {
  if (fault instanceof DatabaseAway) return 'away'
  // The low byte is the number, what is above it says more.
  const errcode = 'errcode' in fault ? Number(fault.errcode) % 256 : undefined
  if (errcode !== undefined) return sqliteTroubles.get(errcode)
  const code = 'code' in fault ? String(fault.code) : ''
  if (fullCodes.has(code)) return 'full'
  if (!(fault instanceof DatabaseError)) return undefined
  if (damagedCodes.has(code)) return 'damaged'
  return awayCodes.some((one) => code.startsWith(one)) ? 'away' : undefined
}

/** A fault of a statement, for whoever counts them. */
export type DatabaseFaultKind =
  | 'unavailable'
  | 'timeout'
  | 'lock'
  | 'disk-full'
  | 'damaged'
  | 'other'

/** Of PostgreSQL: lock not available, deadlock, two transactions in each other's way. */
const lockCodes = new Set(['55P03', '40P01', '40001'])

/** Of PostgreSQL: a statement, and a silent transaction, that lasted too long. */
const timeoutCodes = new Set(['57014', '25P03'])

/** SQLite's own numbers: busy, locked. */
const sqliteLocks = new Set([5, 6])

/** SQLite's own number for a constraint. */
const sqliteConstraint = 19

/**
 * Sorts the fault of a statement.
 *
 * @param fault - whatever a statement threw.
 * @returns its kind; undefined for a broken constraint (an address that is taken), which is an answer.
 */
export function kindOfFault(fault: unknown): DatabaseFaultKind | undefined {
  if (!(fault instanceof Error)) return 'other'
  const trouble = troubleOf(fault)
  if (trouble === 'full') return 'disk-full'
  if (trouble === 'damaged') return 'damaged'
  const errcode = 'errcode' in fault ? Number(fault.errcode) % 256 : 0
  const code = 'code' in fault ? String(fault.code) : ''
  if (lockCodes.has(code) || sqliteLocks.has(errcode)) return 'lock'
  if (timeoutCodes.has(code) || isDriversTimeout(fault)) return 'timeout'
  if (trouble === 'away') return 'unavailable'
  return errcode === sqliteConstraint || code.startsWith('23') ? undefined : 'other'
}

/** The driver names its own timeouts in words alone. */
function isDriversTimeout({ cause }: Error): boolean {
  return cause instanceof Error && /timeout/i.test(cause.message)
}

/**
 * Names a fault of a connection: whatever the server did not say itself.
 *
 * @param fault - from the driver.
 * @returns the fault of the server as it is, every other one as {@link DatabaseAway}; a fault of the
 * program stays what it is too.
 */
export function nameConnectionFault(fault: unknown): unknown {
  const isOther = fault instanceof DatabaseError || fault instanceof TypeError
  return isOther ? fault : new DatabaseAway('The database is away.', { cause: fault })
}

/** Takes the kind of a fault. It must not throw. */
export type FaultListener = (kind: DatabaseFaultKind) => void

/** Makes a feed that nobody listens to yet. */
export function createFaultFeed() {
  const listeners: FaultListener[] = []
  return {
    /** Has a listener told from now on, for as long as the database is open. */
    listen: (listener: FaultListener): void => void listeners.push(listener),
    /** Tells of what a statement threw; a broken constraint (an address that is taken) is an answer, no fault. */
    tell(fault: unknown): void {
      const kind = kindOfFault(fault)
      if (kind !== undefined) for (const listener of listeners) listener(kind)
    },
  }
}

/** The feed of faults. */
export type FaultFeed = ReturnType<typeof createFaultFeed>
