/** What an operator does to the data of people, with the server at work on the same database. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loginReplySchema } from '#contract/schemas/identity.ts'
import { databaseKinds, type FreshDatabase } from '../store/test-databases.ts'
import { answerAll } from '../test-support/answer-sets.ts'
import { runAdmin, startServer, type RunningServer, type Settings } from './test-programs.ts'

const kinds = databaseKinds.map(({ name }) => name)
const password = 'long enough'

interface Person {
  readonly email: string
  readonly userId: string
  readonly headers: { readonly authorization: string }
  /** Of the browser that knows them. */
  readonly cookie: string
}

describe.each(kinds)('an operator on %s', (kind) => {
  let folder: string
  let databases: FreshDatabase[]
  let servers: RunningServer[]
  let settings: Settings

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-admin-'))
    databases = []
    servers = []
    settings = await settingsOf(kind, 'data')
  })

  afterEach(async () => {
    for (const server of servers) await server.stop()
    for (const database of databases) await database.remove()
    rmSync(folder, { recursive: true })
  })

  const settingsOf = async (name: string, data: string): Promise<Settings> => {
    const own = { DATA_DIR: join(folder, data) }
    if (name === 'SQLite') return own
    const fresh = await databaseKinds.find((one) => one.name === name)?.create()
    if (fresh?.url === undefined) throw new Error('There is no such database.')
    databases.push(fresh)
    return { ...own, DATABASE_URL: fresh.url }
  }
  const serve = async (at = settings) => {
    const server = await startServer(at)
    servers.push(server)
    return server
  }
  const admin = (words: readonly string[], typed?: string) => runAdmin(settings, words, typed)
  const events = async (at = settings) => {
    const { out } = await runAdmin(at, ['audit', '--json'])
    return out
      .split('\n')
      .filter(Boolean)
      .map((line) => String(Object(JSON.parse(line)).action))
  }

  it('deletes a person for good while the server runs, and nobody else', async () => {
    const server = await serve()
    const [ann, bob] = [await register(server, 'ann'), await register(server, 'bob')]
    await server.call('/api/login/code', { email: ann.email })
    await expect.poll(() => lettersIn(settings)).toHaveLength(1)
    const ended = await admin(['delete-person', 'ANN@example.org', '--yes'])
    expect(ended).toMatchObject({ code: 0, err: '' })
    expect((await server.call('/api/me', undefined, ann.headers)).status).toBe(401)
    expect((await server.call('/login', { email: ann.email, password })).status).toBe(401)
    expect((await server.call('/api/me', undefined, bob.headers)).status).toBe(200)
    expect(lettersIn(settings)).toEqual([])
    for (const file of filesUnder(join(folder, 'data'))) {
      const content = readFileSync(file, 'latin1')
      expect(content.includes(ann.email), file).toBe(false)
      expect(content.includes(ann.userId), file).toBe(false)
    }
    const held = join(folder, 'after.gz')
    expect((await admin(['backup', held])).code).toBe(0)
    expect(server.said()).not.toMatch(/@example|"level":[56]0/)
    expect((await events()).filter((action) => action.startsWith('admin-'))).toEqual([
      'admin-backup',
      'admin-delete-person',
    ])
  })

  it('has to type the address again', async () => {
    const server = await serve()
    const ann = await register(server, 'ann')
    const wrong = await admin(['delete-person', ann.email], 'bob@example.org\n')
    expect(wrong).toMatchObject({ code: 1, out: '' })
    expect(wrong.err).toContain('Nothing was deleted.')
    expect(await admin(['delete-person', ann.email])).toMatchObject({ code: 1 })
    expect((await server.call('/api/me', undefined, ann.headers)).status).toBe(200)
    expect(await admin(['delete-person', ann.email], `${ann.email}\n`)).toMatchObject({ code: 0 })
    expect((await server.call('/api/me', undefined, ann.headers)).status).toBe(401)
    expect(await admin(['delete-person', ann.email, '--yes'])).toMatchObject({
      code: 1,
      err: 'Nobody has an account with this address. Nothing was deleted.\n',
    })
  })

  it('costs nobody an answer, and loses none of them', async () => {
    const server = await serve()
    const bob = await register(server, 'bob')
    const others = await Promise.all(
      Array.from({ length: 4 }, (_, number) => register(server, `other${number}`)),
    )
    const done = new AbortController()
    const statuses: number[] = []
    const submitOn = async () => {
      while (!done.signal.aborted) {
        const body = { userId: bob.userId, responses: answerAll('stress') }
        statuses.push((await server.call('/api/stress-scale', body, bob.headers)).status)
      }
    }
    const busy = Array.from({ length: 8 }, submitOn)
    for (const [number, { email }] of others.entries()) {
      expect(await admin(['delete-person', email, '--yes'])).toMatchObject({ code: 0, err: '' })
      expect((await admin(['backup', join(folder, `${number}.gz`)])).code).toBe(0)
    }
    done.abort()
    await Promise.all(busy)
    expect(statuses.length).toBeGreaterThan(8)
    expect(statuses.every((status) => status === 200)).toBe(true)
    const list = await server.call(`/api/history/${bob.userId}`, undefined, bob.headers)
    expect(JSON.stringify(await list.json()).split('"finishedAt"').length - 1).toBe(statuses.length)
  })

  it.each(kinds)('moves everybody to %s', async (other) => {
    const server = await serve()
    const ann = await register(server, 'ann')
    const body = { userId: ann.userId, responses: answerAll('stress') }
    const stored: unknown = await (await server.call('/api/stress-scale', body, ann.headers)).json()
    const file = join(folder, 'all.gz')
    expect((await admin(['backup', file])).out).toContain('Backed up 1 people and 1 questionnaires')
    const next = await settingsOf(other, 'next')
    const ended = await runAdmin(next, ['restore', file])
    expect(ended).toMatchObject({ code: 0, err: '' })
    expect((await events(next))[0]).toBe('admin-restore')

    const restored = await serve(next)
    expect((await restored.call('/api/me', undefined, ann.headers)).status).toBe(401)
    const login = await restored.call('/login', { email: ann.email }, { cookie: ann.cookie })
    const { token } = loginReplySchema.parse(await login.json())
    const headers = { authorization: `Bearer ${token}` }
    const score = await restored.call(`/api/stress-score/${ann.userId}`, undefined, headers)
    expect(await score.json()).toEqual(stored)
    expect((await restored.call('/login', { email: ann.email, password })).status).toBe(200)
  })

  it('restores nothing over what is there, and nothing that is damaged', async () => {
    const server = await serve()
    const ann = await register(server, 'ann')
    const file = join(folder, 'all.gz')
    await admin(['backup', file])
    const running = await admin(['restore', file])
    expect(running.code).toBe(1)
    expect(running.err).toMatch(/^(Another copy of the server is using|The database is not empty)/)
    await server.stop()
    expect((await admin(['restore', file])).err).toMatch(/^The database is not empty/)
    const next = await settingsOf(kind, 'next')
    const half = join(folder, 'half.gz')
    writeFileSync(half, readFileSync(file).subarray(0, -20))
    const refused = await runAdmin(next, ['restore', half])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/^This backup is damaged: .+ Nothing was restored\.\n$/)
    expect((await runAdmin(next, ['restore', file])).code).toBe(0)
    const again = await serve()
    expect((await again.call('/api/me', undefined, ann.headers)).status).toBe(200)
  })

  it('lets out for research only what enough people share', async () => {
    const server = await serve()
    for (let number = 0; number < 6; number += 1) {
      const gender = number === 5 ? 'Male' : 'Female'
      const { userId, headers } = await register(server, `person${number}`, gender)
      const body = { userId, responses: answerAll('stress') }
      await server.call('/api/stress-scale', body, headers)
    }
    const file = join(folder, 'research.csv')
    const words = ['export-deidentified', file, '--with-running-quarter', '--min-cell']
    const refused = await admin([...words, '6'])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/^No group has 6 people or more, so nothing was written\.\n$/)
    expect(readdirSync(folder).filter((name) => name.startsWith('research'))).toEqual([])
    const { code, out } = await admin([...words, '5'])
    expect(code).toBe(0)
    expect(out).toContain('Between a tenth and a half of all is left out')
    const lines = readFileSync(file, 'utf8').split('\r\n').filter(Boolean)
    expect(lines).toHaveLength(6)
    for (const line of lines.slice(1)) expect(line).toMatch(/^stress,1,75\+,Female,\d{4}-Q[1-4],/)
    expect((await events()).slice(0, 2)).toEqual([
      'admin-export-deidentified',
      'admin-export-deidentified',
    ])
  })

  it('reads the audit, the newest first, and leaves a trace of it', async () => {
    const server = await serve()
    const ann = await register(server, 'ann')
    await admin(['audit'])
    const { out } = await admin(['audit', '--action', 'admin-read-audit', '--limit', '5'])
    expect(out).toMatch(
      /^time \(UTC\) +action +who +person\n\S+Z +admin-read-audit +operator +-\n$/,
    )
    expect((await admin(['audit'])).out).not.toContain(ann.email)
    expect((await admin(['audit', '--since', '2199-01-01'])).out).toBe(
      'There are no such events.\n',
    )
  })
})

