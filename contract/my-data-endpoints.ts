/** The calls by which a person sees, corrects, takes along and deletes what is stored of them. */

import { addresses } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import {
  browserListSchema,
  browserParamsSchema,
  forgetBrowserBodySchema,
  signOutOthersBodySchema,
} from './schemas/browsers.ts'
import { doneReplySchema, meReplySchema } from './schemas/identity.ts'
import { changeMemoryBodySchema, memoryReplySchema } from './schemas/memory.ts'
import { changePlanBodySchema, planSchema } from './schemas/plan.ts'
import {
  correctMeBodySchema,
  exportQuerySchema,
  exportReplySchema,
  giveConsentBodySchema,
  importBodySchema,
  importReplySchema,
  requestEmailChangeBodySchema,
  verifyEmailChangeBodySchema,
} from './schemas/my-data.ts'

/** Part of the list of all calls, which is in endpoints.ts. */
export const myDataEndpoints = {
  me: endpoint({
    address: addresses.me,
    summary: 'The signed-in person.',
    reply: meReplySchema,
  }),
  browsers: endpoint({
    address: addresses.browsers,
    summary: 'The browsers that know the signed-in person, the one used last first.',
    reply: browserListSchema,
  }),
  signOutBrowser: endpoint({
    address: addresses.signOutBrowser,
    summary: 'Forget a browser of the signed-in person and end every session in it, at once.',
    params: browserParamsSchema,
    reply: doneReplySchema,
  }),
  signOutOthers: endpoint({
    address: addresses.signOutOthers,
    summary:
      'Forget every browser of the signed-in person but the one that asks, and end what else is named.',
    body: signOutOthersBodySchema,
    reply: doneReplySchema,
  }),
  forgetBrowser: endpoint({
    address: addresses.forgetBrowser,
    summary: 'Forget a person in the browser that asks, by its cookie, also after the logout.',
    body: forgetBrowserBodySchema,
    reply: doneReplySchema,
  }),
  correctMe: endpoint({
    address: addresses.correctMe,
    summary: 'Correct the year of birth or the gender of the signed-in person.',
    body: correctMeBodySchema,
    reply: meReplySchema,
  }),
  requestEmailChange: endpoint({
    address: addresses.requestEmailChange,
    summary: 'Send a code to a new address, to prove that the signed-in person reads its mail.',
    body: requestEmailChangeBodySchema,
    reply: doneReplySchema,
  }),
  verifyEmailChange: endpoint({
    address: addresses.verifyEmailChange,
    summary: 'Give the account its new address, with the code that was sent there.',
    body: verifyEmailChangeBodySchema,
    reply: meReplySchema,
  }),
  deleteMe: endpoint({
    address: addresses.deleteMe,
    summary: 'Delete the signed-in person and everything that is theirs, at once and for good.',
    reply: doneReplySchema,
  }),
  giveConsent: endpoint({
    address: addresses.giveConsent,
    summary: 'Agree to a version of the consent text; agreeing twice keeps the first time.',
    body: giveConsentBodySchema,
    reply: meReplySchema,
  }),
  exportMe: endpoint({
    address: addresses.exportMe,
    summary: 'Everything that is stored about the signed-in person, as a file.',
    query: exportQuerySchema,
    reply: exportReplySchema,
  }),
  memory: endpoint({
    address: addresses.memory,
    summary: 'What the coach remembers of the signed-in person, and how it begins a conversation.',
    reply: memoryReplySchema,
  }),
  changeMemory: endpoint({
    address: addresses.changeMemory,
    summary:
      'Allow or end the memory of the coach, and correct, forget or bring in what it remembers.',
    body: changeMemoryBodySchema,
    reply: memoryReplySchema,
  }),
  plan: endpoint({
    address: addresses.plan,
    summary: 'The steps of the signed-in person, with their ticks and looks back.',
    reply: planSchema,
  }),
  changePlan: endpoint({
    address: addresses.changePlan,
    summary:
      'Save, mark, look back on and delete steps; the same change sent twice or late does no harm.',
    body: changePlanBodySchema,
    reply: planSchema,
  }),
  importResults: endpoint({
    address: addresses.importResults,
    summary: "Take a guest's results into the account; each is scored again and taken once.",
    body: importBodySchema,
    reply: importReplySchema,
  }),
} as const
