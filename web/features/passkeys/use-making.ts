/** Making a passkey: the server's challenge, the person's finger or face, and back to the server. */

import { call } from '../../client/call.ts'
import { passkeyTexts } from '../../locales/passkeys.ts'
import { type Notice, useNotices } from '../../ui/notices.tsx'
import { useTask } from '../../ui/use-form.ts'
import { makePasskey } from '../../client/passkeys/ceremony.ts'
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
