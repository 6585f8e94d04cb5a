/** A person sees where they are signed in, and ends it from afar. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { createSoftwareAuthenticator } from '../../test-support/software-authenticator.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

const minuteMs = 60_000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

type Ends = NonNullable<RequestBody<'signOutOthers'>>

interface Listed {
  id: string
  name: string
  firstSeen: string
  lastUsed: string
  isThis: boolean
  isSignedIn: boolean
}

describe('the browsers of a person', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appForTest()
    ann = await server.newMember()
  })

  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, member = ann) =>
    server.send({ method, url, headers: bearer(member) })
  const list = async (member = ann) => (await send('GET', '/api/browsers', member)).json<Listed[]>()
  const login = (payload: object, headers: Record<string, string>) =>
    server.send({ method: 'POST', url: '/login', headers, payload })

  /** Proves who somebody is in another browser. */
  const elsewhere = async (member = ann): Promise<TestMember> => {
    const { email, password } = member
    const answer = await login({ email, password }, { 'user-agent': firefox })
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
    return { ...member, token: answer.json<{ token: string }>().token, cookie }
  }

  const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
    server.send({ method: 'POST', url, headers, ...(payload && { payload }) })
  const endOthers = (ends: Ends) => post('/api/browsers/sign-out-others', ends, bearer(ann))

  /** Makes a passkey and a link. */
  const openWide = async () => {
    const device = createSoftwareAuthenticator()
    const offered = await post('/api/passkeys/options', undefined, bearer(ann))
    await post('/api/passkeys', { credential: device.make(offered.json()) }, bearer(ann))
    const link = { name: 'For my daughter', duration: 'week' }
    const made = await post('/api/me/shares', link, bearer(ann))
    return { device, secret: made.json<{ secret: string }>().secret }
  }

  it('are listed with name, days and which one asks', async () => {
    server.passMs(minuteMs)
    const other = await elsewhere()
    const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/)
    const [newest, oldest] = await list()
    expect(newest).toEqual({
      id,
      name: 'Firefox on Windows',
      firstSeen: '2026-11-21T10:01:00.000Z',
      lastUsed: '2026-11-21T10:01:00.000Z',
      isThis: false,
      isSignedIn: true,
    })
    expect(oldest).toMatchObject({ id, name: 'A browser', isThis: true, isSignedIn: true })
    expect((await list(other)).map(({ isThis }) => isThis)).toEqual([true, false])
  })

  it('stay one when the person proves again who they are in the same browser', async () => {
    const [before] = await list()
    server.passMs(minuteMs)
    const { email, password, cookie } = ann
    await login({ email, password }, { cookie, 'user-agent': firefox })
    const after = await list()
    expect(after).toHaveLength(1)
    expect(after[0]).toEqual({
      ...before,
      name: 'Firefox on Windows',
      lastUsed: '2026-11-21T10:01:00.000Z',
    })
  })

  it('were used last when a session there went on, to the minute', async () => {
    server.passMs(minuteMs / 2)
    expect((await list())[0]?.lastUsed).toBe('2026-11-21T10:00:00.000Z')
    server.passMs(minuteMs)
    expect((await list())[0]?.lastUsed).toBe('2026-11-21T10:01:30.000Z')
  })

  it('are signed out from afar: the token at once, and email alone from then on', async () => {
    const other = await elsewhere()
    const second = await login({ email: ann.email }, { cookie: other.cookie })
    const away = (await list()).find(({ isThis }) => !isThis)
    expect((await send('DELETE', `/api/browsers/${away?.id}`)).json()).toEqual({ ok: true })
    expect((await send('GET', '/api/me', other)).statusCode).toBe(401)
    const token = { ...ann, ...second.json<{ token: string }>() }
    expect((await send('GET', '/api/me', token)).statusCode).toBe(401)
    const again = await login({ email: ann.email }, { cookie: other.cookie })
    expect(again.statusCode).toBe(401)
    expect(again.json()).toMatchObject({ code: 'PROOF_NEEDED' })
    expect(await list()).toHaveLength(1)
    expect((await login({ email: ann.email }, { cookie: ann.cookie })).statusCode).toBe(200)
  })

  it('may be the one that asks: it is signed out like any other', async () => {
    const [own] = await list()
    expect((await send('DELETE', `/api/browsers/${own?.id.toUpperCase()}`)).statusCode).toBe(200)
    expect((await send('GET', '/api/browsers')).statusCode).toBe(401)
    expect((await login({ email: ann.email }, { cookie: ann.cookie })).statusCode).toBe(401)
  })

  it('are signed out everywhere else in one go', async () => {
    const others = [await elsewhere(), await elsewhere()]
    expect((await send('POST', '/api/browsers/sign-out-others')).json()).toEqual({ ok: true })
    expect(await list()).toMatchObject([{ isThis: true }])
    for (const other of others) {
      expect((await send('GET', '/api/me', other)).statusCode).toBe(401)
      expect((await login({ email: ann.email }, { cookie: other.cookie })).statusCode).toBe(401)
    }
  })

  it('are shown in one look with all else that opens the account', async () => {
    await elsewhere()
    const { secret } = await openWide()
    const access = await send('GET', '/api/me/access')
    expect(access.json()).toEqual({
      emailProvedAt: null,
      hasPassword: true,
      browsers: await list(),
      passkeys: [expect.objectContaining({ name: 'A browser' })],
      shares: [expect.objectContaining({ name: 'For my daughter' })],
    })
    expect(access.body).not.toContain(secret)
  })

  it.each<Ends>([
    {},
    { shares: true },
    { passkeys: true },
    { shares: true, passkeys: true, password: false },
    { password: true },
  ])('are signed out everywhere else together with what is named: %j', async (ends) => {
    const { secret, device } = await openWide()
    const other = await elsewhere()
    const answer = await endOthers(ends)
    expect(answer.json()).toEqual({ ok: true })
    expect((await send('GET', '/api/me', other)).statusCode).toBe(401)
    const access = (await send('GET', '/api/me/access')).json<Reply<'myAccess'>>()
    expect(access.browsers).toMatchObject([{ isThis: true }])
    expect(access.passkeys).toHaveLength(ends.passkeys === true ? 0 : 1)
    expect(access.shares).toHaveLength(ends.shares === true ? 0 : 1)
    expect(access.hasPassword).toBe(ends.password !== true)
    const read = await post('/api/shared-report', { secret })
    expect(read.statusCode).toBe(ends.shares === true ? 404 : 200)
    const offered = (await post('/api/login/passkey/options')).json()
    const used = await post('/api/login/passkey', { credential: device.use(offered) })
    expect(used.statusCode).toBe(ends.passkeys === true ? 401 : 200)
    const { email, password } = ann
    expect((await login({ email, password }, {})).statusCode).toBe(
      ends.password === true ? 401 : 200,
    )
  })

  it('and passkeys do not take the password along where no mail goes out', async () => {
    await openWide()
    const other = await elsewhere()
    const answer = await endOthers({ passkeys: true, password: true })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'PASSWORD_NEEDED' })
    expect((await send('GET', '/api/me', other)).statusCode).toBe(200)
  })

  it('of another person are as unknown as one that nobody has', async () => {
    const bob = await server.newMember()
    const [ofBob] = await list(bob)
    const before = server.rows()
    const theirs = await send('DELETE', `/api/browsers/${ofBob?.id}`)
    const nobodys = await send('DELETE', '/api/browsers/01900000-0000-7000-8000-000000000000')
    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe(nobodys.body)
    await send('POST', '/api/browsers/sign-out-others')
    expect(server.rows()).toEqual(before)
    expect((await send('GET', '/api/me', bob)).statusCode).toBe(200)
    expect((await login({ email: bob.email }, { cookie: bob.cookie })).statusCode).toBe(200)
  })

  it('shared with somebody else stay theirs', async () => {
    const { email, password } = await server.newMember()
    const shared = await login({ email, password }, { cookie: ann.cookie })
    const cookie = String(shared.headers['set-cookie']).split(';', 1)[0] ?? ''
    const [own] = await list()
    await send('DELETE', `/api/browsers/${own?.id}`)
    expect((await login({ email: ann.email }, { cookie })).statusCode).toBe(401)
    expect((await login({ email }, { cookie })).statusCode).toBe(200)
  })

  it('are kept by a coarse name alone', async () => {
    await login(
      { email: ann.email, password: ann.password },
      { 'user-agent': `${firefox} Secret/9` },
    )
    expect((await send('GET', '/api/browsers')).body).not.toContain('Secret')
    expect(server.log.join('')).not.toContain('Secret')
  })
})
