/** The address of an account goes to whoever reads the mail there, and the answer betrays nobody. */

import { beforeEach, describe, expect, it } from 'vitest'
import { codesIn, lettersIn } from '../../test-support/outbox.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

const minuteMs = 60_000
const newEmail = 'ann.new@example.org'

/** Another code of the same form. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a new address', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appForTest()
    ann = await server.newMember()
  })

  const post = (url: string, payload: object, member = ann) =>
    server.send({ method: 'POST', url, headers: bearer(member), payload })
  const request = (email = newEmail, member = ann) => post('/api/me/email', { email }, member)
  const verify = (code: string, member = ann) => post('/api/me/email/verify', { code }, member)
  const me = async (member = ann) => {
    const answer = await server.send({ method: 'GET', url: '/api/me', headers: bearer(member) })
    return answer.json<{ email: string }>()
  }
  const login = (email: string) =>
    server.send({
      method: 'POST',
      url: '/login',
      headers: { cookie: ann.cookie },
      payload: { email },
    })
  const newCode = async (email = newEmail, typed = email) => {
    const before = codesIn(server.dataDir, email).length
    expect((await request(typed)).json()).toEqual({ ok: true })
    await expect.poll(() => codesIn(server.dataDir, email).length).toBe(before + 1)
    return codesIn(server.dataDir, email).at(-1) ?? ''
  }

  it('is set with the code from the letter, and the old one hears of it', async () => {
    const code = await newCode(newEmail, ' Ann.New@Example.org ')
    expect((await me()).email).toBe(ann.email)
    const answer = await verify(`${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.json()).toMatchObject({ userID: ann.userId, email: newEmail, yearOfBirth: 1950 })
    await expect.poll(() => lettersIn(server.dataDir, ann.email).length).toBe(1)
    const [letter = ''] = lettersIn(server.dataDir, ann.email)
    expect(letter).toContain('The email of your account was changed')
    expect(letter).not.toContain('ann.new')
    expect((await login(newEmail)).statusCode).toBe(200)
    expect((await login(ann.email)).statusCode).toBe(401)
  })

  it('is guessed at 30 times an hour at most, so that guessing keeps nobody else waiting', async () => {
    const statuses: number[] = []
    for (let times = 0; times < 32; times += 1) statuses.push((await verify('000000')).statusCode)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400))
    expect(statuses.slice(30)).toEqual([429, 429])
    const code = await newCode()
    expect((await verify(code)).statusCode).toBe(429)
    server.passMs(61 * minuteMs)
    ann = await server.signIn(ann)
    expect((await verify(await newCode('ann.later@example.org'))).statusCode).toBe(200)
  })

  it('is not set by a wrong code, an old one, or one too many', async () => {
    const code = await newCode()
    const answer = await verify(wrong(code))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_CODE', field: 'code' })
    const guesses = await Promise.all(Array.from({ length: 4 }, () => verify(wrong(code))))
    expect(guesses.every(({ statusCode }) => statusCode === 400)).toBe(true)
    expect((await verify(code)).statusCode).toBe(400)
    const second = await newCode()
    server.passMs(10 * minuteMs)
    expect((await verify(second)).statusCode).toBe(400)
    expect((await me()).email).toBe(ann.email)
  })

  it('is proved by its own code alone: no other person and no sign-in can use it', async () => {
    const bob = await server.newMember()
    const code = await newCode()
    expect((await verify(code, bob)).statusCode).toBe(400)
    const signIn = { email: ann.email, code }
    const answer = await server.send({ method: 'POST', url: '/api/login/verify', payload: signIn })
    expect(answer.statusCode).toBe(401)
    expect((await verify(code)).statusCode).toBe(200)
  })

  it('of somebody else is answered like any other, and told to them alone', async () => {
    const bob = await server.newMember()
    const before = await newCode()
    const taken = await request(bob.email)
    expect(taken.statusCode).toBe(200)
    expect(taken.json()).toEqual({ ok: true })
    await expect.poll(() => lettersIn(server.dataDir, bob.email).length).toBe(1)
    const [letter = ''] = lettersIn(server.dataDir, bob.email)
    expect(letter).toContain('This email already has an account')
    expect(letter.split('\n\n').slice(1).join()).not.toMatch(/\d{6}/)
    for (const known of [ann.email, ann.userId]) expect(letter).not.toContain(known)
    const refused = await verify('123456')
    expect(refused.json()).toEqual((await verify(before)).json())
    expect(await me(bob)).toMatchObject({ email: bob.email })
  })

  it('is not the one the account has', async () => {
    const answer = await request(ann.email.toUpperCase())
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ field: 'email' })
  })

  it('may be asked for five times an hour, for all addresses together', async () => {
    for (let times = 0; times < 5; times += 1) await newCode(`ann${times}@example.org`)
    const refused = await request()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    server.passMs(61 * minuteMs)
    ann = await server.signIn(ann)
    await newCode()
  })

  it('gets five letters an hour at most, however many accounts ask, and nobody is told', async () => {
    for (const plus of ['', '', '+x', '+y', '+z', '', '+x']) {
      const member = await server.newMember()
      const email = newEmail.replace('@', `${plus}@`)
      expect((await request(email, member)).json()).toEqual({ ok: true })
    }
    await expect.poll(() => lettersIn(server.dataDir).length).toBe(5)
  })

  it('is nowhere in the log', async () => {
    const code = await newCode()
    await verify(wrong(code))
    await verify(code)
    for (const known of [code, newEmail, ann.email]) {
      expect(server.log.join('')).not.toContain(known)
    }
  })
})
