/**
 * Method, path and access of every call, free of npm code so that the browser can import it.
 * The first group is section 7 of the specification, letter for letter; the second is ours.
 *
 * Access: `anyone`; `member` needs a bearer token; `own-id` needs the bearer token of the very
 * person whose id the call carries (401 without a token, 403 for another's id).
 *
 * Fresh proof: what could hand the account over, or takes data along, asks for a proof of the person
 * that is not older than `limits.freshProofMinutes`; true for the call as a whole, or the fields of the
 * body that ask for it where they are true.
 */

import { forInstrumentCalls, type NewestName, type SubmitName } from './instrument-calls.ts'
import { instrumentTable } from '#core/instrument-table.ts'

type OwnAddress<Method> = Address & { readonly method: Method; readonly access: 'own-id' }

const instrumentAddresses = forInstrumentCalls<
  Record<SubmitName, OwnAddress<'POST'>> & Record<NewestName, OwnAddress<'GET'>>
>(
  (id) => ({ method: 'POST', path: instrumentTable[id].submit, access: 'own-id' }),
  (id) => ({ method: 'GET', path: instrumentTable[id].newest, access: 'own-id' }),
)

export const addresses = {
  login: { method: 'POST', path: '/login', access: 'anyone' },
  register: { method: 'POST', path: '/register', access: 'anyone' },
  aiAdvice: { method: 'POST', path: '/api/ai-advice', access: 'member' },
  getAdvice: { method: 'POST', path: '/get-advice', access: 'own-id' },
  viewScores: { method: 'GET', path: '/view-scores/:userId', access: 'own-id' },
  chat: { method: 'POST', path: '/chat', access: 'anyone' },
  ...instrumentAddresses,
  saveBmi: { method: 'POST', path: '/api/save-bmi', access: 'own-id' },

  logout: { method: 'POST', path: '/logout', access: 'member' },
  forgetBrowser: { method: 'POST', path: '/api/browsers/forget', access: 'anyone' },
  me: { method: 'GET', path: '/api/me', access: 'member' },
  requestCode: { method: 'POST', path: '/api/login/code', access: 'anyone' },
  verifyCode: { method: 'POST', path: '/api/login/verify', access: 'anyone' },
  browsers: { method: 'GET', path: '/api/browsers', access: 'member' },
  signOutBrowser: { method: 'DELETE', path: '/api/browsers/:browserId', access: 'member' },
  signOutOthers: {
    method: 'POST',
    path: '/api/browsers/sign-out-others',
    access: 'member',
    freshProof: ['passkeys', 'password'],
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/passkeys/options',
    access: 'member',
    freshProof: true,
  },
  createPasskey: { method: 'POST', path: '/api/passkeys', access: 'member', freshProof: true },
  passkeys: { method: 'GET', path: '/api/passkeys', access: 'member' },
  removePasskey: {
    method: 'DELETE',
    path: '/api/passkeys/:passkeyId',
    access: 'member',
    freshProof: true,
  },
  passkeySignInOptions: { method: 'POST', path: '/api/login/passkey/options', access: 'anyone' },
  signInWithPasskey: { method: 'POST', path: '/api/login/passkey', access: 'anyone' },
  correctMe: { method: 'PATCH', path: '/api/me', access: 'member' },
  myAccess: { method: 'GET', path: '/api/me/access', access: 'member' },
  requestProofCode: { method: 'POST', path: '/api/me/proof/code', access: 'member' },
  proveMyself: { method: 'POST', path: '/api/me/proof', access: 'member' },
  passkeyProofOptions: {
    method: 'POST',
    path: '/api/me/proof/passkey/options',
    access: 'member',
  },
  proveByPasskey: { method: 'POST', path: '/api/me/proof/passkey', access: 'member' },
  setPassword: { method: 'POST', path: '/api/me/password', access: 'member', freshProof: true },
  removePassword: {
    method: 'DELETE',
    path: '/api/me/password',
    access: 'member',
    freshProof: true,
  },
  requestEmailChange: { method: 'POST', path: '/api/me/email', access: 'member', freshProof: true },
  verifyEmailChange: { method: 'POST', path: '/api/me/email/verify', access: 'member' },
  deleteMe: { method: 'DELETE', path: '/api/me', access: 'member', freshProof: true },
  giveConsent: { method: 'POST', path: '/api/me/consent', access: 'member' },
  exportMe: { method: 'GET', path: '/api/me/export', access: 'member', freshProof: true },
  memory: { method: 'GET', path: '/api/me/memory', access: 'member' },
  changeMemory: { method: 'PATCH', path: '/api/me/memory', access: 'member' },
  plan: { method: 'GET', path: '/api/me/plan', access: 'member' },
  changePlan: { method: 'PATCH', path: '/api/me/plan', access: 'member' },
  reminder: { method: 'GET', path: '/api/me/reminder', access: 'member' },
  changeReminder: { method: 'PATCH', path: '/api/me/reminder', access: 'member' },
  stopReminders: {
    method: 'POST',
    path: '/api/reminder/:secret/stop',
    access: 'anyone',
    takesAnyBody: true,
  },
  resumeReminders: { method: 'POST', path: '/api/reminder/:secret/resume', access: 'anyone' },
  importResults: { method: 'POST', path: '/api/import', access: 'member' },
  shares: { method: 'GET', path: '/api/me/shares', access: 'member' },
  createShare: { method: 'POST', path: '/api/me/shares', access: 'member', freshProof: true },
  stopShare: { method: 'DELETE', path: '/api/me/shares/:shareId', access: 'member' },
  sharedReport: { method: 'POST', path: '/api/shared-report', access: 'anyone' },
  enterScores: { method: 'POST', path: '/api/scores', access: 'own-id' },
  history: { method: 'GET', path: '/api/history/:userId', access: 'own-id' },
  peopleLikeMe: { method: 'GET', path: '/api/people-like-me/:userId', access: 'own-id' },
  latestBmi: { method: 'GET', path: '/api/bmi/:userId', access: 'own-id' },
  siteSettings: { method: 'GET', path: '/api/site', access: 'anyone' },
} as const satisfies Record<string, Address>

/** Who may make a call. */
export type Access = 'anyone' | 'member' | 'own-id'

/** Where a call goes and who may make it; `:name` in a path is a parameter. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  /** Absent where being signed in is enough. */
  readonly freshProof?: true | readonly string[]
  /** True where programs call that are not ours: whatever they send is passed over. */
  readonly takesAnyBody?: true
}

/** Name of a call. */
export type EndpointName = keyof typeof addresses

/** Calls that only operators and tools make; they answer outside the contract of the pages. */
export const operatorPaths = {
  health: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  openApi: '/api/openapi.json',
} as const

/** Header that makes a repeated submit harmless: the same key never makes a second record. */
export const idempotencyHeader = 'idempotency-key'

/** Name of the cookie that keeps the language a person chose; without it the browser's wish holds. */
export const languageCookie = 'language'
