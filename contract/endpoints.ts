/** Every call said once; the server mounts them, the client's types derive from them. */

import type { z } from 'zod'
import { addresses, type EndpointName } from './addresses.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import { instrumentEndpoints } from './instrument-endpoints.ts'
import { passkeyEndpoints } from './passkey-endpoints.ts'
import { proofEndpoints } from './proof-endpoints.ts'
import { reminderEndpoints } from './reminder-endpoints.ts'
import { shareEndpoints } from './share-endpoints.ts'
import {
  bmiReplySchema,
  enterScoresBodySchema,
  historyReplySchema,
  saveBmiBodySchema,
  scoreListSchema,
  userIdParamsSchema,
} from './schemas/assessments.ts'
import { myDataEndpoints } from './my-data-endpoints.ts'
import {
  adviceReplySchema,
  aiAdviceBodySchema,
  chatBodySchema,
  coachAnswerSchema,
  getAdviceBodySchema,
  peopleLikeMeReplySchema,
} from './schemas/coach.ts'
import { adviceEventSchemas, chatEventSchemas } from './schemas/coach-events.ts'
import {
  doneReplySchema,
  loginBodySchema,
  loginReplySchema,
  registerBodySchema,
  registerReplySchema,
  requestCodeBodySchema,
  verifyCodeBodySchema,
} from './schemas/identity.ts'
import { siteReplySchema } from './schemas/site.ts'

export const endpoints = {
  login: endpoint({
    address: addresses.login,
    summary: 'Sign in by email alone on a remembered browser, with the password elsewhere.',
    body: loginBodySchema,
    reply: loginReplySchema,
  }),
  register: endpoint({
    address: addresses.register,
    summary: 'Create an account and remember this browser.',
    body: registerBodySchema,
    reply: registerReplySchema,
  }),
  requestCode: endpoint({
    address: addresses.requestCode,
    summary: 'Send a sign-in code by mail, if the address has an account.',
    body: requestCodeBodySchema,
    reply: doneReplySchema,
  }),
  verifyCode: endpoint({
    address: addresses.verifyCode,
    summary: 'Sign in with the code from the mail, and remember this browser.',
    body: verifyCodeBodySchema,
    reply: loginReplySchema,
  }),
  ...passkeyEndpoints,
  aiAdvice: endpoint({
    address: addresses.aiAdvice,
    summary: 'Ask the coach a question, answered with the scores of the signed-in person.',
    body: aiAdviceBodySchema,
    reply: coachAnswerSchema,
    events: chatEventSchemas,
  }),
  getAdvice: endpoint({
    address: addresses.getAdvice,
    summary: 'Advice from all completed assessments, weakest domain first.',
    body: getAdviceBodySchema,
    reply: adviceReplySchema,
    events: adviceEventSchemas,
  }),
  viewScores: endpoint({
    address: addresses.viewScores,
    summary: 'All scores of a person, newest first.',
    params: userIdParamsSchema,
    reply: scoreListSchema,
  }),
  chat: endpoint({
    address: addresses.chat,
    summary:
      'Ask about a topic; the body of the answer is the answer text, or JSON when asked for.',
    body: chatBodySchema,
    reply: coachAnswerSchema,
    events: chatEventSchemas,
  }),
  ...instrumentEndpoints,
  saveBmi: endpoint({
    address: addresses.saveBmi,
    summary: 'Save a body mass index.',
    body: saveBmiBodySchema,
    reply: bmiReplySchema,
  }),
  logout: endpoint({
    address: addresses.logout,
    summary: 'Revoke the token of this session.',
    reply: doneReplySchema,
  }),
  ...myDataEndpoints,
  ...proofEndpoints,
  ...reminderEndpoints,
  ...shareEndpoints,
  enterScores: endpoint({
    address: addresses.enterScores,
    summary: 'Save scores that were made elsewhere, one record a domain.',
    body: enterScoresBodySchema,
    reply: scoreListSchema,
  }),
  history: endpoint({
    address: addresses.history,
    summary: 'Every assessment of a person, oldest first.',
    params: userIdParamsSchema,
    reply: historyReplySchema,
  }),
  peopleLikeMe: endpoint({
    address: addresses.peopleLikeMe,
    summary: 'The newest scores of a person beside those of people of the same age and gender.',
    params: userIdParamsSchema,
    reply: peopleLikeMeReplySchema,
  }),
  latestBmi: endpoint({
    address: addresses.latestBmi,
    summary: 'The latest saved BMI.',
    params: userIdParamsSchema,
    reply: bmiReplySchema,
  }),
  siteSettings: endpoint({
    address: addresses.siteSettings,
    summary: 'What the operator has set and every page may know.',
    reply: siteReplySchema,
  }),
} as const satisfies Record<EndpointName, Endpoint>

/** All endpoints by name. */
export type Endpoints = typeof endpoints

/** What a caller sends as the body of a call; undefined where it has none. */
export type RequestBody<Name extends EndpointName> = Endpoints[Name] extends {
  body: infer Body extends z.ZodType
}
  ? z.input<Body>
  : undefined

/** What the server reads from the body of a call. */
export type ParsedBody<Name extends EndpointName> = Endpoints[Name] extends {
  body: infer Body extends z.ZodType
}
  ? z.output<Body>
  : undefined

/** What the server reads from the path of a call. */
export type ParsedParams<Name extends EndpointName> = Endpoints[Name] extends {
  params: infer Params extends z.ZodType
}
  ? z.output<Params>
  : undefined

/** What the server reads from the query of a call. */
export type ParsedQuery<Name extends EndpointName> = Endpoints[Name] extends {
  query: infer Query extends z.ZodType
}
  ? z.output<Query>
  : undefined

/** What a caller reads from a call that succeeded. */
export type Reply<Name extends EndpointName> = z.output<Endpoints[Name]['reply']>
