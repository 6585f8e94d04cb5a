/** A PgBouncer of one's own before a PostgreSQL, with the settings that deploy/ gives an operator. */

import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { unprivilegedUser } from './find-postgres.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { onEnd } from './on-end.ts'

/** A running PgBouncer that nobody else uses. */
export interface ThrowawayPgbouncer {
  /** Address of the database behind it; no password. */
  readonly url: string
  /** Stops it and removes its files. */
  readonly stop: () => Promise<void>
}

/** Debian keeps it out of the PATH of whoever is not root. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin']

/** @returns the path of `pgbouncer`, or undefined. */
export function findPgbouncer(): string | undefined {
  const ofPath = (process.env['PATH'] ?? '').split(delimiter)
  return findProgram('pgbouncer', [...ofPath, ...serverFolders])
}

/**
 * Starts a PgBouncer on 127.0.0.1; it does not outlive this process.
 *
 * @param postgresUrl - the database it leads to; no password.
 * @param changed - settings that are not as in `deploy/pgbouncer.ini`.
 * @throws when PgBouncer is not installed or does not start.
 */
export async function startPgbouncer(
  postgresUrl: string,
  changed: Readonly<Record<string, string>> = {},
): Promise<ThrowawayPgbouncer> {
  const program = findPgbouncer()
  if (program === undefined) throw new Error('Install PgBouncer 1.18 or newer to run this.')
  const folder = mkdtempSync(join(tmpdir(), 'sledss-pgbouncer-'))
  chmodSync(folder, 0o755)
  const place = new URL(postgresUrl)
  const port = await freePort()
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"${place.username}" ""\n`)
  const file = join(folder, 'pgbouncer.ini')
  const own = { listen_port: String(port), auth_type: 'trust', auth_file: users, ...changed }
  writeFileSync(file, deployed(place, own))
  const server = spawn(program, [file], {
    ...unprivilegedUser(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const clearAway = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  const forget = onEnd(clearAway)
  await untilUp(server)
  return {
    url: `postgres://${place.username}@127.0.0.1:${port}/sledss`,
    async stop() {
      forget()
      const ended = new Promise((resolve) => server.once('close', resolve))
      server.kill('SIGTERM')
      await ended
      clearAway()
    },
  }
}

/** What an operator copies, with the places of this machine. */
function deployed({ hostname, port, pathname }: URL, own: Readonly<Record<string, string>>) {
  const text = readFileSync(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8').replace(
    /^sledss = .*$/m,
    `sledss = host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
  )
  const settings = Object.entries(own).map(([name, value]) => `${name} = ${value}\n`)
  // The last one counts.
  return text + settings.join('')
}

function untilUp(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000)
      if (log.includes('process up')) resolve()
    })
    server.once('error', reject)
    server.once('close', () => reject(new Error(`PgBouncer did not start:\n${log}`)))
  })
}
