/** Registering and signing in. */

import { beforeEach, describe, expect, it } from 'vitest'
import { bearer, type TestApp, appForTest } from '../../test-support/test-app.ts'

const dayMs = 86_400_000
const proofs = ['password', 'code']
const ann = { email: 'ann@example.org', password: 'long enough', yearOfBirth: 1950, gender: 'Male' }

describe('the account', () => {
  let server: TestApp

  beforeEach(async () => {
    server = await appForTest()
  })

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.send({ method: 'POST', url, payload, headers })

  const register = async (person: object = ann, headers = {}) => {
    const answer = await post('/register', person, headers)
    expect(answer.statusCode).toBe(200)
    const [cookie] = answer.cookies
    return { ...answer.json<{ userID: string }>(), cookie: `${cookie?.name}=${cookie?.value}` }
  }

  it('is made once for an email, however it is written', async () => {
    const { userID } = await register()
    expect(userID).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/)
    const again = await post('/register', { ...ann, email: ' ANN@Example.org ' })
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'EMAIL_TAKEN', field: 'email' })
    expect(again.json<{ error: string }>().error).toContain('Error registering user')
    expect(again.cookies).toEqual([])
    expect(server.rows()).toMatchObject({ users: 1, devices: 1 })
  })

  it('opens by email alone in the browser it was made in', async () => {
    const { userID, cookie } = await register()
    const answer = await post('/login', { email: 'Ann@example.org' }, { cookie })
    expect(answer.statusCode).toBe(200)
    const { token } = answer.json<{ token: string }>()
    expect(answer.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), userID })
    const me = await server.send({ method: 'GET', url: '/api/me', headers: bearer({ token }) })
    expect(me.json()).toEqual({
      userID,
      email: 'ann@example.org',
      emailProvedAt: null,
      hasPassword: true,
      provedUntil: null,
      yearOfBirth: 1950,
      gender: 'Male',
      registeredAt: '2026-11-21T10:00:00.000Z',
      consents: [],
    })
  })

  it('asks for proof elsewhere, the same for known and unknown people', async () => {
    const { cookie } = await register()
    const foreign = { cookie: `remembered-browser=${'A'.repeat(43)}` }
    const answers = [
      await post('/login', { email: 'ann@example.org' }),
      await post('/login', { email: 'ann@example.org' }, foreign),
      await post('/login', { email: 'ann@example.org' }, { cookie: 'remembered-browser=%%%' }),
      await post('/login', { email: 'bob@example.org' }),
      await post('/login', { email: 'bob@example.org' }, { cookie }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ error: 'Invalid email', code: 'PROOF_NEEDED', proofs })
      expect(answer.cookies).toEqual([])
    }
    expect(server.rows()).toMatchObject({ sessions: 0 })
  })

  it('opens by password anywhere, and remembers that browser', async () => {
    const { userID } = await register()
    const answer = await post('/login', { email: ann.email, password: ann.password })
    expect(answer.json()).toMatchObject({ userID })
    const [cookie] = answer.cookies
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    expect((await post('/login', { email: ann.email }, headers)).statusCode).toBe(200)
  })

  it('refuses a wrong password, the same for known and unknown people', async () => {
    await register()
    for (const email of ['ann@example.org', 'bob@example.org']) {
      const answer = await post('/login', { email, password: 'wrong password' })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ error: 'Invalid email', code: 'INVALID_EMAIL', proofs })
      expect(answer.cookies).toEqual([])
    }
  })

  it('lets two people share a browser', async () => {
    const first = await register()
    const second = await register({ ...ann, email: 'bob@example.org' }, { cookie: first.cookie })
    expect(second.cookie).not.toBe(first.cookie)
    for (const email of ['ann@example.org', 'bob@example.org']) {
      const answer = await post('/login', { email }, { cookie: second.cookie })
      expect(answer.statusCode).toBe(200)
    }
    const copied = await post('/login', { email: 'bob@example.org' }, { cookie: first.cookie })
    expect(copied.statusCode).toBe(401)
  })

  it('keeps knowing one of two people when the other types a password again and again', async () => {
    const first = await register({ ...ann, email: 'bob@example.org' })
    let { cookie } = await register(ann, { cookie: first.cookie })
    for (let times = 0; times < 6; times += 1) {
      const answer = await post('/login', { email: ann.email, password: ann.password }, { cookie })
      const [given] = answer.cookies
      cookie = `${given?.name}=${given?.value}`
    }
    expect((await post('/login', { email: 'bob@example.org' }, { cookie })).statusCode).toBe(200)
    expect(server.rows()).toMatchObject({ devices: 2 })
  })

  it('finds an email whose accents were typed on another kind of computer', async () => {
    const { cookie } = await register({ ...ann, email: 'jos\u00e9@example.org' })
    const answer = await post('/login', { email: 'jose\u0301@example.org' }, { cookie })
    expect(answer.statusCode).toBe(200)
  })

  it('forgets a browser after 400 days', async () => {
    const { cookie } = await register()
    server.passMs(400 * dayMs)
    expect((await post('/login', { email: ann.email }, { cookie })).statusCode).toBe(401)
  })

  it('keeps the cookie from scripts and from other sites', async () => {
    const answer = await post('/register', ann)
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'remembered-browser',
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: (400 * dayMs) / 1000,
      }),
    ])
    expect(answer.headers['set-cookie']).not.toContain('Secure')
  })

  it('keeps no password, token or browser secret as it is', async () => {
    const { userID, cookie } = await register()
    const answer = await post('/login', { email: ann.email }, { cookie })
    const user = await server.store.users.find(userID)
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$/)
    const { token } = answer.json<{ token: string }>()
    expect(await server.store.sessions.find(token, '2026')).toBeUndefined()
  })
})

describe('over TLS', () => {
  it('the cookie is bound to it and to the host', async () => {
    const server = await appForTest({ PUBLIC_URL: 'https://health.example.org' })
    const answer = await server.send({ method: 'POST', url: '/register', payload: ann })
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: '__Host-remembered-browser', secure: true }),
    ])
    expect(answer.headers['strict-transport-security']).toContain('max-age=')
  })
})
