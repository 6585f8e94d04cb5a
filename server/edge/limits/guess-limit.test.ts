/** Guessing stops at the door, whichever process it knocks at. */

import { afterEach, describe, expect, it } from 'vitest'
import { addresses, type Address } from '#contract/addresses.ts'
import { databaseKinds, type FreshDatabase } from '../../store/test-databases.ts'
import { startTestApp, type TestApp } from '../../test-support/test-app.ts'
import { guessAllowanceOf } from './guess-limit.ts'

let people = 0

/** A password that is wrong, for somebody else each time: what is counted for an account stays out. */
const wrongLogin = () => {
  people += 1
  const payload = { email: `somebody${people}@example.org`, password: 'not the password' }
  return { method: 'POST', url: '/login', payload } as const
}
const profile = { age: 76, yearOfBirth: 1950, gender: 'Female' } as const
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

describe('the limit on guessing', () => {
  const servers: TestApp[] = []
  let fresh: FreshDatabase | undefined

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
    await fresh?.remove()
    fresh = undefined
  })

  const start = async (database?: FreshDatabase, settings = {}) => {
    const server = await startTestApp(
      { RATE_LIMIT: 'on', ...settings },
      database ? { database } : {},
    )
    servers.push(server)
    return server
  }

  it('says when to come back, leaves the rest open, and ends', async () => {
    const server = await start()
    for (let count = 0; count < 60; count += 1) {
      expect((await server.send(wrongLogin())).statusCode).toBe(401)
    }
    for (const answer of [await server.send(wrongLogin()), await server.send(wrongLogin())]) {
      expect(answer.statusCode).toBe(429)
      expect(answer.json()).toMatchObject({
        error: expect.stringContaining('Please wait'),
        code: 'TOO_MANY_REQUESTS',
      })
      const seconds = Number(answer.headers['retry-after'])
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(300)
    }
    expect((await server.send({ method: 'GET', url: '/api/site' })).statusCode).toBe(200)
    expect((await server.send({ ...wrongLogin(), ...from('192.0.2.7') })).statusCode).toBe(401)
    server.passMs(300_000)
    expect((await server.send(wrongLogin())).statusCode).toBe(401)
  })

  it('is one for all processes on a PostgreSQL', async () => {
    fresh = await databaseKinds[1]?.create()
    const both = [await start(fresh), await start(fresh)]
    const statuses: number[] = []
    for (let count = 0; count < 80; count += 1) {
      const answer = await both[count % 2]?.send(wrongLogin())
      statuses.push(answer?.statusCode ?? 0)
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 401))
    expect(statuses.slice(60)).toEqual(Array.from({ length: 20 }, () => 429))
    const elsewhere = await both[0]?.send({ ...wrongLogin(), ...from('192.0.2.7') })
    expect(elsewhere?.statusCode).toBe(401)
  })

  it('is one for all processes that are asked at the same moment', async () => {
    fresh = await databaseKinds[1]?.create()
    const both = [await start(fresh), await start(fresh)]
    const answers = await Promise.all(
      both.flatMap((server) => Array.from({ length: 50 }, () => server.send(wrongLogin()))),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(60)
  })

  it('keeps nobody out who is right, however many share an address and a moment', async () => {
    const server = await start()
    const person = { ...(await server.newMember()), cookie: '' }
    const { email, password } = person
    const login = { method: 'POST', url: '/login', payload: { email, password } } as const
    const firstStep = { ...login, payload: { email } } as const
    const register = (number: number) =>
      server.send({
        method: 'POST',
        url: '/register',
        payload: { ...login.payload, email: `campus${number}@example.org`, ...profile },
      })
    const statuses = new Set<number>()
    for (let count = 0; count < 70; count += 1) {
      statuses.add((await server.send(firstStep)).statusCode)
      statuses.add((await server.send(login)).statusCode)
      statuses.add((await register(count)).statusCode)
    }
    expect([...statuses]).toEqual([401, 200])
    for (let count = 0; count < 59; count += 1) await server.send(wrongLogin())
    // All but one of the allowance is used up, and still they come in beside each other.
    const together = await Promise.all(Array.from({ length: 10 }, () => server.send(login)))
    expect(together.map(({ statusCode }) => statusCode)).toEqual(together.map(() => 200))
    await server.send(wrongLogin())
    expect((await server.send(login)).statusCode).toBe(429)
  })

  it('does not hold in networks that the operator vouches for', async () => {
    const server = await start(undefined, { TRUSTED_NETWORKS: '192.0.2.0/24, 2001:db8::/32' })
    for (const address of ['192.0.2.7', '::ffff:192.0.2.8', '2001:db8:1:2::1', '198.51.100.7']) {
      const statuses: number[] = []
      for (let count = 0; count < 61; count += 1) {
        statuses.push((await server.send({ ...wrongLogin(), ...from(address) })).statusCode)
      }
      expect(statuses.at(-1)).toBe(address === '198.51.100.7' ? 429 : 401)
    }
  })

  it('counts a whole household of IPv6 as one', async () => {
    const server = await start()
    const statuses: number[] = []
    for (let host = 0; host < 61; host += 1) {
      const answer = await server.send({
        ...wrongLogin(),
        ...from(`2001:db8:1:2::${host.toString(16)}`),
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
    expect((await server.send({ ...wrongLogin(), ...from('2001:db8:1:3::1') })).statusCode).toBe(
      401,
    )
  })

  it('counts an address once, whatever port a proxy writes behind it', async () => {
    const server = await start()
    const statuses: number[] = []
    for (let port = 1; port <= 61; port += 1) {
      statuses.push(
        (await server.send({ ...wrongLogin(), ...from(`192.0.2.7:${port}`) })).statusCode,
      )
      const v6 = await server.send({ ...wrongLogin(), ...from(`[2001:db8:1:2::1]:${port}`) })
      statuses.push(v6.statusCode)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  it('lets a site of IPv6 do eight times as much, and no more', async () => {
    const server = await start()
    const statuses: number[] = []
    for (let house = 0; house < 481; house += 1) {
      const address = `2001:db8:1:${house.toString(16)}::1`
      statuses.push((await server.send({ ...wrongLogin(), ...from(address) })).statusCode)
    }
    expect(statuses.slice(0, 480)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
    expect((await server.send({ ...wrongLogin(), ...from('2001:db8:2::1') })).statusCode).toBe(401)
  })

  it('is there for every call that strangers may send, new ones too', () => {
    const open = Object.entries<Address>(addresses).filter(
      ([, { access, method }]) => access === 'anyone' && method !== 'GET',
    )
    // Its own test is coach-allowance.test.ts: it is counted only after danger was looked for.
    const countedLater = open.filter(([name, address]) => !guessAllowanceOf(name, address))
    expect(countedLater.map(([name]) => name)).toEqual(['chat'])
    expect(guessAllowanceOf('somethingNew', { method: 'POST', access: 'anyone' })).toEqual({
      max: 60,
      windowMs: 300_000,
    })
  })
})
