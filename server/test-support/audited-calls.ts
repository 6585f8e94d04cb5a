/** For each call of the contract a way to make it succeed and what the audit says of it, or why it says nothing. */

import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { memoryWords } from '#coach/memory/memory-words.ts'
import { addresses, type EndpointName } from '#contract/addresses.ts'

import type { AuditAction } from '../store/audit-actions.ts'
import { testStep } from '../store/test-records.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'
import { fromMessage } from './from-message.ts'
import { codesIn } from './outbox.ts'
import { bearer, type TestApp, type TestMember } from './test-app.ts'

/** One call and its line. */
export interface AuditedCall {
  readonly action: AuditAction
  /** What stands before it, because the same call did that too. */
  readonly first?: AuditAction
  /** A call that succeeds. */
  readonly make: (server: TestApp, ann: TestMember) => Promise<InjectOptions> | InjectOptions
}

/** Calls that are recorded; some in more than one way. */
export const auditedCalls: Readonly<Partial<Record<EndpointName, readonly AuditedCall[]>>> = {
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
  verifyCode: [{ action: 'sign-in-code', first: 'email-proved', make: askForCode }],
  proveMyself: [
    {
      action: 'identity-proved',
      make: (_, ann) => post('proveMyself', { password: ann.password }, bearer(ann)),
    },
    {
      // A session is opened in place of the one the code was typed in.
      action: 'sign-in-code',
      first: 'email-proved',
      make: async (server, ann) => {
        await server.send(post('requestProofCode', undefined, bearer(ann)))
        return post('proveMyself', { code: await codeSentTo(server, ann.email) }, bearer(ann))
      },
    },
  ],
  proveByPasskey: [
    {
      action: 'identity-proved',
      make: async (server, ann) =>
        post('proveByPasskey', await passkeyUse('passkeyProofOptions', server, ann), bearer(ann)),
    },
  ],
  setPassword: [
    {
      action: 'password-set',
      make: (_, ann) => post('setPassword', { newPassword: ann.password }, bearer(ann)),
    },
  ],
  removePassword: [
    {
      action: 'password-removed',
      make: async (server, ann) => {
        await keptPasskey(server, ann)
        return { ...addressOf('removePassword'), headers: bearer(ann) }
      },
    },
  ],
  createPasskey: [{ action: 'passkey-added', make: (server, ann) => newPasskey(server, ann) }],
  removePasskey: [
    {
      action: 'passkey-removed',
      make: async (server, ann) => {
        const { id } = await keptPasskey(server, ann)
        const { method, url } = addressOf('removePasskey')
        return { method, url: url.replace(':passkeyId', id), headers: bearer(ann) }
      },
    },
  ],
  signInWithPasskey: [
    {
      action: 'sign-in-passkey',
      make: async (server, ann) =>
        post('signInWithPasskey', await passkeyUse('passkeySignInOptions', server, ann)),
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
        ...addressOf('correctMe'),
        headers: bearer(ann),
        payload: { yearOfBirth: 1944 },
      }),
    },
  ],
  deleteMe: [
    { action: 'deleted', make: (_, ann) => ({ ...addressOf('deleteMe'), headers: bearer(ann) }) },
  ],
  verifyEmailChange: [
    {
      action: 'email-changed',
      first: 'email-proved',
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
        const list = await server.send({ ...addressOf('browsers'), headers: bearer(ann) })
        const [browser] = list.json<{ id: string }[]>()
        const { method, url } = addressOf('signOutBrowser')
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
  forgetBrowser: [
    {
      action: 'browser-forgotten',
      make: (_, { userId, cookie }) => post('forgetBrowser', { userID: userId }, { cookie }),
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
        const { method, url } = addressOf('stopShare')
        return { method, url: url.replace(':shareId', share.id), headers: bearer(ann) }
      },
    },
  ],
  exportMe: ['json', 'csv'].map((format) => ({
    action: 'exported',
    make: (_, ann) => ({ ...addressOf('exportMe'), query: { format }, headers: bearer(ann) }),
  })),
  changeMemory: [
    {
      action: 'memory-allowed',
      make: (_, ann) => changed('changeMemory', ann, { consent: 'yes' }),
    },
    {
      action: 'memory-ended',
      make: (_, ann) => changed('changeMemory', ann, { consent: 'never' }),
    },
    { action: 'memory-changed', make: (_, ann) => changed('changeMemory', ann, { forget: 'all' }) },
  ],
  aiAdvice: [
    {
      action: 'memory-allowed',
      make(_, ann) {
        const question = memoryWords.askConsent.en.replace('{words}', 'My knees hurt')
        const history = [
          { role: 'user', content: 'My knees hurt' },
          { role: 'assistant', content: question },
        ]
        return post('aiAdvice', { prompt: 'Yes', history }, bearer(ann))
      },
    },
  ],
  changePlan: [
    { action: 'plan-saved', make: (_, ann) => changed('changePlan', ann, { steps: [testStep()] }) },
    {
      action: 'plan-deleted',
      make: (_, ann) => changed('changePlan', ann, { remove: [testStep().id] }),
    },
  ],
  changeReminder: [
    { action: 'reminder-off', make: (_, ann) => changed('changeReminder', ann, { wish: null }) },
  ],
  stopReminders: [
    { action: 'reminder-stopped', make: (...of) => fromMessage('stopReminders', ...of) },
  ],
  resumeReminders: [
    {
      action: 'reminder-on',
      make: async (server, ann) => {
        await server.send(await fromMessage('stopReminders', server, ann))
        return fromMessage('resumeReminders', server, ann)
      },
    },
  ],
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

/**
 * Addresses a call.
 *
 * @param name - the call.
 * @returns method and address.
 */
export function addressOf(name: EndpointName) {
  const { method, path } = addresses[name]
  return { method, url: path }
}

function post(name: EndpointName, payload: object | undefined, headers = {}): InjectOptions {
  return { ...addressOf(name), headers, ...(payload && { payload }) }
}

const changed = (
  name: 'changeMemory' | 'changePlan' | 'changeReminder',
  ann: TestMember,
  payload: object,
) => ({
  ...addressOf(name),
  headers: bearer(ann),
  payload,
})

const newShare = (ann: TestMember) =>
  post('createShare', { name: 'For my daughter', duration: 'week' }, bearer(ann))

async function newPasskey(
  server: TestApp,
  ann: TestMember,
  device = createSoftwareAuthenticator(),
): Promise<InjectOptions> {
  const offered = await server.send(post('passkeyOptions', undefined, bearer(ann)))
  return post('createPasskey', { credential: device.make(offered.json()) }, bearer(ann))
}

async function keptPasskey(server: TestApp, ann: TestMember) {
  const device = createSoftwareAuthenticator()
  const kept = await server.send(await newPasskey(server, ann, device))
  return { device, id: kept.json<{ id: string }[]>()[0]?.id ?? '' }
}

async function passkeyUse(
  offer: 'passkeySignInOptions' | 'passkeyProofOptions',
  server: TestApp,
  ann: TestMember,
) {
  const { device } = await keptPasskey(server, ann)
  const offered = await server.send(post(offer, undefined, bearer(ann)))
  return { credential: device.use(offered.json()) }
}

async function askForCode(server: TestApp, { email }: TestMember): Promise<InjectOptions> {
  await server.send(post('requestCode', { email }))
  return post('verifyCode', { email, code: await codeSentTo(server, email) })
}

async function codeSentTo({ dataDir }: TestApp, email: string): Promise<string> {
  await expect.poll(() => codesIn(dataDir, email)).toHaveLength(1)
  return codesIn(dataDir, email)[0] ?? ''
}
