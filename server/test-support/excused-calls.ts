/** Calls of the contract of which the audit says nothing, each with the reason. */

import type { EndpointName } from '#contract/addresses.ts'
import { forInstrumentCalls, type NewestName, type SubmitName } from '#contract/instrument-calls.ts'

const shows = 'shows people what is theirs, which is what they signed in for'
const adds = 'adds a result of the person, which carries its own time and can be seen and exported'
const addsOrCorrects = `${adds}; what takes the place of another is recorded`
const asks = 'stores nothing'

/** Calls that are not, each with the reason. */
export const excusedCalls: Readonly<Partial<Record<EndpointName, string>>> = {
  siteSettings: 'is about nobody',
  requestCode: 'opens nothing yet, and is answered alike for known and unknown addresses',
  requestEmailChange: 'changes nothing yet, and is answered alike for every address',
  giveConsent: 'is a record of its own, with version and time',
  me: shows,
  browsers: shows,
  shares: shows,
  reminder: shows,
  memory: shows,
  plan: shows,
  passkeys: shows,
  myAccess: shows,
  requestProofCode: 'proves nothing yet: the code that comes back is recorded',
  passkeyProofOptions: 'proves nothing yet: the passkey that is used is recorded',
  passkeyOptions: 'opens nothing yet: the passkey that comes of it is recorded',
  passkeySignInOptions: 'opens nothing yet, and is answered alike to everybody',
  viewScores: shows,
  history: shows,
  peopleLikeMe: shows,
  latestBmi: shows,
  ...forInstrumentCalls<Record<SubmitName | NewestName, string>>(
    () => addsOrCorrects,
    () => shows,
  ),
  saveBmi: adds,
  enterScores: adds,
  getAdvice: asks,
  chat: 'stores what was allowed as aiAdvice does, and is recorded as there',
}
