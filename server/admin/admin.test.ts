/** What an operator does to the data of people, with the server at work on the same database. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginReplySchema } from '#contract/schemas/identity.ts'
import { databaseKinds, type FreshDatabase } from '../store/test-databases.ts'
import { answerAll } from '../test-support/answer-sets.ts'
import { doAdmin, startServer, type RunningServer, type Settings } from './test-programs.ts'

const kinds = databaseKinds.map(({ name }) => name)
const password = 'long enough'

interface Person {
  readonly email: string
  readonly userId: string
  readonly headers: { readonly authorization: string }
  /** Of the browser that knows them. */
  readonly cookie: string
}

describe.each([
  { kind: 'SQLite', other: 'PostgreSQL' },
  { kind: 'PostgreSQL', other: 'SQLite' },
])('an operator on $kind', ({ kind, other }) => {
  let folder: string
  let settings: Settings
  let server: RunningServer
  const databases: FreshDatabase[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-admin-'))
    settings = await settingsOf(kind, 'data')
    server = await startServer(settings)
  })

  afterAll(async () => {
    await server?.stop()
    for (const database of databases) await database.remove()
    rmSync(folder, { recursive: true })
  })

  const settingsOf = async (name: string, data: string): Promise<Settings> => {
    const own = { DATA_DIR: join(folder, data) }
    if (name === 'SQLite') return own
    const fresh = await databaseKinds[kinds.indexOf('PostgreSQL')]?.createBare()
    if (fresh?.url === undefined) throw new Error('There is no such database.')
    databases.push(fresh)
    return { ...own, DATABASE_URL: fresh.url }
  }
  const admin = (words: readonly string[]) => doAdmin(settings, words)
  const events = async (at = settings) => {
    const { out } = await doAdmin(at, ['audit', '--json'])
    return out
      .split('\n')
      .filter(Boolean)
      .map((line) => String(Object(JSON.parse(line)).action))
  }

  it('deletes a person for good while the server runs, and nobody else', async () => {
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
    expect(await events()).toContain('admin-delete-person')
    expect(await admin(['delete-person', ann.email, '--yes'])).toMatchObject({
      code: 1,
      err: 'Nobody has an account with this address. Nothing was deleted.\n',
    })
  })

  it('costs nobody an answer, and loses none of them', async () => {
    const cleo = await register(server, 'cleo')
    const others = [await register(server, 'dan'), await register(server, 'eve')]
    const done = new AbortController()
    const statuses: number[] = []
    const submitOn = async () => {
      while (!done.signal.aborted) {
        const body = { userId: cleo.userId, responses: answerAll('stress') }
        statuses.push((await server.call('/api/stress-scale', body, cleo.headers)).status)
      }
    }
    const busy = Array.from({ length: 4 }, submitOn)
    for (const { email } of others) {
      expect(await admin(['delete-person', email, '--yes'])).toMatchObject({ code: 0, err: '' })
      expect((await admin(['backup', join(folder, `${email}.gz`)])).code).toBe(0)
    }
    // Each of them goes on, however long the commands kept the database to themselves.
    await expect.poll(() => statuses.length).toBeGreaterThan(busy.length)
    done.abort()
    await Promise.all(busy)
    expect(statuses.every((status) => status === 200)).toBe(true)
    const list = await server.call(`/api/history/${cleo.userId}`, undefined, cleo.headers)
    expect(JSON.stringify(await list.json()).split('"finishedAt"').length - 1).toBe(statuses.length)
  })

  it('ends the answers of a person who is deleted while they answer, and keeps none', async () => {
    const fay = await register(server, 'fay')
    const done = new AbortController()
    const statuses = new Set<number>()
    const submitOn = async () => {
      while (!done.signal.aborted) {
        const body = { userId: fay.userId, responses: answerAll('stress') }
        statuses.add((await server.call('/api/stress-scale', body, fay.headers)).status)
      }
    }
    const busy = Array.from({ length: 4 }, submitOn)
    expect(await admin(['delete-person', fay.email, '--yes'])).toMatchObject({ code: 0, err: '' })
    await expect.poll(() => statuses.has(401)).toBe(true)
    done.abort()
    await Promise.all(busy)
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([])
    const file = join(folder, 'after-fay.gz')
    expect((await admin(['backup', file])).code).toBe(0)
    const next = await settingsOf('SQLite', 'without-fay')
    expect((await doAdmin(next, ['restore', file])).code).toBe(0)
    for (const place of filesUnder(join(folder, 'without-fay'))) {
      expect(readFileSync(place, 'latin1').includes(fay.userId), place).toBe(false)
    }
  })

  it(`moves everybody to ${other}, and restores nothing over them`, async () => {
    const gus = await register(server, 'gus')
    const body = { userId: gus.userId, responses: answerAll('stress') }
    const stored: unknown = await (await server.call('/api/stress-scale', body, gus.headers)).json()
    const file = join(folder, 'all.gz')
    expect((await admin(['backup', file])).out).toMatch(/Backed up \d+ people and \d+ question/)
    const over = await admin(['restore', file])
    expect(over.code).toBe(1)
    expect(over.err).toMatch(/^(Another copy of the server is using|The database is not empty)/)
    expect((await server.call('/api/me', undefined, gus.headers)).status).toBe(200)

    const next = await settingsOf(other, 'next')
    const half = join(folder, 'half.gz')
    writeFileSync(half, readFileSync(file).subarray(0, -20))
    const refused = await doAdmin(next, ['restore', half])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/^This backup is damaged: .+ Nothing was restored\.\n$/)
    expect(await doAdmin(next, ['restore', file])).toMatchObject({ code: 0, err: '' })
    expect((await doAdmin(next, ['restore', file])).err).toMatch(/^The database is not empty/)
    expect((await events(next))[0]).toBe('admin-restore')

    const restored = await startServer(next)
    try {
      expect((await restored.call('/api/me', undefined, gus.headers)).status).toBe(401)
      const login = await restored.call('/login', { email: gus.email }, { cookie: gus.cookie })
      const { token } = loginReplySchema.parse(await login.json())
      const headers = { authorization: `Bearer ${token}` }
      const score = await restored.call(`/api/stress-score/${gus.userId}`, undefined, headers)
      expect(await score.json()).toEqual(stored)
      expect((await restored.call('/login', { email: gus.email, password })).status).toBe(200)
    } finally {
      await restored.stop()
    }
  })

  it('reads the audit, the newest first, and leaves a trace of it', async () => {
    const hal = await register(server, 'hal')
    await admin(['audit'])
    const { out } = await admin(['audit', '--action', 'admin-read-audit', '--limit', '1'])
    expect(out).toMatch(
      /^time \(UTC\) +action +who +about +times\n\S+Z +admin-read-audit +operator +- +1\n$/,
    )
    expect((await admin(['audit'])).out).not.toContain(hal.email)
    expect((await admin(['audit', '--since', '2199-01-01'])).out).toBe(
      'There are no such events.\n',
    )
  })

  it('makes the server say nothing of anybody, and of no fault', () => {
    expect(server.said()).not.toMatch(/@example|"level":[56]0/)
  })
})

async function register(server: RunningServer, name: string): Promise<Person> {
  const email = `${name}@example.org`
  const profile = { yearOfBirth: 1950, gender: 'Female', age: 76 }
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
