/** One good request for every call, for a scanner to bend. */

import { addresses, type EndpointName } from '#contract/addresses.ts'
import { currentConsentVersion } from '#contract/consent.ts'
import type { RequestBody } from '#contract/endpoints.ts'
import {
  forInstrumentCalls,
  type NewestName,
  submitFields,
  type SubmitName,
} from '#contract/instrument-calls.ts'
import { answerAll } from '#server/test-support/answer-sets.ts'
import type { Scanned } from './person.ts'

type InstrumentCall = SubmitName | NewestName

/** Makes the body of a call; null where it reads none. */
type BodyOf<Name extends EndpointName> =
  RequestBody<Name> extends undefined ? null : (person: Scanned) => RequestBody<Name>

/** Base64url of nothing in particular. */
const bytes = 'c29tZXRoaW5n'
const credential = { id: bytes, rawId: bytes, type: 'public-key' as const }

function passkeyUseOf({ userId }: Scanned) {
  const userHandle = Buffer.from(userId).toString('base64url')
  const signed = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }
  return { credential: { ...credential, response: { ...signed, userHandle } } }
}

/** A new call does not compile without its line. */
const ownBodies: { readonly [Name in Exclude<EndpointName, InstrumentCall>]: BodyOf<Name> } = {
  login: ({ email, password }) => ({ email, password }),
  register: () => ({
    email: 'new@example.org',
    password: 'long enough words',
    yearOfBirth: 1950,
    gender: 'Female',
    age: 76,
  }),
  requestCode: ({ email }) => ({ email }),
  verifyCode: ({ email }) => ({ email, code: '123456' }),
  aiAdvice: () => ({ prompt: 'How can I sleep better?' }),
  getAdvice: ({ userId }) => ({ userID: userId, criteria: 'LikeMe' }),
  chat: () => ({ message: 'How can I sleep better?' }),
  saveBmi: ({ userId }) => ({ userID: userId, bmi: '23.5', category: 'Healthy Weight' }),
  createPasskey: () => ({
    credential: {
      ...credential,
      response: { clientDataJSON: bytes, attestationObject: bytes, transports: ['internal'] },
    },
  }),
  signInWithPasskey: passkeyUseOf,
  proveByPasskey: passkeyUseOf,
  forgetBrowser: ({ userId }) => ({ userID: userId }),
  giveConsent: () => ({ version: currentConsentVersion }),
  requestEmailChange: () => ({ email: 'other@example.org' }),
  verifyEmailChange: () => ({ code: '123456' }),
  signOutOthers: () => ({ passkeys: true, shares: true, password: true }),
  proveMyself: ({ password }) => ({ password }),
  setPassword: () => ({ newPassword: 'long enough words' }),
  correctMe: () => ({ yearOfBirth: 1949, gender: 'Male' }),
  changeMemory: () => ({
    consent: 'yes',
    correct: { id: '1', words: 'My knees hurt' },
    told: [{ kind: 'limit', words: 'I hear badly', about: [], outcome: null, isForNow: false }],
  }),
  changePlan: () => ({
    steps: [
      {
        id: 'a1',
        text: 'Breathe slowly',
        when: 'After breakfast',
        where: 'in the hall',
        days: [1, 3, 5],
        domain: 'Stress',
        source: 'own',
        evidenceId: null,
        language: 'en',
        startOn: '2026-01-05',
        lookBackOn: '2026-01-12',
        state: 'active',
        rung: 0,
        changedAt: '2026-01-05T03:04:05.000Z',
      },
    ],
    ticks: [
      { stepId: 'a1', onDate: '2026-01-05', mark: 'done', markedAt: '2026-01-05T03:04:05.000Z' },
    ],
  }),
  importResults: () => ({
    enteredScores: [{ id: 'a1', forum: 'Sleep', value: 7, enteredAt: '2026-01-02T03:04:05.000Z' }],
  }),
  enterScores: ({ userId }) => ({ userID: userId, scores: [{ forum: 'Sleep', value: 7 }] }),
  createShare: () => ({ name: 'For my daughter', duration: 'week', withAnswers: true }),
  sharedReport: () => ({ secret: bytes.repeat(3).slice(0, 43) }),
  shares: null,
  changeReminder: () => ({
    wish: { channel: 'mail', atMinutes: 540, timeZone: 'America/Chicago', showsText: false },
  }),
  reminder: null,
  stopReminders: null,
  resumeReminders: null,
  stopShare: null,
  browsers: null,
  signOutBrowser: null,
  myAccess: null,
  requestProofCode: null,
  passkeyProofOptions: null,
  removePassword: null,
  passkeyOptions: null,
  passkeys: null,
  removePasskey: null,
  passkeySignInOptions: null,
  viewScores: null,
  logout: null,
  me: null,
  memory: null,
  plan: null,
  deleteMe: null,
  exportMe: null,
  history: null,
  latestBmi: null,
  peopleLikeMe: null,
  siteSettings: null,
}

const bodies: Readonly<Record<EndpointName, ((person: Scanned) => unknown) | null>> = {
  ...ownBodies,
  ...forInstrumentCalls<Record<InstrumentCall, ((person: Scanned) => unknown) | null>>(
    (id) => (person) => submitFields(id, person.userId, answerAll(id)),
    () => null,
  ),
}

/** Addresses of calls with something to bend in their query. */
const queries: { readonly [Name in EndpointName]?: (person: Scanned) => string } = {
  mnaScore: ({ userId }) => `?userID=${userId}`,
  exportMe: () => '?format=csv',
}

/** Names of every call that carries anything a scanner can bend. */
export const scannedCalls = Object.keys(bodies).filter(
  (name): name is EndpointName => name in addresses,
)

/** A call with nothing wrong in it. */
export interface GoodRequest {
  readonly method: string
  /** Path and query. */
  readonly address: string
  /** Undefined where the call reads none. */
  readonly body: unknown
}

/**
 * Makes a call as a page would.
 *
 * @param name - the call.
 * @param person - who makes it.
 * @param afterId - put behind the person's id in the path.
 */
export function goodRequest(name: EndpointName, person: Scanned, afterId = ''): GoodRequest {
  const { method, path } = addresses[name]
  const query = queries[name]?.(person) ?? ''
  const address = path.replaceAll(/:\w+/g, `${person.userId}${afterId}`) + query
  return { method, address, body: bodies[name]?.(person) }
}

/**
 * Writes one call as it goes over the wire.
 *
 * @param name - the call.
 * @param person - who makes it.
 * @param host - of the app, with its port.
 * @returns the request; `*` stands behind what may be bent in the address and in the token.
 */
export function rawRequest(name: EndpointName, person: Scanned, host: string): string {
  const { method, address, body } = goodRequest(name, person, '*')
  const bent = body === undefined && !address.includes('?') && !addresses[name].path.includes(':')
  const lines = [
    `${method} ${address} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${person.token}${bent ? '*' : ''}`,
    'Accept: application/json',
    ...(body === undefined ? [] : ['Content-Type: application/json']),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body === undefined ? '' : JSON.stringify(body)}`
}
