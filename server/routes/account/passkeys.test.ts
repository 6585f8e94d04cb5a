/** Passkeys over the calls: who has one gets in, and nothing that looks like one does. */

import { beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { databaseKinds } from '../../store/test-databases.ts'
import {
  createSoftwareAuthenticator,
  type Slips,
  type SoftwareAuthenticator,
} from '../../test-support/software-authenticator.ts'
import {
  bearer,
  type TestApp,
  type TestMember,
  appOnDatabase,
  appForTest,
} from '../../test-support/test-app.ts'

const sixMinutes = 6 * 60_000

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

describe.each(databaseKinds)('passkeys on $name', ({ create }) => {
  let server: TestApp
  let ann: TestMember
  let phone: SoftwareAuthenticator

  beforeEach(async () => {
    server = await appOnDatabase(create)
    ann = await server.newMember()
    phone = createSoftwareAuthenticator()
  })

  const post = (url: string, payload?: object, member?: TestMember) =>
    server.send({
      method: 'POST',
      url,
      ...(payload && { payload }),
      headers: { 'user-agent': iPhone, ...(member && bearer(member)) },
    })
  const offerMaking = async (member = ann) =>
    (await post(addresses.passkeyOptions.path, undefined, member)).json<Reply<'passkeyOptions'>>()
  const offerSignIn = async () =>
    (await post(addresses.passkeySignInOptions.path)).json<Reply<'passkeySignInOptions'>>()
  const keep = (credential: RequestBody<'createPasskey'>['credential'], member = ann) =>
    post(addresses.createPasskey.path, { credential }, member)
  const make = async (device = phone, member = ann) =>
    keep(device.make(await offerMaking(member)), member)
  const enter = (credential: RequestBody<'signInWithPasskey'>['credential']) =>
    post(addresses.signInWithPasskey.path, { credential })
  const signIn = async (slips?: Slips, device = phone) =>
    enter(device.use(await offerSignIn(), slips))
  const list = async (member = ann) =>
    (
      await server.send({ method: 'GET', url: addresses.passkeys.path, headers: bearer(member) })
    ).json<Reply<'passkeys'>>()
  const remove = (id: string, member = ann) =>
    server.send({
      method: 'DELETE',
      url: `${addresses.passkeys.path}/${id}`,
      headers: bearer(member),
    })

  const refusal = { code: 'INVALID_PASSKEY', proofs: ['password', 'code'] }
  const expectRefused = async (answer: ReturnType<typeof enter>) => {
    const { statusCode, headers, json } = await answer
    expect(statusCode).toBe(401)
    expect(json()).toMatchObject(refusal)
    expect(headers['set-cookie']).toBeUndefined()
  }

  it('sign their person in without an email, and the browser is remembered', async () => {
    expect((await make()).json()).toMatchObject([{ name: 'Safari on iPhone', lastUsedAt: null }])
    const answer = await signIn()
    expect(answer.statusCode).toBe(200)
    const session = answer.json<{ token: string; userID: string }>()
    expect(session.userID).toBe(ann.userId)
    const me = { method: 'GET', url: '/api/me', headers: bearer(session) } as const
    expect((await server.send(me)).json()).toMatchObject({ email: ann.email })
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
    const byEmail = { method: 'POST', url: '/login', headers: { cookie } } as const
    const again = await server.send({ ...byEmail, payload: { email: ann.email } })
    expect(again.json()).toMatchObject({ userID: ann.userId })
  })

  it('are offered in the same words to everybody, with no word on who has one', async () => {
    const before = await offerSignIn()
    await make()
    const after = await offerSignIn()
    expect(Object.keys(after)).toEqual(Object.keys(before))
    expect({ ...after, challenge: '' }).toEqual({ ...before, challenge: '' })
    expect(after).not.toHaveProperty('allowCredentials')
    expect(after).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(after.challenge).not.toBe(before.challenge)
  })

  it('are listed without anything that proves something', async () => {
    await make()
    server.passMs(60_000)
    await signIn()
    const [first, ...others] = await list()
    expect(others).toEqual([])
    expect(first).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Safari on iPhone',
      createdAt: '2026-11-21T10:00:00.000Z',
      lastUsedAt: '2026-11-21T10:01:00.000Z',
    })
  })

  it('work once for each challenge: what was overheard is worth nothing', async () => {
    await make()
    const credential = phone.use(await offerSignIn())
    expect((await enter(credential)).statusCode).toBe(200)
    await expectRefused(enter(credential))
  })

  it('open one session when the same answer comes many times at once', async () => {
    await make()
    const credential = phone.use(await offerSignIn())
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(credential)))
    const inside = answers.filter(({ statusCode }) => statusCode === 200)
    expect(inside).toHaveLength(1)
  })

  it('are late after five minutes', async () => {
    await make()
    const options = await offerSignIn()
    server.passMs(sixMinutes)
    await expectRefused(enter(phone.use(options)))
  })

  it('are not made with a challenge that is late, used or of somebody else', async () => {
    const options = await offerMaking()
    server.passMs(sixMinutes)
    expect((await keep(phone.make(options))).json()).toMatchObject({ code: 'PASSKEY_NOT_MADE' })

    const credential = phone.make(await offerMaking())
    expect((await keep(credential)).statusCode).toBe(200)
    expect((await keep(credential)).statusCode).toBe(400)

    const bob = await server.newMember()
    const other = createSoftwareAuthenticator()
    expect((await keep(other.make(await offerMaking()), bob)).statusCode).toBe(400)
    const { challenge } = await offerSignIn()
    expect((await keep(other.make(await offerMaking(bob), { challenge }), bob)).statusCode).toBe(
      400,
    )
    expect(await list(bob)).toEqual([])
  })

  it.each<Slips>([
    { origin: 'https://healthy.example.net' },
    { origin: 'http://localhost.example.net:3000' },
    { rpId: 'example.net' },
    { challenge: 'A'.repeat(43) },
    { isPersonVerified: false },
    { type: 'webauthn.get' },
    { format: 'tpm' },
  ])('are not made where %j', async (slips) => {
    const answer = await keep(phone.make(await offerMaking(), slips))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'PASSKEY_NOT_MADE' })
    expect(await list()).toEqual([])
  })

  it.each<Slips>([
    { origin: 'https://healthy.example.net' },
    { rpId: 'example.net' },
    { challenge: 'A'.repeat(43) },
    { isPersonVerified: false },
    { type: 'webauthn.create' },
  ])('sign nobody in where %j', async (slips) => {
    await make()
    await expectRefused(signIn(slips))
  })

  it('answer the same for a wrong signature, an unknown passkey and a stranger', async () => {
    await make()
    const right = phone.use(await offerSignIn())
    const wrong = { ...right, response: { ...right.response, signature: 'MEUCIQ' } }
    await expectRefused(enter(wrong))
    const elsewhere = createSoftwareAuthenticator()
    elsewhere.make(await offerMaking())
    await expectRefused(signIn({}, elsewhere))
    const used = phone.use(await offerSignIn())
    const named = (userHandle: string) => ({ ...used, response: { ...used.response, userHandle } })
    await expectRefused(enter(named('AAAAAAAAAAAAAAAAAAAAAA')))
    await expectRefused(enter(named('AA')))
    const clientDataJSON = Buffer.from('null').toString('base64url')
    await expectRefused(enter({ ...used, response: { ...used.response, clientDataJSON } }))
  })

  it("do not open another person's account with that person's name on them", async () => {
    const bob = await server.newMember()
    await make()
    const ofBob = createSoftwareAuthenticator()
    await make(ofBob, bob)
    const used = phone.use(await offerSignIn())
    const { userHandle } = ofBob.use(await offerSignIn()).response
    await expectRefused(enter({ ...used, response: { ...used.response, userHandle } }))
  })

  it('are refused when their counter goes back: there is a copy', async () => {
    phone = createSoftwareAuthenticator(7)
    await make()
    expect((await signIn()).statusCode).toBe(200)
    phone.counter = 6
    await expectRefused(signIn())
    phone.counter = 4_000_000_000
    expect((await signIn()).statusCode).toBe(200)
  })

  it('sign nobody in once they are removed, and only their owner removes them', async () => {
    const bob = await server.newMember()
    await make()
    const [{ id } = { id: '' }] = await list()
    expect((await remove(id, bob)).statusCode).toBe(404)
    expect((await signIn()).statusCode).toBe(200)
    expect((await remove(id)).json()).toEqual({ ok: true })
    expect((await remove(id)).statusCode).toBe(404)
    await expectRefused(signIn())
    expect((await remove('x')).statusCode).toBe(400)
  })

  it('are kept once for each device, and the device is told which it has', async () => {
    await make()
    const options = await offerMaking()
    expect(options.excludeCredentials).toMatchObject([{ transports: ['internal'] }])
    expect((await keep(phone.make(options))).statusCode).toBe(400)
    expect(await list()).toHaveLength(1)
  })

  it('are so many and no more', async () => {
    for (let count = 0; count < limits.passkeysMax; count += 1) {
      expect((await make(createSoftwareAuthenticator())).statusCode).toBe(200)
    }
    const answer = await make(createSoftwareAuthenticator())
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'TOO_MANY_PASSKEYS' })
    expect(await list()).toHaveLength(limits.passkeysMax)
  })
})

describe('the site of a passkey', () => {
  it('is the one people use, at its own address alone', async () => {
    const server = await appForTest({ PUBLIC_URL: 'https://health.example.org' })
    const ann = await server.newMember()
    const make = async (origin: string) => {
      const url = addresses.passkeyOptions.path
      const offered = await server.send({ method: 'POST', url, headers: bearer(ann) })
      const options = offered.json<Reply<'passkeyOptions'>>()
      expect(options.rp).toEqual({ id: 'health.example.org', name: 'Healthy Lifestyle Choices' })
      const credential = createSoftwareAuthenticator().make(options, { origin })
      const payload = { credential }
      const kept = { method: 'POST', url: addresses.createPasskey.path, headers: bearer(ann) }
      return (await server.send({ ...kept, method: 'POST', payload })).statusCode
    }
    expect(await make('https://health.example.org')).toBe(200)
    expect(await make('http://health.example.org')).toBe(400)
    expect(await make('https://health.example.org:8443')).toBe(400)
    expect(await make('http://localhost:3000')).toBe(400)
  })
})
