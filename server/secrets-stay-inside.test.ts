/** The operator's secrets are in no answer, in no log line and in no word at start, whatever goes wrong. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorPaths } from '#contract/addresses.ts'
import { databaseKinds, type FreshDatabase } from './store/test-databases.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from './test-support/test-app.ts'

const marker = 'a-secret-that-nobody-may-see'

/** Nobody listens at port 1: every use of one of these fails. */
const secrets = {
  DATABASE_URL: `postgres://app:${marker}@127.0.0.1:1/life`,
  SMTP_URL: `smtp://mail:${marker}@127.0.0.1:1`,
  COACH_API_KEY: marker,
}
const settings = {
  ...secrets,
  COACH_MODEL: 'openai:some-model',
  COACH_BASE_URL: 'http://127.0.0.1:1/v1',
  LOG_LEVEL: 'trace',
}

/** What is not for people either: where the services of the operator are. */
const inside = ['127.0.0.1:1', 'some-model']

function expectNothingOf(text: string): void {
  for (const word of [marker, ...inside]) expect(text).not.toContain(word)
}

describe('a server full of secrets', () => {
  let fresh: FreshDatabase
  let server: TestApp
  let ann: TestMember

  beforeAll(async () => {
    const [sqlite] = databaseKinds
    if (sqlite === undefined) throw new Error('There is no database to test on.')
    fresh = await sqlite.create()
    server = await startTestApp(settings, { database: fresh })
    ann = await server.newMember()
  })

  afterAll(async () => {
    await server.close()
    await fresh.remove()
  })

  it.each(['/api/site', ...Object.values(operatorPaths)])(
    'tells none of them at %s',
    async (url) => {
      const answer = await server.send({ method: 'GET', url })
      expect(answer.statusCode).toBe(200)
      expect(answer.body.length).toBeGreaterThan(0)
      expectNothingOf(answer.body + JSON.stringify(answer.headers))
    },
  )

  it.each([
    ['a missing call', 404, { method: 'GET', url: '/api/nothing' }],
    ['a missing body', 400, { method: 'POST', url: '/login', payload: {} }],
    ['a stranger', 401, { method: 'GET', url: '/api/me' }],
    [
      'a wrong password',
      401,
      { method: 'POST', url: '/login', payload: { email: 'a@b.example', password: 'wrong' } },
    ],
    ['too much', 413, { method: 'POST', url: '/chat', payload: { message: 'x'.repeat(100_000) } }],
  ] as const)('tells none of them to %s', async (_, status, request) => {
    const answer = await server.send({ ...request })
    expect(answer.statusCode).toBe(status)
    expectNothingOf(answer.body + JSON.stringify(answer.headers))
  })

  it('tells none of them where mail and model cannot be reached', async () => {
    const code = { method: 'POST', url: '/api/login/code', payload: { email: ann.email } } as const
    expect((await server.send(code)).statusCode).toBe(200)
    const answer = await server.send({
      method: 'POST',
      url: '/chat',
      headers: { ...bearer(ann), accept: 'application/json' },
      payload: { message: 'How can I sleep better?' },
    })
    expect(answer.json()).toMatchObject({ notice: expect.stringContaining('built-in coach') })
    expectNothingOf(answer.body)
  })

  it('writes none of them into its log', () => {
    expect(server.log.length).toBeGreaterThan(5)
    expect(server.log.join('')).not.toContain(marker)
  })

  it('tells none of them when everything breaks', async () => {
    await server.store.close()
    const answer = await server.send({ method: 'GET', url: '/api/me', headers: bearer(ann) })
    expect(answer.statusCode).toBeGreaterThanOrEqual(500)
    expectNothingOf(answer.body)
    expect(server.log.join('')).not.toContain(marker)
  })
})

describe('a server that cannot start', () => {
  it.each([
    ['no database answers', secrets],
    ['a setting is wrong', { ...secrets, PORT: marker.slice(0, 3), COACH_MODEL: 'unknown:model' }],
    ['a secret is in the wrong place', { DATABASE_URL: marker, SMTP_URL: marker }],
  ])('keeps its secrets when %s', async (_, wrong) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sledss-secrets-'))
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const program = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, ...wrong },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [program.stdout, program.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => (said += part))
    }
    const [code] = await once(program, 'close')
    rmSync(dataDir, { recursive: true })
    expect(code).not.toBe(0)
    expect(said).toMatch(/\S/)
    expect(said).not.toContain(marker)
  })
})