describe('an operator who errs', () => {
  let folder: string
  let settings: Settings

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-admin-'))
    settings = { DATA_DIR: join(folder, 'data') }
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  it('is told what is wrong with a command, with exit code 2', async () => {
    const { code, out, err } = await runAdmin(settings, ['help'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^Say what to do\.\n\nCommands, /)
    expect((await runAdmin(settings, ['restore'])).code).toBe(2)
  })

  it('is told when there is no database to work on', async () => {
    const { code, err } = await runAdmin(settings, ['backup', join(folder, 'all.gz')])
    expect(code).toBe(1)
    expect(err).toMatch(/^There is no database in/)
    expect(readdirSync(folder)).toEqual([])
  })
})

async function register(server: RunningServer, name: string, gender = 'Female'): Promise<Person> {
  const email = `${name}@example.org`
  const profile = { yearOfBirth: 1950, gender, age: 76 }
  const registered = await server.call('/register', { email, password, ...profile })
  const cookie = String(registered.headers.getSetCookie()[0]).split(';', 1)[0] ?? ''
  const login = await server.call('/login', { email }, { cookie })
  const { token, userID } = loginReplySchema.parse(await login.json())
  return { email, userId: userID, headers: { authorization: `Bearer ${token}` }, cookie }
}

function lettersIn({ DATA_DIR = '' }: Settings): string[] {
  return filesUnder(DATA_DIR).filter((file) => file.endsWith('.eml'))
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
