/** The machine of the database is lost: what was acknowledged is in the archive and in what was streamed. */

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addresses, idempotencyHeader } from '#contract/addresses.ts'
import { answerAll } from '#server/test-support/answer-sets.ts'
import { type AppServer, startAppServer } from '../support/app-server.ts'
import { type Member, registerMember } from '../support/person.ts'
import { startPostgres, type ThrowawayPostgres } from '../support/throwaway-postgres.ts'
import { unprivilegedUser } from '../support/find-postgres.ts'

const peopleAtOnce = 4
/** Acknowledged submits before the machine is lost, with others under way. */
const enough = 40

describe('a cluster that is lost with its disk', () => {
  let folder: string
  let cluster: ThrowawayPostgres | undefined
  let second: ThrowawayPostgres | undefined
  let server: AppServer | undefined

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-lost-'))
    chmodSync(folder, 0o755)
  })

  afterEach(async () => {
    await server?.stop()
    await cluster?.stop()
    await second?.stop()
    rmSync(folder, { recursive: true })
  })

  const folderOf = (name: string) => {
    const { uid, gid } = unprivilegedUser()
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o700 })
    if (uid !== undefined) chownSync(path, uid, gid)
    return path
  }

  it('comes back on another machine with every submit that was acknowledged', async () => {
    const archive = folderOf('archive')
    const streamed = folderOf('streamed')
    const base = folderOf('base')
    const settings = [
      'archive_mode=on',
      `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    ]
    const first = await startPostgres({ settings })
    cluster = first
    server = await startAppServer({ DATABASE_URL: first.url })
    const { url } = server
    await finished(first.run('pg_basebackup', ['-d', first.url, '-D', base, '-c', 'fast']))
    const members = await Promise.all(
      Array.from({ length: peopleAtOnce }, () => registerMember(url)),
    )
    const inArchive = await Promise.all(members.map((member) => submit(url, member)))
    await onDatabase(first.url, async (database) => {
      const { rows } = await database.query('select pg_walfile_name(pg_switch_wal()) as segment')
      await expect.poll(() => readdirSync(archive)).toContain(rows[0].segment)
    })
    const receiver = first.run('pg_receivewal', [
      '-d',
      first.url,
      '-D',
      streamed,
      '--synchronous',
      '--no-loop',
    ])
    const receiverEnded = once(receiver, 'close')
    await onDatabase(first.url, async (database) => {
      await database.query(`alter system set synchronous_standby_names = 'pg_receivewal'`)
      await database.query('select pg_reload_conf()')
      const state = async () =>
        (await database.query('select sync_state from pg_stat_replication')).rows
      await expect.poll(state).toEqual([{ sync_state: 'sync' }])
    })
    const acknowledged = inArchive.filter((key) => key !== undefined)
    expect(acknowledged).toHaveLength(peopleAtOnce)
    let lost: Promise<void> | undefined
    const submitUntilLost = async (member: Member) => {
      for (
        let key = await submit(url, member);
        key !== undefined;
        key = await submit(url, member)
      ) {
        acknowledged.push(key)
        if (acknowledged.length > enough) lost ??= first.lose()
      }
    }
    await Promise.all(members.map(submitUntilLost))
    await lost
    cluster = undefined
    await receiverEnded
    second = await startPostgres({ fill: (data) => putTogether(data, { archive, streamed, base }) })
    await onDatabase(second.url, async (database) => {
      await expect
        .poll(async () => (await database.query('select pg_is_in_recovery() as is')).rows)
        .toEqual([{ is: false }])
      const { rows } = await database.query('select idempotency_key as key from assessments')
      expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(acknowledged))
    })
  })
})

/** As docs/operations.md says: the base, a command that finds what was written since, and the signal. */
function putTogether(
  data: string,
  from: { archive: string; streamed: string; base: string },
): void {
  const { archive, streamed, base } = from
  cpSync(base, data, { recursive: true, preserveTimestamps: true })
  chmodSync(data, 0o700)
  const restore = `cp ${archive}/%f %p || cp ${streamed}/%f %p || cp ${streamed}/%f.partial %p`
  writeFileSync(join(data, 'postgresql.auto.conf'), `restore_command = '${restore}'\n`)
  writeFileSync(join(data, 'recovery.signal'), '')
  const { uid, gid } = unprivilegedUser()
  if (uid === undefined) return
  chownSync(data, uid, gid)
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(data, name), uid, gid)
  }
}

/** @returns the key of the submit where it was acknowledged; undefined where it was not. */
async function submit(url: string, { userID, token }: Member): Promise<string | undefined> {
  const key = randomUUID()
  const answer = await fetch(url + addresses.submitStress.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [idempotencyHeader]: key,
    },
    body: JSON.stringify({ userId: userID, responses: answerAll('stress', 'last') }),
  })
  await answer.text()
  return answer.ok ? key : undefined
}

async function finished(program: ChildProcess): Promise<void> {
  let said = ''
  program.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = await once(program, 'close')
  expect(code, said).toBe(0)
}

async function onDatabase(url: string, work: (database: Client) => Promise<void>): Promise<void> {
  const database = new Client({ connectionString: url })
  await database.connect()
  try {
    await work(database)
  } finally {
    await database.end()
  }
}
