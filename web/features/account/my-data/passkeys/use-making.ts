/** Making a passkey: the server's challenge, the person's finger or face, and back to the server. */

import { useState } from 'react'
import { call } from '../../../../client/call.ts'
import { commonTexts } from '../../../../locales/common.ts'
import { passkeyTexts } from '../../../../locales/passkeys.ts'
import { type Notice, useNotices } from '../../../../ui/notices.tsx'
import { makePasskey } from '../../../../client/passkeys/ceremony.ts'
import { describeUnkept, describeUnmade } from './making-problem.ts'

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
  const { networkError } = commonTexts
  const { notify, dismiss } = useNotices()
  const [isMaking, setIsMaking] = useState(false)
  const words = { texts, networkError }

  async function work(): Promise<Notice | null> {
    const options = await call('passkeyOptions')
    if (!options.ok) return describeUnkept(options, words)
    const made = await makePasskey(options.reply)
    if (!made.ok) return describeUnmade(made.fault, words)
    const kept = await call('createPasskey', { body: { credential: made.credential } })
    if (!kept.ok) return describeUnkept(kept, words)
    onMade()
    return { tone: 'success', text: texts.ready, advice: texts.readyAdvice }
  }

  async function make(): Promise<void> {
    if (isMaking) return
    dismiss()
    setIsMaking(true)
    const notice = await work()
    setIsMaking(false)
    if (notice !== null) notify(notice)
  }

  return { isMaking, make }
}
