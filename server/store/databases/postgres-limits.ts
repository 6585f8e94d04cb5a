/** How long anything may last on a connection to PostgreSQL, and who ends it. */

/** How the server uses the database; every part may be set (config.ts). */
export interface ServerLimits {
  /** Connections of this process. */
  readonly connections: number
  /** How long the database waits for a process that is silent in a transaction, before it ends that. */
  readonly patienceMs: number
  /** A pooler stands between that gives a connection of the database away after each transaction. */
  readonly isPooled?: boolean
}

/** What the server does where nothing is set. */
export const usualLimits: ServerLimits = { connections: 10, patienceMs: 3000 }

/**
 * How long a statement may take, beside the patience: whatever a person waits for takes a small part of
 * it, and what a job takes out or reads at once fits in.
 */
const longestStatement = 10

/** How long it may take to get a connection. */
const connectMs = 5000

/**
 * Migrations and the operator's commands take as long as they take. Limits that were set for the role or
 * the database are lifted too.
 */
const unhurried = {
  max: 4,
  connectionTimeoutMillis: connectMs,
  options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
}

/**
 * The database itself ends what a stopped process holds: the process cannot. Waiting for a lock ends
 * sooner than that: else each of its transactions that wait in line would get the lock in turn, and hold
 * it for a patience of its own.
 */
function keptByDatabase({ patienceMs }: ServerLimits) {
  return {
    idle_in_transaction_session_timeout: patienceMs,
    lock_timeout: Math.ceil((patienceMs * 2) / 3),
    statement_timeout: longestStatement * patienceMs,
  }
}

/**
 * Makes the settings of a pool of connections.
 *
 * @param limits - of the server; `unhurried` for migrations and the operator's commands.
 * @returns what the driver takes.
 */
export function poolSettings(limits: ServerLimits | 'unhurried') {
  if (limits === 'unhurried') return unhurried
  const { connections, patienceMs } = limits
  return {
    max: connections,
    // A little longer than anybody can hold one who is not at work.
    connectionTimeoutMillis: Math.ceil((patienceMs * 4) / 3),
    // The database has hung or cannot be reached: else it would have ended the statement itself.
    query_timeout: (longestStatement + 1) * patienceMs,
    ...(hasLimitedConnections(limits) ? keptByDatabase(limits) : {}),
  }
}

/**
 * The statements that give a transaction its limits: behind a pooler a connection cannot have any of its own.
 *
 * @param limits - of the server.
 * @returns them, with semicolons between; undefined where the connection has the limits.
 */
export function limitsOfTransaction(limits: ServerLimits | 'unhurried'): string | undefined {
  if (limits === 'unhurried' || limits.isPooled !== true) return undefined
  return Object.entries(keptByDatabase(limits))
    .map(([name, ms]) => `set local ${name} = ${ms}`)
    .join('; ')
}

/**
 * Says whether each connection has limits of its own.
 *
 * @param limits - of the pool.
 * @returns false where there are none, or each transaction is given them.
 */
export function hasLimitedConnections(limits: ServerLimits | 'unhurried'): boolean {
  return limits !== 'unhurried' && limits.isPooled !== true
}
