/** A code by mail opens the account, and only to whoever reads the mail. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { bearer, type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

const minuteMs = 60_000

/** Another code of the same form. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing in with a code', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appForTest()
    ann = await server.newMember()
  })

  const post = (url: string, payload: object) => server.send({ method: 'POST', url, payload })
  const request = (email = ann.email) => post('/api/login/code', { email })
  const verify = (code: string, email = ann.email) => post('/api/login/verify', { email, code })
  const letters = () => {
    const folder = join(server.dataDir, 'outbox')
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  }
  /** Codes are five minutes apart: who asks sooner has one that works. */
  const newCode = async () => {
    const before = letters().length
    expect((await request()).json()).toEqual({ ok: true })
    await expect.poll(() => letters().length).toBe(before + 1)
    return /Subject: (\d{6})/.exec(letters().at(-1) ?? '')?.[1] ?? ''
  }

  it('opens a session and remembers the browser', async () => {
    const code = await newCode()
    const answer = await verify(`${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.json()).toMatchObject({ userID: ann.userId })
    const me = await server.send({
      method: 'GET',
      url: '/api/me',
      headers: bearer(answer.json<{ token: string }>()),
    })
    expect(me.json()).toMatchObject({ email: ann.email })
    const [cookie] = answer.cookies
    const again = await server.send({
      method: 'POST',
      url: '/login',
      headers: { cookie: `${cookie?.name}=${cookie?.value}` },
      payload: { email: ann.email },
    })
    expect(again.statusCode).toBe(200)
  })

  it('tells its person in the letter and in the reply that the first one ends what was before', async () => {
    const first = await verify(await newCode())
    expect(letters().at(-1)).toContain('the old password ends')
    expect(first.json()).toMatchObject({ isFirstProof: true })
    const later = await verify(await newCode())
    expect(letters().at(-1)).not.toContain('the old password ends')
    expect(later.json()).not.toHaveProperty('isFirstProof')
  })

  it('works once', async () => {
    const code = await newCode()
    expect((await verify(code)).statusCode).toBe(200)
    expect((await verify(code)).statusCode).toBe(401)
  })

  it('opens one session for two tries at the same moment', async () => {
    const code = await newCode()
    const answers = await Promise.all([verify(code), verify(code), verify(code)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('ends after ten minutes', async () => {
    const code = await newCode()
    server.passMs(10 * minuteMs)
    expect((await verify(code)).statusCode).toBe(401)
  })

  it('is judged twelve times for one network, also when the guesses come all at once', async () => {
    const code = await newCode()
    const answers = await Promise.all(Array.from({ length: 15 }, () => verify(wrong(code))))
    const judged = answers.filter(({ statusCode }) => statusCode === 401)
    expect(judged).toHaveLength(12)
    expect((await verify(code)).statusCode).toBe(429)
  })

  it('is not judged after twelve guesses an hour, the same for an address nobody has', async () => {
    for (const email of [ann.email, 'nobody@example.org']) {
      for (let times = 0; times < 12; times += 1) {
        expect((await verify('000000', email)).statusCode).toBe(401)
      }
      const answer = await verify('000000', email)
      expect(answer.statusCode).toBe(429)
      expect(answer.headers['retry-after']).toBe('3600')
    }
  })

  it('is judged in a browser that knows the person, however often others have guessed', async () => {
    for (let times = 0; times < 13; times += 1) await verify('000000')
    const code = await newCode()
    expect((await verify(code)).statusCode).toBe(429)
    const answer = await server.send({
      method: 'POST',
      url: '/api/login/verify',
      headers: { cookie: ann.cookie },
      payload: { email: ann.email, code },
    })
    expect(answer.statusCode).toBe(200)
  })

  it('works beside the next one, and ends with it', async () => {
    const first = await newCode()
    server.passMs(6 * minuteMs)
    const second = await newCode()
    expect((await verify(wrong(first))).statusCode).toBe(401)
    expect((await verify(first)).statusCode).toBe(200)
    expect((await verify(second)).statusCode).toBe(401)
  })

  it('comes with the number of wrong tries, where there were any', async () => {
    await newCode()
    expect(letters().at(-1)).not.toContain('wrong tr')
    for (let times = 0; times < 3; times += 1) await verify('000000')
    const password = { email: ann.email, password: 'a guess' }
    await post('/login', password)
    await expect
      .poll(
        async () => (await server.store.audit.list({ action: 'sign-in-refused', limit: 9 })).length,
      )
      .toBe(4)
    server.passMs(6 * minuteMs)
    await newCode()
    // Letters break long lines so (RFC 2045, section 6.7).
    const text = letters()
      .at(-1)
      ?.replaceAll(/=\r?\n/g, '')
    expect(text).toContain('There were 4 wrong tries to sign in to your account in the last hour.')
  })

  it('tells nobody whether an address has an account', async () => {
    expect((await request('nobody@example.org')).json()).toEqual({ ok: true })
    await newCode()
    const unknown = await verify('123456', 'nobody@example.org')
    const known = await verify('000000')
    expect(unknown.statusCode).toBe(401)
    expect(unknown.json()).toEqual(known.json())
    expect(letters()).toHaveLength(1)
  })

  it('is sent every five minutes at most, and the answer stays the same', async () => {
    for (let minute = 0; minute < 60; minute += 2.5) {
      expect((await request()).json()).toEqual({ ok: true })
      server.passMs(2.5 * minuteMs)
    }
    await expect.poll(() => letters().length).toBe(12)
  })

  it('is sent fifteen times an hour at most to a mailbox with many unproved accounts', async () => {
    for (let count = 0; count < 8; count += 1) {
      const email = `ann+${count}@example.org`
      const person = { email, password: 'a long password', yearOfBirth: 1950, gender: 'Female' }
      expect((await post('/register', person)).statusCode).toBe(200)
    }
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 8; count += 1) await request(`ann+${count}@example.org`)
      server.passMs(6 * minuteMs)
    }
    await expect.poll(() => letters().length).toBe(15)
    const person = { password: 'a long password', yearOfBirth: 1950, gender: 'Female' }
    await post('/register', { ...person, email: 'ann@example.org' })
    await request('ann@example.org')
    await expect.poll(() => letters().length).toBe(16)
  })

  it.each(['', '12345', '1234567', 'abcdef', 123_456])('is refused as %j', async (code) => {
    const answer = await post('/api/login/verify', { email: ann.email, code })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ field: 'code' })
  })

  it('is nowhere in the log', async () => {
    const code = await newCode()
    await verify(wrong(code))
    expect(server.log.join('')).not.toContain(code)
    expect(server.log.join('')).not.toContain(ann.email)
  })

  it('leaves the outbox when its person deletes their data', async () => {
    await newCode()
    await server.send({ method: 'DELETE', url: '/api/me', headers: bearer(ann) })
    expect(letters()).toEqual([])
    // How many letters the mailbox had, for an hour: else deleting and registering in turn fills it.
    expect(server.rows()).toMatchObject({ login_codes: 0, throttles: 1 })
  })
})

describe('guessing a password', () => {
  it('ends after twenty-two tries, while the owner gets in by their own browser', async () => {
    const server = await appForTest()
    const ann = await server.newMember()
    const login = (payload: object, headers = {}) =>
      server.send({ method: 'POST', url: '/login', headers, payload })
    const guess = { email: ann.email, password: 'a guess' }
    for (let times = 0; times < 22; times += 1) {
      expect((await login(guess)).statusCode).toBe(401)
    }
    const right = { email: ann.email, password: ann.password }
    const refused = await login(right)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect((await login({ email: ann.email }, { cookie: ann.cookie })).statusCode).toBe(200)
    expect((await login(right, { cookie: ann.cookie })).statusCode).toBe(200)
    server.passMs(16 * minuteMs)
    expect((await login(right)).statusCode).toBe(200)
  })
})

describe('registering an address that has an account', () => {
  it('is told to the owner by mail and to nobody else, once there is a mail server', async () => {
    // Nobody listens there: the letter is lost, and the answer must be the same all the same.
    const server = await appForTest({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const ann = await server.newMember()
    const answer = await server.send({
      method: 'POST',
      url: '/register',
      payload: {
        email: ann.email,
        password: 'another long one',
        yearOfBirth: 1940,
        gender: 'Male',
      },
    })
    expect(answer.statusCode).toBe(200)
    const { userID } = answer.json<{ userID: string }>()
    expect(userID).not.toBe(ann.userId)
    const [cookie] = answer.cookies
    const login = await server.send({
      method: 'POST',
      url: '/login',
      headers: { cookie: `${cookie?.name}=${cookie?.value}` },
      payload: { email: ann.email },
    })
    expect(login.statusCode).toBe(401)
    expect(server.rows()).toMatchObject({ users: 1 })
  })
})
