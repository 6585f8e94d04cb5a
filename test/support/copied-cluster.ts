/** A copy of a throw-away PostgreSQL that follows it by streaming replication. */

import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unprivilegedUser } from './find-postgres.ts'
import { startPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts'

/**
 * Starts a copy.
 *
 * @param primary - what it follows.
 * @param settings - of the copy, each as `name=value`.
 * @returns the copy; it takes reads alone.
 */
export async function startCopyOf(
  primary: ThrowawayPostgres,
  settings: readonly string[] = [],
): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sledss-copy-'))
  chmodSync(folder, 0o777)
  try {
    const base = join(folder, 'base')
    const args = ['-d', primary.url, '-D', base, '-c', 'fast', '-R']
    const [code] = await once(primary.run('pg_basebackup', args), 'close')
    if (code !== 0) throw new Error(`pg_basebackup ended with ${code}.`)
    return await startPostgres({ settings, fill: (data) => takeOver(base, data) })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The base was made to follow; it belongs to PostgreSQL's user. */
function takeOver(base: string, data: string): void {
  cpSync(base, data, { recursive: true, preserveTimestamps: true })
  chmodSync(data, 0o700)
  const { uid, gid } = unprivilegedUser()
  if (uid === undefined) return
  chownSync(data, uid, gid)
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(data, name), uid, gid)
  }
}
