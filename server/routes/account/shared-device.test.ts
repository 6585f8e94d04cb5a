/** On a device that others use too, a sign-in leaves nothing behind by which the next person gets in. */

import { beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { databaseKinds } from '../../store/test-databases.ts'
import { codesIn } from '../../test-support/outbox.ts'
import { createSoftwareAuthenticator } from '../../test-support/software-authenticator.ts'
import {
  bearer,
  startTestApp,
  type TestApp,
  type TestMember,
  appOnDatabase,
  appForTest,
} from '../../test-support/test-app.ts'

const gone = /^remembered-browser=; Max-Age=0;/

const cookieIn = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''

describe.each(databaseKinds)('a shared device on $name', ({ create }) => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appOnDatabase(create)
    ann = await server.newMember()
  })

  const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
    server.send({ method: 'POST', url, headers, ...(payload && { payload }) })
  const login = (payload: object, cookie = '') =>
    post('/login', payload, cookie === '' ? {} : { cookie })
  const byPassword = (cookie = '', member = ann) => {
    const { email, password } = member
    return login({ email, password, sharedDevice: true }, cookie)
  }
  const statusByEmail = async (cookie: string, member = ann) =>
    (await login({ email: member.email }, cookie)).statusCode
  const browsersOf = async (token: string) =>
    (await server.send({ method: 'GET', url: '/api/browsers', headers: bearer({ token }) })).json<
      { isThis: boolean; isSignedIn: boolean }[]
    >()

  const forget = (userID: string, cookie = ann.cookie) =>
    post(addresses.forgetBrowser.path, { userID }, cookie === '' ? {} : { cookie })

  it('gets no cookie with a password, and the session works until the logout', async () => {
    const answer = await byPassword()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { token } = answer.json<{ token: string }>()
    server.passMs(3_600_000)
    expect(await browsersOf(token)).toMatchObject([
      { isThis: true, isSignedIn: true },
      { isThis: false },
    ])
    expect((await post('/logout', undefined, bearer({ token }))).statusCode).toBe(200)
    expect(await browsersOf(ann.token)).toMatchObject([{ isThis: true }])
  })

  it('gets no cookie with a registration', async () => {
    const person = { email: 'eve@example.org', password: 'a long password' }
    const about = { yearOfBirth: 1950, gender: 'Female' }
    const answer = await post('/register', { ...person, ...about, sharedDevice: true })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await login({ email: person.email })).json()).toMatchObject({ code: 'PROOF_NEEDED' })
  })

  it('gets no cookie with a code', async () => {
    await post(addresses.requestCode.path, { email: ann.email })
    await expect.poll(() => codesIn(server.dataDir, ann.email)).toHaveLength(1)
    const [code] = codesIn(server.dataDir, ann.email)
    const body = { email: ann.email, code, sharedDevice: true }
    const answer = await post(addresses.verifyCode.path, body)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('gets no cookie with a passkey', async () => {
    const phone = createSoftwareAuthenticator()
    const offered = await post(addresses.passkeyOptions.path, undefined, bearer(ann))
    const credential = phone.make(offered.json())
    await post(addresses.createPasskey.path, { credential }, bearer(ann))
    const asked = await post(addresses.passkeySignInOptions.path)
    const body = { credential: phone.use(asked.json()), sharedDevice: true }
    const answer = await post(addresses.signInWithPasskey.path, body)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['password', () => byPassword(ann.cookie)],
    ['email alone', () => login({ email: ann.email, sharedDevice: true }, ann.cookie)],
  ])('loses the cookie it had of this person, by %s', async (_, enter) => {
    const answer = await enter()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toMatch(gone)
    expect(await statusByEmail(ann.cookie)).toBe(401)
    const { token } = answer.json<{ token: string }>()
    expect(await browsersOf(token)).toMatchObject([{ isThis: true, isSignedIn: true }])
    expect(await browsersOf(ann.token)).toHaveLength(1)
  })

  it('keeps what other people have in it', async () => {
    const bob = await server.newMember()
    const second = await login({ email: bob.email, password: bob.password }, ann.cookie)
    const both = cookieIn(second)
    const answer = await byPassword(both)
    const left = cookieIn(answer)
    expect(left).not.toBe('')
    expect(await statusByEmail(left, bob)).toBe(200)
    expect(await statusByEmail(both)).toBe(401)
  })

  it('opens no other way for email alone while somebody is signed in', async () => {
    await byPassword()
    expect(await statusByEmail('')).toBe(401)
    expect(await statusByEmail(ann.cookie)).toBe(200)
  })

  describe('forgetting a browser after the logout', () => {
    it('takes the cookie away and ends every session in it', async () => {
      const second = (await login({ email: ann.email }, ann.cookie)).json<{ token: string }>()
      await post('/logout', undefined, bearer(ann))
      const answer = await forget(ann.userId)
      expect(answer.json()).toEqual({ ok: true })
      expect(answer.headers['set-cookie']).toMatch(gone)
      expect(await statusByEmail(ann.cookie)).toBe(401)
      expect(
        (await server.send({ method: 'GET', url: '/api/me', headers: bearer(second) })).statusCode,
      ).toBe(401)
    })

    it('needs the cookie of that person, and tells nobody whether it was right', async () => {
      const bob = await server.newMember()
      for (const [userId, cookie] of [
        [ann.userId, ''],
        [ann.userId, bob.cookie],
        ['01900000-0000-7000-8000-000000000000', ann.cookie],
      ] as const) {
        const answer = await forget(userId, cookie)
        expect(answer.json()).toEqual({ ok: true })
      }
      expect(await statusByEmail(ann.cookie)).toBe(200)
      expect(await statusByEmail(bob.cookie, bob)).toBe(200)
    })

    it('leaves the others of the same browser, and her other browsers', async () => {
      const bob = await server.newMember()
      const both = cookieIn(await login({ email: bob.email, password: bob.password }, ann.cookie))
      const home = cookieIn(await login({ email: ann.email, password: ann.password }))
      const left = cookieIn(await forget(ann.userId, both))
      expect(await statusByEmail(left, bob)).toBe(200)
      expect(await statusByEmail(left)).toBe(401)
      expect(await statusByEmail(home)).toBe(200)
    })
  })
})

it('is not even kept in the database after the logout', async () => {
  const server = await appForTest()
  const { email, password } = await server.newMember()
  const before = server.rows()
  const payload = { email, password, sharedDevice: true }
  const answer = await server.send({ method: 'POST', url: '/login', payload })
  const headers = bearer(answer.json<{ token: string }>())
  expect(server.rows()['devices']).toBe(2)
  await server.send({ method: 'POST', url: '/logout', headers })
  expect(server.rows()['devices']).toBe(before['devices'])
})

it('is the usual thing where the operator says so', async () => {
  for (const [setting, sharedDevices] of [
    ['on', true],
    ['off', false],
  ] as const) {
    const server = await startTestApp({ SHARED_DEVICES: setting })
    const site = await server.send({ method: 'GET', url: '/api/site' })
    expect(site.json()).toMatchObject({ sharedDevices })
    await server.close()
  }
})
