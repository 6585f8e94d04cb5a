/** A PostgreSQL of one's own for a test run: empty at the start, gone at the end. */

import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres, unprivilegedUser } from './find-postgres.ts'
import { freePort } from './free-port.ts'
import { onEnd } from './on-end.ts'

/** A running PostgreSQL that nobody else uses. */
export interface ThrowawayPostgres {
  /** Connection address of its one database; no password. */
  readonly url: string
  /**
   * Runs another program of PostgreSQL as its user.
   *
   * @param name - for example `pg_basebackup`.
   * @param args - its arguments.
   * @returns the running program.
   */
  readonly run: (name: string, args: readonly string[]) => ChildProcess
  /**
   * Stops it and starts it again at the same address.
   *
   * @param signal - `SIGQUIT` as after a crash, `SIGINT` as an operator does it.
   */
  readonly restart: (signal: 'SIGQUIT' | 'SIGINT') => Promise<void>
  /** Kills it at once and removes its files, as if the machine were lost. */
  readonly lose: () => Promise<void>
  /** Stops it and removes its files. */
  readonly stop: () => Promise<void>
}

/** What is not as usual. */
export interface PostgresWanted {
  /** Settings beside the quick ones, each as `name=value`. */
  readonly settings?: readonly string[]
  /** Keeps its files on a disk, where they may be large. */
  readonly isOnDisk?: boolean
  /** Fills its folder of data, which is not there yet; left out, a new and empty cluster is made. */
  readonly fill?: (data: string) => void
}

/**
 * Starts an empty PostgreSQL on 127.0.0.1, without syncs to disk; it does not outlive this process.
 *
 * @param wanted - what is not as usual.
 * @throws when PostgreSQL 14 or newer is not installed or does not start.
 */
export async function startPostgres({
  settings = [],
  isOnDisk = false,
  fill,
}: PostgresWanted = {}): Promise<ThrowawayPostgres> {
  const programs = findPostgres()
  if (!programs) throw new Error('Install PostgreSQL 14 or newer to run this.')
  // A folder of PATH may have links to some of them alone.
  const allPrograms = dirname(realpathSync(join(programs, 'postgres')))
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(isOnDisk ? tmpdir() : quickFolder(), 'sledss-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder }
  const data = join(folder, 'data')
  if (fill) fill(data)
  else await promisify(execFile)(join(programs, 'initdb'), ['-D', data, ...emptyCluster], options)
  const port = await freePort()
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...asArguments(quickSettings, settings)],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
  let server = start()
  const clearAway = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  const forget = onEnd(clearAway)
  const ended = async (signal: NodeJS.Signals) => {
    const isEnded = new Promise((resolve) => server.once('close', resolve))
    server.kill(signal)
    await isEnded
  }
  const end = async (signal: NodeJS.Signals) => {
    forget()
    await ended(signal)
    clearAway()
  }
  await untilReady(server)
  return {
    url: `postgres://sledss@127.0.0.1:${port}/postgres`,
    run: (name, args) =>
      spawn(join(allPrograms, name), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] }),
    async restart(signal) {
      await ended(signal)
      server = start()
      await untilReady(server)
    },
    lose: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
  }
}

const memoryFolder = '/dev/shm'
/** Several times what a run of the tests has in use at once. */
const neededBytes = 1024 ** 3

/**
 * Where files are made and forgotten quickly: a new database is some hundred files, which on a disk take
 * twenty times the work. In memory where Linux offers enough of it, as containers do not always.
 */
function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize >= neededBytes ? memoryFolder : tmpdir()
  } catch {
    return tmpdir()
  }
}

const quickSettings = ['fsync=off', 'full_page_writes=off', 'unix_socket_directories='].concat(
  'max_connections=200',
  'max_wal_size=128MB',
)

const emptyCluster = ['-U', 'sledss', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']

function asArguments(...settings: (readonly string[])[]): string[] {
  return settings.flat().flatMap((setting) => ['-c', setting])
}

/** A copy that follows another cluster takes reads alone. */
const readyLine = /ready to accept (read-only )?connections/

/** Its own log tells when it listens; the messages are English because of `--no-locale`. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000)
      if (readyLine.test(log)) resolve()
    })
    server.once('error', reject)
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}
