/**
 * Nobody's data is taken along, corrected or deleted, and nobody comes in, without a line in the
 * audit. The calls come from the contract: a new one must be audited or excused here.
 */

import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import type { AuditAction } from '../store/audit-actions.ts'
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '../test-support/software-authenticator.ts'
import { codesIn } from '../test-support/outbox.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../test-support/test-app.ts'

interface AuditedCall {
  readonly action: AuditAction
  /** A call that succeeds. */
  readonly make: (server: TestApp, ann: TestMember) => Promise<InjectOptions> | InjectOptions
}

const audited: Readonly<Partial<Record<EndpointName, readonly AuditedCall[]>>> = {
  login: [
    {
      action: 'sign-in-browser',
      make: (_, { email, cookie }) => post('login', { email }, { cookie }),
    },
    {
      action: 'sign-in-password',
      make: (_, { email, password }) => post('login', { email, password }),
    },
  ],
  verifyCode: [{ action: 'sign-in-code', make: askForCode }],
  createPasskey: [
    {
      action: 'passkey-added',
      make: async (server, ann) =>
        post(
          'createPasskey',
          await newPasskey(server, ann, createSoftwareAuthenticator()),
          bearer(ann),
        ),
    },
  ],
  removePasskey: [
    {
      action: 'passkey-removed',
      make: async (server, ann) => {
        const phone = createSoftwareAuthenticator()
        const body = await newPasskey(server, ann, phone)
        const kept = await server.send(post('createPasskey', body, bearer(ann)))
        const [passkey] = kept.json<{ id: string }[]>()
        const { method, url } = to('removePasskey')
        return { method, url: url.replace(':passkeyId', passkey?.id ?? ''), headers: bearer(ann) }
      },
    },
  ],
  signInWithPasskey: [
    {
      action: 'sign-in-passkey',
      make: async (server, ann) => {
        const phone = createSoftwareAuthenticator()
        const body = await newPasskey(server, ann, phone)
        await server.send(post('createPasskey', body, bearer(ann)))
        const offered = await server.send(post('passkeySignInOptions', undefined))
        return post('signInWithPasskey', { credential: phone.use(offered.json()) })
      },
    },
  ],
  register: [
    {
      action: 'registered',
      make: () =>
        post('register', {
          email: 'bob@example.org',
          password: 'long enough',
          yearOfBirth: 1950,
          gender: 'Male',
        }),
    },
  ],
  logout: [{ action: 'sign-out', make: (_, ann) => post('logout', undefined, bearer(ann)) }],
  correctMe: [
    {
      action: 'details-corrected',
      make: (_, ann) => ({
        ...to('correctMe'),
        headers: bearer(ann),
        payload: { yearOfBirth: 1944 },
      }),
    },
  ],
  deleteMe: [
    { action: 'deleted', make: (_, ann) => ({ ...to('deleteMe'), headers: bearer(ann) }) },
  ],
  verifyEmailChange: [
    {
      action: 'email-changed',
      make: async (server, ann) => {
        const email = 'ann.new@example.org'
        await server.send(post('requestEmailChange', { email }, bearer(ann)))
        return post('verifyEmailChange', { code: await codeSentTo(server, email) }, bearer(ann))
      },
    },
  ],
  signOutBrowser: [
    {
      action: 'browser-forgotten',
      make: async (server, ann) => {
        const list = await server.send({ ...to('browsers'), headers: bearer(ann) })
        const [browser] = list.json<{ id: string }[]>()
        const { method, url } = to('signOutBrowser')
        return { method, url: url.replace(':browserId', browser?.id ?? ''), headers: bearer(ann) }
      },
    },
  ],
  signOutOthers: [
    {
      action: 'browser-forgotten',
      make: async (server, ann) => {
        await server.send(post('login', { email: ann.email, password: ann.password }))
        return post('signOutOthers', undefined, bearer(ann))
      },
    },
  ],
  createShare: [{ action: 'share-made', make: (_, ann) => newShare(ann) }],
  sharedReport: [
    {
      action: 'share-opened',
      make: async (server, ann) => {
        const made = await server.send(newShare(ann))
        return post('sharedReport', { secret: made.json<{ secret: string }>().secret })
      },
    },
  ],
  stopShare: [
    {
      action: 'share-stopped',
      make: async (server, ann) => {
        const made = await server.send(newShare(ann))
        const { share } = made.json<{ share: { id: string } }>()
        const { method, url } = to('stopShare')
        return { method, url: url.replace(':shareId', share.id), headers: bearer(ann) }
      },
    },
  ],
  exportMe: ['json', 'csv'].map((format) => ({
    action: 'exported',
    make: (_, ann) => ({ ...to('exportMe'), query: { format }, headers: bearer(ann) }),
  })),
  importResults: [
    {
      action: 'imported',
      make: (_, ann) => {
        const bmi = { id: 'one', bmi: '23.5', savedAt: '2026-11-01T10:00:00.000Z' }
        return post('importResults', { bmiRecords: [bmi] }, bearer(ann))
      },
    },
  ],
}

