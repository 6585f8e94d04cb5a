/** Sentences of refusals that are made on this device, for guests. */

import { domainNames } from '#core/wording/domain-names.ts'
import { sharedRefusals } from '#core/wording/shared-refusals.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

export const localBackendTexts = {
  ...sharedRefusals,
  notLoggedIn: 'User not logged in',
  checkAnswer: (prompt: string) => `Please look at your answer to this question again: ${prompt}`,
  invalidBmi: 'The BMI does not fit. Please work it out again.',
  invalidScore: (domain: LifestyleDomain, min: number, max: number) =>
    `The ${domainNames[domain]} score must be a whole number from ${min} to ${max}.`,
  storage: {
    blocked:
      'Your browser does not let this site save anything. Turn saving on for this site in your browser settings. Or create an account: then we keep your results for you.',
    full: 'There is no room left on this device. Delete something you do not need, and try again. Or create an account: then we keep your results for you.',
    'other-tab':
      'This site is open in another tab too, and that tab is in the way. Close the other tab, then try again here.',
    'old-page':
      'This page is out of date. Load it again, then try again. Your answers will still be here.',
    failed:
      'Your browser could not reach your saved results. Close the browser, open it again, and try once more.',
  },
  leaving: {
    removed: 'All that you did here is removed from this device.',
    forgotten:
      'This device has forgotten you. What you sent is safe in your account. Next time, log in the way you usually do.',
    notRemoved:
      'Your browser could not remove what you did here. Please clear its data before you go.',
    left: 'What you did is still on this device. To go on with it, or to delete it, choose Login.',
  },
  notForGuests: 'This needs an account.',
}

/** Texts of one language. */
export type LocalBackendTexts = typeof localBackendTexts
