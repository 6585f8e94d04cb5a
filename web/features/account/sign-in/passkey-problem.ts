/** What to tell a person whose passkey did not let them in. */

import type { CallFailure } from '../../../client/call-result.ts'
import type { PasskeyTexts } from '../../../locales/passkeys.ts'
import type { Notice } from '../../../ui/notices.tsx'
import type { CeremonyFault } from '../../../client/passkeys/ceremony-fault.ts'

/** What everything is put into words with. */
interface Words {
  readonly texts: PasskeyTexts
  /** The sentence for a server that cannot be reached. */
  readonly networkError: string
}

/** Puts into words why a device used no passkey; null where there is nothing to say. */
export function describeUnused(
  fault: CeremonyFault,
  { texts, networkError }: Words,
): Notice | null {
  switch (fault) {
    case 'called-off':
      return null
    case 'stopped':
      return { tone: 'info', text: texts.notSignedIn, advice: texts.stoppedUsing }
    case 'unreachable':
      return { tone: 'error', text: networkError, advice: texts.tryOnline }
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
export function describeRefused(failure: CallFailure, words: Words, wait: string): Notice {
  const { texts, networkError } = words
  if (failure.reason === 'unreachable') {
    return { tone: 'error', text: networkError, advice: texts.tryOnline }
  }
  if (failure.status === 429) return { tone: 'error', text: texts.notSignedIn, advice: wait }
  if (failure.status >= 500) {
    return { tone: 'error', text: texts.notSignedIn, advice: texts.ourFault }
  }
  return { tone: 'error', text: texts.refused, advice: texts.refusedAdvice }
}
