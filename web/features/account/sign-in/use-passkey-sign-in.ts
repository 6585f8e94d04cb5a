/** Logging in with a passkey: from the button, or from the suggestions of the email field. */

import { useState } from 'react'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { call } from '../../../client/call.ts'
import { isDeviceShared } from '../../../client/local-backend/shared-device.ts'
import { type Notice, useNotices } from '../../../ui/notices.tsx'
import { useTask } from '../../../ui/use-form.ts'
import { presentPasskey } from '../../../client/passkeys/ceremony.ts'
import { describeRefused, describeUnused } from './sign-in-problem.ts'
import { usePasskeysWork } from '../../../client/passkeys/passkey-support.ts'
import { usePasskeySuggestions } from './use-passkey-suggestions.ts'

/**
 * Runs the passkeys of one form.
 *
 * @param state - `isFree`: no other way of logging in is under way; `hasEntered`: one has worked.
 * @param enter - lets the person in; `isShared` where others use this device too.
 */
export function usePasskeySignIn(
  { isFree, hasEntered }: { isFree: boolean; hasEntered: boolean },
  enter: (session: Reply<'signInWithPasskey'>, isShared: boolean) => void,
) {
  const { notify } = useNotices()
  /** False where the browser has none, and until that is known. */
  const isOffered = usePasskeysWork() === true
  const { busy, run } = useTask<'passkey'>()
  const isBusy = busy !== undefined
  // A passkey that was refused is not suggested again: some password managers answer by themselves.
  const [wasRefused, setWasRefused] = useState(false)

  async function send(
    credential: RequestBody<'signInWithPasskey'>['credential'],
  ): Promise<Notice | null> {
    const isShared = await isDeviceShared()
    const body = { credential, ...(isShared && { sharedDevice: true }) }
    const outcome = await call('signInWithPasskey', { body })
    if (!outcome.ok) {
      setWasRefused(true)
      return describeRefused(outcome)
    }
    enter(outcome.reply, isShared)
    return null
  }

  async function ask(): Promise<Notice | null> {
    const options = await call('passkeySignInOptions')
    if (!options.ok) return describeRefused(options)
    const used = await presentPasskey(options.reply, 'dialog')
    return used.ok ? send(used.credential) : describeUnused(used.fault)
  }

  async function runPasskey(work: () => Promise<Notice | null>): Promise<void> {
    const notice = await run('passkey', work)
    if (notice) notify(notice)
  }

  usePasskeySuggestions(!hasEntered && !wasRefused && !isBusy, (credential) => {
    void runPasskey(() => send(credential))
  })
  return {
    isOffered,
    isBusy,
    /** Asks for a passkey in the browser's own dialog. */
    async start() {
      if (isFree) await runPasskey(ask)
    },
  }
}
