/** Setting, changing and removing the password of an account. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../../client/call.ts'
import { isCalledOff } from '../../../../client/fresh-proof.ts'
import type { CallFailure } from '../../../../client/call-result.ts'
import { accountTexts } from '../../../../locales/account.ts'
import { commonTexts } from '../../../../locales/common.ts'
import { ownPasswordTexts } from '../../../../locales/own-password.ts'
import { useNotices } from '../../../../ui/notices.tsx'
import { passwordFault } from '../../registration/check-registration.ts'

/**
 * Runs the section.
 *
 * @param onChanged - given what the server knows now, after each change.
 * @param hasMail - false where no codes are sent.
 */
export function useOwnPassword(onChanged: (me: Reply<'me'>) => void, hasMail: boolean) {
  const texts = ownPasswordTexts
  const { notify, dismiss } = useNotices()
  const [busy, setBusy] = useState<'set' | 'remove'>()
  const [fault, setFault] = useState<string>()
  /** What was done last; said in the section, because a notice may be far above it. */
  const [done, setDone] = useState<{ readonly text: string; readonly advice: string }>()
  const [attempt, setAttempt] = useState(0)

  function refuse(message: string): void {
    setFault(message)
    setAttempt((count) => count + 1)
  }

  /** @returns whether it is set now. */
  async function set(newPassword: string): Promise<boolean> {
    if (busy !== undefined) return false
    dismiss()
    setDone(undefined)
    const found = passwordFault(newPassword, accountTexts)
    setFault(undefined)
    if (found !== undefined) {
      refuse(found)
      return false
    }
    setBusy('set')
    const outcome = await call('setPassword', { body: { newPassword } })
    setBusy(undefined)
    if (outcome.ok) {
      onChanged(outcome.reply)
      setDone({ text: texts.saved, advice: texts.savedAdvice })
      return true
    }
    if (isCalledOff(outcome)) return false
    if (outcome.problem?.field === 'newPassword') refuse(outcome.problem.error)
    else notify({ tone: 'error', text: texts.notSaved, advice: adviceFor(outcome) })
    return false
  }

  /** @returns whether the question about it can be closed. */
  async function remove(): Promise<boolean> {
    if (busy !== undefined) return false
    dismiss()
    setDone(undefined)
    setBusy('remove')
    const outcome = await call('removePassword')
    setBusy(undefined)
    if (isCalledOff(outcome)) return false
    if (outcome.ok) {
      onChanged(outcome.reply)
      const advice = hasMail ? texts.removedAdvice : texts.removedAdviceNoMail
      setDone({ text: texts.removed, advice })
    } else notify({ tone: 'error', text: texts.notRemoved, advice: adviceFor(outcome) })
    return true
  }

  return {
    busy,
    fault,
    attempt,
    done,
    set,
    remove,
    forgetFault: () => setFault(undefined),
    forgetDone: () => setDone(undefined),
  }
}

function adviceFor({ reason, status, problem, retryAfterSeconds }: CallFailure): string {
  if (reason === 'unreachable') return `${commonTexts.networkError} ${accountTexts.adviceKept}`
  if (status === 429) return accountTexts.adviceWait(retryAfterSeconds)
  return status >= 500 || problem === null ? accountTexts.adviceOurFault : problem.error
}
