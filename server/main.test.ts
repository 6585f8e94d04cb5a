/** The real program on a real socket: one trip, and what it says when it cannot start. */

import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loginReplySchema } from '#contract/schemas/identity.ts'
import { answerAll } from './test-support/answer-sets.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

type Program = ChildProcessByStdio<null, Readable, Readable>

describe('the program', () => {
  let dataDir: string
  const running: Program[] = []

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sledss-main-'))
  })

  afterEach(() => {
    for (const program of running.splice(0)) program.kill('SIGKILL')
    rmSync(dataDir, { recursive: true })
  })

  const run = (settings: Record<string, string> = {}) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, ...settings }
    const program = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.push(program)
    return program
  }

  const words = async (program: Program) => {
    let text = ''
    program.stderr.setEncoding('utf8').on('data', (part: string) => (text += part))
    const [code] = await once(program, 'close')
    return { code, text }
  }

  const untilReady = async (program: Program) => {
    let text = ''
    program.stdout.setEncoding('utf8')
    for await (const part of program.stdout.iterator({ destroyOnReturn: false })) {
      text += String(part)
      const found = /is ready at (http:\S+)\n/.exec(text)?.[1]
      if (found !== undefined) return found
    }
    throw new Error(`The server did not start: ${text}`)
  }

  it('serves a person over the network, keeps it over a restart, and stops when told', async () => {
    const first = run({ LOG_LEVEL: 'warn' })
    const address = await untilReady(first)
    expect(address).toMatch(/^http:\/\/localhost:\d+$/)
    const post = async (path: string, body: object, headers = {}) => {
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      expect(answer.status).toBe(200)
      return answer
    }
    const email = 'ann@example.org'
    const password = 'long enough'
    await post('/register', { email, password, yearOfBirth: 1950, gender: 'Male' })
    const login = await post('/login', { email, password })
    const { token, userID } = loginReplySchema.parse(await login.json())
    const headers = { authorization: `Bearer ${token}` }
    const submit = { userId: userID, responses: answerAll('stress') }
    const stored: unknown = await (await post('/api/stress-scale', submit, headers)).json()
    first.kill('SIGTERM')
    expect(await once(first, 'close')).toEqual([0, null])

    const second = run({ LOG_LEVEL: 'warn' })
    const again = await untilReady(second)
    const read = await fetch(`${again}/api/stress-score/${userID}`, { headers })
    expect(await read.json()).toEqual(stored)
  })

  it('says when another copy is running on the same data', async () => {
    await untilReady(run())
    const { code, text } = await words(run())
    expect(code).toBe(1)
    expect(text).toMatch(/^Another copy of the server is using .+\n$/)
  })

  it('says what is wrong with the files of the database, and what to do', async () => {
    const file = join(dataDir, 'lifestyle.sqlite')
    mkdirSync(file)
    const unreadable = await words(run())
    expect(unreadable.code).toBe(1)
    expect(unreadable.text).toMatch(
      /lifestyle\.sqlite may not be read or written by this program\./,
    )
    rmSync(file, { recursive: true })

    writeFileSync(file, 'These are words and no database. '.repeat(100))
    const foreign = await words(run())
    expect(foreign.code).toBe(1)
    expect(foreign.text).toMatch(/lifestyle\.sqlite cannot be read as a database\. .*\n$/)
    rmSync(file)

    const earlier = run()
    await untilReady(earlier)
    earlier.kill('SIGTERM')
    await once(earlier, 'close')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xff, 4096))
    const damaged = await words(run())
    expect(damaged.code).toBe(1)
    expect(damaged.text).toMatch(/lifestyle\.sqlite cannot be read as a database\. Put back a copy/)
  })

  it('says when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const bound = other.address()
    const PORT = String(typeof bound === 'object' ? bound?.port : 0)
    const { code, text } = await words(run({ PORT }))
    other.close()
    expect(code).toBe(1)
    expect(text).toContain('The port is in use already.')
  })

  it('says what is wrong with the settings', async () => {
    const { code, text } = await words(run({ PORT: 'x', REGION: 'x' }))
    expect(code).toBe(1)
    expect(text.split('\n')).toHaveLength(4)
  })

  it('says when PostgreSQL cannot be reached, without the password', async () => {
    const { code, text } = await words(run({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' }))
    expect(code).toBe(1)
    expect(text).toContain('The PostgreSQL server at DATABASE_URL cannot be used.')
    expect(text).not.toContain('hidden')
  })
})
