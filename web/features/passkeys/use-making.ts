/** Making a passkey: the server's challenge, the person's finger or face, back to the server, and what is said of it. */

import { call } from '../../client/call.ts'
import type { CallFailure } from '../../client/call-result.ts'
import { isCalledOff } from '../../client/fresh-proof.ts'
import type { CeremonyFault } from '../../client/passkeys/ceremony-fault.ts'
import { commonTexts } from '../../locales/common.ts'
import { passkeyTexts } from '../../locales/passkeys.ts'
import { type Notice, useNotices } from '../../ui/notices.tsx'
import { useTask } from '../../ui/use-form.ts'
import { makePasskey } from '../../client/passkeys/ceremony.ts'

/**
 * Runs the button that makes a passkey.
 *
 * @param onMade - called when there is one more.
 */
export function useMaking(onMade: () => void): {
  readonly isMaking: boolean
  readonly make: () => Promise<void>
} {
  const texts = passkeyTexts
  const { notify } = useNotices()
  const { busy, run } = useTask<'make'>()

  async function work(): Promise<Notice | null> {
    const options = await call('passkeyOptions')
    if (!options.ok) return describeUnkept(options)
    const made = await makePasskey(options.reply)
    if (!made.ok) return describeUnmade(made.fault)
    const kept = await call('createPasskey', { body: { credential: made.credential } })
    if (!kept.ok) return describeUnkept(kept)
    onMade()
    return { tone: 'success', text: texts.ready, advice: texts.readyAdvice }
  }

  async function make(): Promise<void> {
    const notice = await run('make', work)
    if (notice) notify(notice)
  }

  return { isMaking: busy !== undefined, make }
}

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
