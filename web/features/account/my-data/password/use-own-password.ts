/** Setting, changing and removing the password of an account. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../../client/call.ts'
import { isCalledOff } from '../../../../client/fresh-proof.ts'
import { ownPasswordTexts } from '../../../../locales/own-password.ts'
import { useNotices } from '../../../../ui/notices.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { passwordFault, failureAdvice } from '../../form-messages.ts'

/** The field; also its element id. */
export const newPasswordId = 'new-password'

/**
 * Runs the section.
 *
 * @param onChanged - given what the server knows now, after each change.
 * @param hasMail - false where no codes are sent.
 */
export function useOwnPassword(onChanged: (me: Reply<'me'>) => void, hasMail: boolean) {
  const texts = ownPasswordTexts
  const { notify } = useNotices()
  const form = useForm<typeof newPasswordId, 'set' | 'remove'>()
  /** What was done last; said in the section, because a notice may be far above it. */
  const [done, setDone] = useState<{ readonly text: string; readonly advice: string }>()
  const forgetDone = () => setDone(undefined)

  /** @returns whether it is set now. */
  async function set(newPassword: string): Promise<boolean> {
    forgetDone()
    const outcome = await form.send('set', { [newPasswordId]: passwordFault(newPassword) }, () =>
      call('setPassword', { body: { newPassword } }),
    )
    if (outcome === undefined || isCalledOff(outcome)) return false
    if (outcome.ok) {
      onChanged(outcome.reply)
      setDone({ text: texts.saved, advice: texts.savedAdvice })
      return true
    }
    const { field, error } = outcome.problem ?? {}
    if (field === 'newPassword') form.check({ [newPasswordId]: error })
    else notify({ tone: 'error', text: texts.notSaved, advice: failureAdvice(outcome) })
    return false
  }

  /** @returns whether the question about it can be closed. */
  async function remove(): Promise<boolean> {
    forgetDone()
    const outcome = await form.run('remove', () => call('removePassword'))
    if (outcome === undefined || isCalledOff(outcome)) return false
    if (outcome.ok) {
      onChanged(outcome.reply)
      const advice = hasMail ? texts.removedAdvice : texts.removedAdviceNoMail
      setDone({ text: texts.removed, advice })
    } else notify({ tone: 'error', text: texts.notRemoved, advice: failureAdvice(outcome) })
    return true
  }

  return { form, done, set, remove, forgetDone }
}
