/** What to tell a person whose passkey was not made. */

import { isCalledOff } from '../../../../client/fresh-proof.ts'
import type { CallFailure } from '../../../../client/call-result.ts'
import type { PasskeyTexts } from '../../../../locales/passkeys.ts'
import type { Notice } from '../../../../ui/notices.tsx'
import type { CeremonyFault } from '../../../../client/passkeys/ceremony-fault.ts'

/** What everything is put into words with. */
interface Words {
  readonly texts: PasskeyTexts
  /** The sentence for a server that cannot be reached. */
  readonly networkError: string
}

/** Puts into words why a device made no passkey; null where there is nothing to say. */
export function describeUnmade(
  fault: CeremonyFault,
  { texts, networkError }: Words,
): Notice | null {
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
      return { tone: 'error', text: networkError, advice: `${texts.notMade} ${texts.tryOnline}` }
    default:
      return notMade(texts.notKept)
  }
}

/** Puts into words why the server keeps no passkey; null where the person went back. */
export function describeUnkept(failure: CallFailure, words: Words): Notice | null {
  if (isCalledOff(failure)) return null
  const { texts, networkError } = words
  if (failure.reason === 'unreachable') {
    return { tone: 'error', text: networkError, advice: `${texts.notMade} ${texts.tryOnline}` }
  }
  const own = failure.problem?.code === 'TOO_MANY_PASSKEYS' ? failure.problem.error : undefined
  const usual = failure.status >= 500 ? texts.ourFault : texts.notKept
  return { tone: 'error', text: texts.notMade, advice: own ?? usual }
}
