/** What to tell a person whose passkey was not made or did not let them in. */

import type { Outcome } from '../../../client/outcome.ts'
import type { PasskeyTexts } from '../../../locales/passkeys.ts'
import type { Notice } from '../../../ui/notices.tsx'
import type { CeremonyFault } from './ceremony-fault.ts'

type Failure = Extract<Outcome<unknown>, { ok: false }>

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
    case 'failed':
      return notMade(texts.notKept)
  }
}

/** Puts into words why the server keeps no passkey. */
export function describeUnkept(failure: Failure, words: Words): Notice {
  const { texts, networkError } = words
  if (failure.reason === 'unreachable') {
    return { tone: 'error', text: networkError, advice: `${texts.notMade} ${texts.tryOnline}` }
  }
  const own = failure.problem?.code === 'TOO_MANY_PASSKEYS' ? failure.problem.error : undefined
  const usual = failure.status >= 500 ? texts.ourFault : texts.notKept
  return { tone: 'error', text: texts.notMade, advice: own ?? usual }
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
export function describeRefused(failure: Failure, words: Words, wait: string): Notice {
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
