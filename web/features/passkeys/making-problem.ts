/** What to tell a person whose passkey was not made. */

import { isCalledOff } from '../../client/fresh-proof.ts'
import type { CallFailure } from '../../client/call-result.ts'
import { commonTexts } from '../../locales/common.ts'
import { passkeyTexts } from '../../locales/passkeys.ts'
import type { Notice } from '../../ui/notices.tsx'
import type { CeremonyFault } from '../../client/passkeys/ceremony-fault.ts'

/** Puts into words why a device made no passkey; null where there is nothing to say. */
export function describeUnmade(fault: CeremonyFault): Notice | null {
  const texts = passkeyTexts
  const notMade = (advice: string): Notice => ({ tone: 'error', text: texts.notMade, advice })
  switch (fault) {
    case 'called-off':
      return null
    case 'known':
      return { tone: 'info', text: texts.knownHere, advice: texts.knownHereAdvice }
    case 'stopped':
      return { tone: 'info', text: texts.notMade, advice: texts.stoppedMaking }
    case 'no-lock':
      return notMade(texts.noLock)
    case 'wrong-place':
      return notMade(texts.wrongPlace)
    case 'unreachable':
      return {
        tone: 'error',
        text: commonTexts.networkError,
        advice: `${texts.notMade} ${texts.tryOnline}`,
      }
    default:
      return notMade(texts.notKept)
  }
}

/** Puts into words why the server keeps no passkey; null where the person went back. */
export function describeUnkept(failure: CallFailure): Notice | null {
  if (isCalledOff(failure)) return null
  const texts = passkeyTexts
  if (failure.reason === 'unreachable') {
    return {
      tone: 'error',
      text: commonTexts.networkError,
      advice: `${texts.notMade} ${texts.tryOnline}`,
    }
  }
  const own = failure.problem?.code === 'TOO_MANY_PASSKEYS' ? failure.problem.error : undefined
  const usual = failure.status >= 500 ? texts.ourFault : texts.notKept
  return { tone: 'error', text: texts.notMade, advice: own ?? usual }
}
