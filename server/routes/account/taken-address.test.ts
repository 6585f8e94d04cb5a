/** Whoever registers somebody else's address keeps nothing of the account once its owner proves the address. */

import { beforeEach, describe, expect, it } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import { currentConsentVersion } from '#contract/consent.ts'
import { databaseKinds } from '../../store/test-databases.ts'
import { answerAll } from '../../test-support/answer-sets.ts'
import { codesIn } from '../../test-support/outbox.ts'
import { createSoftwareAuthenticator } from '../../test-support/software-authenticator.ts'
import { bearer, cookieOf, type TestApp, appOnDatabase } from '../../test-support/test-app.ts'

const email = 'ann@example.org'
const password = "a stranger's password"

interface Signed {
  readonly token: string
  readonly userID: string
}

describe.each(databaseKinds)('an address that a stranger registered, on $name', ({ create }) => {
  let server: TestApp

  beforeEach(async () => {
    server = await appOnDatabase(create)
  })

  const call = (name: EndpointName, payload?: object, headers: Record<string, string> = {}) => {
    const { method, path: url } = addresses[name]
    return server.send({ method, url, headers, ...(payload && { payload }) })
  }
  const mailedCode = async () => {
    const before = codesIn(server.dataDir, email).length
    await call('requestCode', { email })
    await expect.poll(() => codesIn(server.dataDir, email)).toHaveLength(before + 1)
    return codesIn(server.dataDir, email).at(-1)
  }

  /** Registers the address and makes everything by which one could come back. */
  async function takeAddress() {
    const person = { yearOfBirth: 1950, gender: 'Female', consentVersion: currentConsentVersion }
    const cookie = cookieOf(await call('register', { email, password, ...person }))
    const first = (await call('login', { email }, { cookie })).json<Signed>()
    const login = await call('login', { email, password })
    const second = login.json<Signed>()
    const phone = createSoftwareAuthenticator()
    const options = (await call('passkeyOptions', undefined, bearer(second))).json()
    await call('createPasskey', { credential: phone.make(options) }, bearer(second))
    const link = { name: 'Mine', duration: 'month', withAnswers: true }
    const { secret } = (await call('createShare', link, bearer(second))).json<{ secret: string }>()
    await call('requestEmailChange', { email: 'stranger@example.org' }, bearer(second))
    return { sessions: [first, second], cookies: [cookie, cookieOf(login)], phone, secret }
  }

  it('is the owner’s alone after the first sign-in by mailed code', async () => {
    const { sessions, cookies, phone, secret } = await takeAddress()
    expect((await call('sharedReport', { secret })).statusCode).toBe(200)
    const answer = await call('verifyCode', { email, code: await mailedCode() })
    const owner = answer.json<Signed>()
    const saved = { userId: owner.userID, responses: answerAll('stress') }
    expect((await call('submitStress', saved, bearer(owner))).statusCode).toBe(200)

    for (const session of sessions) {
      expect((await call('me', undefined, bearer(session))).statusCode).toBe(401)
    }
    for (const cookie of cookies) {
      expect((await call('login', { email }, { cookie })).statusCode).toBe(401)
    }
    expect((await call('login', { email, password })).statusCode).toBe(401)
    const offered = (await call('passkeySignInOptions')).json()
    const used = await call('signInWithPasskey', { credential: phone.use(offered) })
    expect(used.statusCode).toBe(401)
    expect((await call('sharedReport', { secret })).statusCode).toBe(404)
    expect(await server.store.emailChanges.find(owner.userID)).toBeUndefined()

    const me = await call('me', undefined, bearer(owner))
    expect(me.json()).toMatchObject({
      emailProvedAt: '2026-11-21T10:00:00.000Z',
      hasPassword: false,
      consents: [],
    })
    const cookie = cookieOf(answer)
    expect((await call('login', { email }, { cookie })).statusCode).toBe(200)
  })
})