const shows = 'shows people what is theirs, which is what they signed in for'
const adds = 'adds a result of the person, which carries its own time and can be seen and exported'
const asks = 'stores nothing'

const excused: Readonly<Partial<Record<EndpointName, string>>> = {
  siteSettings: 'is about nobody',
  requestCode: 'opens nothing yet, and is answered alike for known and unknown addresses',
  requestEmailChange: 'changes nothing yet, and is answered alike for every address',
  giveConsent: 'is a record of its own, with version and time',
  me: shows,
  browsers: shows,
  shares: shows,
  passkeys: shows,
  passkeyOptions: 'opens nothing yet: the passkey that comes of it is recorded',
  passkeySignInOptions: 'opens nothing yet, and is answered alike to everybody',
  viewScores: shows,
  history: shows,
  latestBmi: shows,
  mnaScore: shows,
  stressScore: shows,
  sleepScore: shows,
  exerciseScore: shows,
  literacyScore: shows,
  socialScore: shows,
  submitSocial: adds,
  submitMna: adds,
  submitStress: adds,
  submitSleep: adds,
  submitExercise: adds,
  submitLiteracy: adds,
  saveBmi: adds,
  enterScores: adds,
  aiAdvice: asks,
  getAdvice: asks,
  chat: asks,
}

function to(name: EndpointName) {
  const { method, path } = addresses[name]
  return { method, url: path }
}

function post(name: EndpointName, payload: object | undefined, headers = {}): InjectOptions {
  return { ...to(name), headers, ...(payload && { payload }) }
}

const newShare = (ann: TestMember) =>
  post('createShare', { name: 'For my daughter', duration: 'week' }, bearer(ann))

async function newPasskey(server: TestApp, ann: TestMember, device: SoftwareAuthenticator) {
  const offered = await server.send(post('passkeyOptions', undefined, bearer(ann)))
  return { credential: device.make(offered.json()) }
}

async function askForCode(server: TestApp, { email }: TestMember): Promise<InjectOptions> {
  await server.send(post('requestCode', { email }))
  return post('verifyCode', { email, code: await codeSentTo(server, email) })
}

async function codeSentTo({ dataDir }: TestApp, email: string): Promise<string> {
  await expect.poll(() => codesIn(dataDir, email)).toHaveLength(1)
  return codesIn(dataDir, email)[0] ?? ''
}

describe('the audit', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await startTestApp()
    ann = await server.newMember()
  })

  afterEach(() => server.close())

  const newestFirst = () => server.store.audit.list({ limit: 100 })

  it('knows every call of the contract, as audited or as excused with a reason', () => {
    const known = [...Object.keys(audited), ...Object.keys(excused)]
    expect(known.toSorted()).toEqual(Object.keys(addresses).toSorted())
  })

  const cases = Object.entries(audited).flatMap(([name, calls]) =>
    calls.map((call) => ({ name, ...call })),
  )

  it.each(cases)('records $name once, as $action of that person', async ({ action, make }) => {
    const call = await make(server, ann)
    const before = await newestFirst()
    const subject = await server.store.audit.subjectOf(ann.userId)
    const answer = await server.send(call)
    expect(answer.statusCode).toBe(200)
    const added = (await newestFirst()).slice(0, -before.length)
    expect(added).toEqual([
      {
        id: expect.any(String),
        at: '2026-11-21T10:00:00.000Z',
        action,
        actor: 'person',
        subject: await expectedSubject(answer, subject),
        times: 1,
      },
    ])
  })

  /** A new person is the only one who gets a new pseudonym. */
  const expectedSubject = async (answer: LightMyRequestResponse, ofAnn: string | undefined) => {
    if (answer.headers['content-type']?.toString().startsWith('application/json') !== true) {
      return ofAnn
    }
    const { userID } = answer.json<{ userID?: string }>()
    return userID === undefined ? ofAnn : server.store.audit.subjectOf(userID)
  }

  it('holds nothing by which a person is known', async () => {
    const leaving = new Set(['deleteMe', 'verifyEmailChange'])
    for (const { make } of cases.filter(({ name }) => !leaving.has(name))) {
      await server.send(await make(server, ann))
      ann = await server.signIn(ann)
    }
    const text = JSON.stringify(await newestFirst())
    for (const known of [ann.userId, ann.email, ann.token, '127.0.0.1']) {
      expect(text).not.toContain(known)
    }
    // Four digits in a row may stand in any random name.
    expect(text.replaceAll(/"(?:id|subject)":"[^"]*"/g, '')).not.toContain('1950')
  })

  it('says of a codebook nothing: there is nobody in it', async () => {
    const before = await newestFirst()
    const codebook = { ...to('exportMe'), query: { format: 'codebook' }, headers: bearer(ann) }
    expect((await server.send(codebook)).statusCode).toBe(200)
    expect(await newestFirst()).toEqual(before)
  })
})
