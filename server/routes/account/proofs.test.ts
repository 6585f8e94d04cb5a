/** A signed-in person proves who they are again: by what is theirs, by nothing else, and not by guessing. */

import { beforeEach, describe, expect, it } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import type { Reply } from '#contract/endpoints.ts'
import { databaseKinds } from '../../store/test-databases.ts'
import { codesIn } from '../../test-support/outbox.ts'
import { createSoftwareAuthenticator } from '../../test-support/software-authenticator.ts'
import {
  bearer,
  cookieOf,
  type TestApp,
  type TestMember,
  appOnDatabase,
} from '../../test-support/test-app.ts'

const minuteMs = 60_000

/** Another code of the same form. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

type Session = Pick<TestMember, 'token'>

describe.each(databaseKinds)('a proof inside a session, on $name', ({ create }) => {
  let server: TestApp
  let ann: TestMember
  let known: Session

  beforeEach(async () => {
    server = await appOnDatabase(create)
    ann = await server.newMember()
    known = await byBrowser()
  })

  const call = (name: EndpointName, payload?: object, session: Session = known) => {
    const { method, path: url } = addresses[name]
    return server.send({ method, url, headers: bearer(session), ...(payload && { payload }) })
  }
  const login = (payload: object, cookie = '') =>
    server.send({ method: 'POST', url: '/login', headers: { cookie }, payload })
  const byBrowser = async () => (await login({ email: ann.email }, ann.cookie)).json<Session>()
  const me = async (session = known) => (await call('me', undefined, session)).json<Reply<'me'>>()
  const mayExport = async (session = known) =>
    (await call('exportMe', undefined, session)).statusCode === 200
  const mailedCode = async (session = known) => {
    const before = codesIn(server.dataDir, ann.email).length
    expect((await call('requestProofCode', undefined, session)).json()).toEqual({ ok: true })
    await expect.poll(() => codesIn(server.dataDir, ann.email)).toHaveLength(before + 1)
    return codesIn(server.dataDir, ann.email).at(-1) ?? ''
  }
  const newPasskey = async (session: Session = ann) => {
    const device = createSoftwareAuthenticator()
    const options = (await call('passkeyOptions', undefined, session)).json()
    await call('createPasskey', { credential: device.make(options) }, session)
    return device
  }

  /** Gives the first code back in the browser that is remembered; the session goes on under another token. */
  const proveAddress = async () => {
    const answer = await server.send({
      method: 'POST',
      url: addresses.proveMyself.path,
      headers: { ...bearer(known), cookie: ann.cookie },
      payload: { code: await mailedCode() },
    })
    const before = known
    known = { ...known, ...answer.json<{ token: string }>() }
    return { before, me: answer.json<Reply<'proveMyself'>>(), cookie: cookieOf(answer) }
  }

  it('is the password, which proves no address', async () => {
    expect(await me()).toMatchObject({ provedUntil: null, hasPassword: true })
    expect(await mayExport()).toBe(false)
    const answer = await call('proveMyself', { password: ann.password })
    expect(answer.json()).toMatchObject({
      provedUntil: '2026-11-21T10:10:00.000Z',
      emailProvedAt: null,
    })
    expect(await mayExport()).toBe(true)
    server.passMs(10 * minuteMs)
    expect(await me()).toMatchObject({ provedUntil: null })
    expect(await mayExport()).toBe(false)
  })

  it('is a mailed code, which ends the first time all that was there, and goes on anew', async () => {
    const other = (await login({ email: ann.email, password: ann.password })).json<Session>()
    const device = await newPasskey()
    const proved = await proveAddress()
    expect(proved.me).toMatchObject({
      provedUntil: '2026-11-21T10:10:00.000Z',
      emailProvedAt: '2026-11-21T10:00:00.000Z',
      hasPassword: false,
    })
    // Also for whoever has a copy of the token or the cookie of this very session.
    for (const session of [other, ann, proved.before]) {
      expect((await call('me', undefined, session)).statusCode).toBe(401)
    }
    expect((await login({ email: ann.email }, ann.cookie)).statusCode).toBe(401)
    expect((await call('me')).statusCode).toBe(200)
    expect((await login({ email: ann.email, password: ann.password })).statusCode).toBe(401)
    const offered = (await call('passkeySignInOptions')).json()
    const used = await call('signInWithPasskey', { credential: device.use(offered) })
    expect(used.statusCode).toBe(401)
    expect((await login({ email: ann.email }, proved.cookie)).statusCode).toBe(200)
  })

  it('remembers no browser that was not remembered before', async () => {
    const answer = await call('proveMyself', { code: await mailedCode() })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.json<{ token: string }>().token).not.toBe(known.token)
  })

  it('ends nothing once the address is proved', async () => {
    const { cookie } = await proveAddress()
    await call('setPassword', { newPassword: 'words of my own' })
    await newPasskey(known)
    const second = (await login({ email: ann.email }, cookie)).json<Session>()
    server.passMs(minuteMs)
    expect((await call('proveMyself', { code: await mailedCode(second) }, second)).json()).toEqual(
      await me(second),
    )
    expect(await me(second)).toMatchObject({
      emailProvedAt: '2026-11-21T10:00:00.000Z',
      hasPassword: true,
    })
    expect((await call('passkeys')).json()).toHaveLength(1)
  })

  it('is a passkey of the same person, and of nobody else', async () => {
    const device = await newPasskey()
    const bob = await server.newMember()
    const ofBob = await newPasskey(bob)
    const offer = async () => (await call('passkeyProofOptions')).json()
    const stranger = await call('proveByPasskey', { credential: ofBob.use(await offer()) })
    expect(stranger.statusCode).toBe(400)
    expect(stranger.json()).toMatchObject({ code: 'INVALID_PASSKEY' })
    const ofSignIn = (await call('passkeySignInOptions')).json()
    const replayed = await call('proveByPasskey', { credential: device.use(ofSignIn) })
    expect(replayed.statusCode).toBe(400)
    expect(await mayExport()).toBe(false)

    const refused = await call('exportMe')
    expect(refused.json()).toMatchObject({ proofs: ['password', 'code', 'passkey'] })
    const credential = device.use(await offer())
    const answer = await call('proveByPasskey', { credential })
    expect(answer.json()).toMatchObject({
      provedUntil: '2026-11-21T10:10:00.000Z',
      emailProvedAt: null,
      hasPassword: true,
    })
    expect(await mayExport()).toBe(true)
    expect((await call('proveByPasskey', { credential })).statusCode).toBe(400)
  })

  it('is not guessed at: twenty passwords in a quarter of an hour, also in the browser of the person', async () => {
    const guess = (payload: object) =>
      server.send({
        method: 'POST',
        url: addresses.proveMyself.path,
        headers: { ...bearer(known), cookie: ann.cookie },
        payload,
      })
    for (let times = 0; times < 20; times += 1) {
      const answer = await guess({ password: 'a guess' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'INVALID_PASSWORD', field: 'password' })
    }
    const right = await guess({ password: ann.password })
    expect(right.statusCode).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(60)
    server.passMs(16 * minuteMs)
    expect((await guess({ password: ann.password })).statusCode).toBe(200)
  })

  it('judges thirty codes an hour at most, the right one too', async () => {
    const code = await mailedCode()
    for (let times = 0; times < 30; times += 1) {
      const answer = await call('proveMyself', { code: wrong(code) })
      expect(answer.json()).toMatchObject({ code: 'INVALID_CODE', field: 'code' })
    }
    expect((await call('proveMyself', { code })).statusCode).toBe(429)
    expect((await call('proveMyself', { password: ann.password })).statusCode).toBe(200)
  })

  it('asks for five codes an hour at most', async () => {
    for (let times = 0; times < 5; times += 1) {
      expect((await call('requestProofCode')).statusCode).toBe(200)
    }
    expect((await call('requestProofCode')).statusCode).toBe(429)
  })

  it.each([{}, { password: 'one', code: '123456' }])('is one of the two: %j', async (payload) => {
    const answer = await call('proveMyself', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_FIELD' })
  })

  it('is not a password where none is set', async () => {
    await proveAddress()
    const answer = await call('proveMyself', { password: '' })
    expect(answer.json()).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect((await login({ email: ann.email, password: '' })).statusCode).toBe(401)
    server.passMs(10 * minuteMs)
    expect((await call('exportMe')).json()).toMatchObject({ proofs: ['code'] })
  })

  it('lets the password be changed and removed', async () => {
    const change = await call('setPassword', { newPassword: 'words of my own' }, ann)
    expect(change.json()).toMatchObject({ hasPassword: true })
    expect((await login({ email: ann.email, password: ann.password })).statusCode).toBe(401)
    expect((await login({ email: ann.email, password: 'words of my own' })).statusCode).toBe(200)
    expect((await call('me')).statusCode).toBe(200)

    const kept = await call('removePassword', undefined, ann)
    expect(kept.statusCode).toBe(409)
    expect(kept.json()).toMatchObject({ code: 'PASSWORD_NEEDED' })
    await newPasskey()
    const removed = await call('removePassword', undefined, ann)
    expect(removed.json()).toMatchObject({ hasPassword: false })
    expect((await login({ email: ann.email, password: 'words of my own' })).statusCode).toBe(401)
  })

  it('is an email change too: the first address that is proved ends what was before', async () => {
    const other = (await login({ email: ann.email, password: ann.password })).json<Session>()
    const email = `new.${ann.email}`
    await call('requestEmailChange', { email }, ann)
    await expect.poll(() => codesIn(server.dataDir, email)).toHaveLength(1)
    const [code] = codesIn(server.dataDir, email)
    const answer = await call('verifyEmailChange', { code }, ann)
    expect(answer.json()).toMatchObject({
      email,
      emailProvedAt: '2026-11-21T10:00:00.000Z',
      hasPassword: false,
    })
    expect((await call('me', undefined, other)).statusCode).toBe(401)
    expect((await login({ email }, ann.cookie)).statusCode).toBe(200)
  })
})
