/** What to tell a person whose passkey did not let them in. */

import type { CallFailure } from '../../../client/call-result.ts'
import type { CeremonyFault } from '../../../client/passkeys/ceremony-fault.ts'
import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { passkeyTexts } from '../../../locales/passkeys.ts'
import type { Notice } from '../../../ui/notices.tsx'

/** Puts into words why a device used no passkey; null where there is nothing to say. */
export function describeUnused(fault: CeremonyFault): Notice | null {
  const texts = passkeyTexts
  switch (fault) {
    case 'called-off':
      return null
    case 'stopped':
      return { tone: 'info', text: texts.notSignedIn, advice: texts.stoppedUsing }
    case 'unreachable':
      return { tone: 'error', text: commonTexts.networkError, advice: texts.tryOnline }
    case 'wrong-place':
      return {
        tone: 'error',
        text: texts.notSignedIn,
        advice: `${texts.wrongPlace} ${texts.anotherWay}`,
      }
    default:
      return { tone: 'error', text: texts.refused, advice: texts.anotherWay }
  }
}

/** Puts into words why the server lets nobody in. */
export function describeRefused({ reason, status, retryAfterSeconds }: CallFailure): Notice {
  const texts = passkeyTexts
  const tone = 'error'
  if (reason === 'unreachable') {
    return { tone, text: commonTexts.networkError, advice: texts.tryOnline }
  }
  if (status === 429) {
    return { tone, text: texts.notSignedIn, advice: accountTexts.adviceWait(retryAfterSeconds) }
  }
  if (status >= 500) return { tone, text: texts.notSignedIn, advice: texts.ourFault }
  return { tone, text: texts.refused, advice: texts.refusedAdvice }
}
