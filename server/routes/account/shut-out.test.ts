/** Strangers who guess at an account, on however few or many networks, shut nobody out of a new browser. */

import { afterEach, describe, expect, it } from 'vitest'
import { databaseKinds, type FreshDatabase } from '../../store/test-databases.ts'
import { codesIn } from '../../test-support/outbox.ts'
import { startTestApp, type TestApp } from '../../test-support/test-app.ts'

const minuteMs = 60_000
const fresh = '198.51.100.1'

/** Another code of the same form. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe.each(databaseKinds)('strangers who guess, on $name', ({ name, create }) => {
  let database: FreshDatabase
  const servers: TestApp[] = []

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
    await database.remove()
  })

  /** PostgreSQL serves two processes, the embedded database one. */
  const start = async () => {
    database = await create()
    for (let count = name === 'PostgreSQL' ? 2 : 1; count > 0; count -= 1) {
      servers.push(await startTestApp({}, { database }))
    }
    const [first] = servers
    if (first === undefined) throw new Error('There is no server.')
    return { first, owner: await first.newMember() }
  }
  let calls = 0
  const post = async (url: string, payload: object, from: string) => {
    calls += 1
    const server = servers[calls % servers.length]
    const headers = { 'x-forwarded-for': from }
    const answer = await server?.send({ method: 'POST', url, payload, headers })
    return answer?.statusCode ?? 0
  }
  const codes = (email: string) => servers.flatMap(({ dataDir }) => codesIn(dataDir, email))

  /** The calls of the report: five codes, 21 wrong passwords, 31 wrong codes; fewer from the others. */
  const attack = async (email: string, networks: number) => {
    const statuses: number[] = []
    for (let network = 1; network <= networks; network += 1) {
      const from = `203.0.113.${network}`
      const times =
        network === 1 ? { letter: 5, password: 21, code: 31 } : { letter: 1, password: 3, code: 3 }
      for (let count = 0; count < times.letter; count += 1)
        await post('/api/login/code', { email }, from)
      for (let count = 0; count < times.password; count += 1) {
        statuses.push(await post('/login', { email, password: `wrong ${count}` }, from))
      }
      for (let count = 0; count < times.code; count += 1) {
        statuses.push(await post('/api/login/verify', { email, code: '000000' }, from))
      }
    }
    return statuses
  }

  // Each judged guess costs a hash or two: once is enough for the long one.
  it.each(name === 'SQLite' ? [1, 5] : [30])(
    'shut nobody out from %i networks',
    async (networks) => {
      const { owner } = await start()
      const { email, password } = owner
      const statuses = await attack(email, networks)
      expect(statuses).not.toContain(200)
      await post('/api/login/code', { email }, fresh)
      await expect.poll(() => codes(email).length).toBeGreaterThan(0)
      const code = codes(email).at(-1) ?? ''
      // The password first: the first code that proves an address ends it.
      expect(await post('/login', { email, password: 'mistyped' }, fresh)).toBe(401)
      expect(await post('/login', { email, password }, fresh)).toBe(200)
      expect(await post('/api/login/verify', { email, code: wrong(code) }, fresh)).toBe(401)
      expect(await post('/api/login/verify', { email, code }, fresh)).toBe(200)
    },
    240_000,
  )

  it('leave a letter that was sent its ten minutes, whatever they ask for', async () => {
    const { first, owner } = await start()
    const { email } = owner
    await post('/api/login/code', { email }, fresh)
    await expect.poll(() => codes(email).length).toBe(1)
    const [code = ''] = codes(email)
    for (const passed of [0, 3, 3, 3]) {
      for (const server of servers) server.passMs(passed * minuteMs)
      for (let count = 0; count < 5; count += 1) {
        await post('/api/login/code', { email }, '203.0.113.1')
        await post('/api/login/verify', { email, code: wrong(code) }, '203.0.113.1')
      }
    }
    expect(first.log.join('')).not.toContain(email)
    expect(await post('/api/login/verify', { email, code }, fresh)).toBe(200)
  })

  it('are answered alike where nobody has the address', async () => {
    const { owner } = await start()
    const [known, unknown] = [await attack(owner.email, 2), await attack('nobody@example.org', 2)]
    expect(unknown).toEqual(known)
  })
})
