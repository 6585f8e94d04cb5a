/** Year of birth and gender, shown and corrected. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../client/call.ts'
import { dayInWords } from '../../../locales/day.ts'
import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { GenderField, YearOfBirthField } from '../about-you-fields.tsx'
import { typedText } from '../typed-text.ts'
import { yearFault } from '../year-fault.ts'
import styles from './my-data.module.css'

/** @param me - what the server knows. */
export function AboutMe({ me }: { me: Reply<'me'> }) {
  const texts = myDataTexts
  const common = commonTexts
  const { known, fault, attempt, busy, submit } = useCorrection(me)
  return (
    <section className={styles.part}>
      <h2>{texts.aboutYou}</h2>
      <p>{texts.since(dayInWords(new Date(known.registeredAt)))}</p>
      <p>{texts.whyAboutYou}</p>
      <form
        method="dialog"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          void submit(typedText(typed, 'yearOfBirth'), typedText(typed, 'gender'))
        }}
      >
        <ErrorSummary
          heading={common.thereIsAProblem}
          faults={fault === undefined ? [] : [{ fieldId: 'yearOfBirth', message: fault }]}
          attempt={attempt}
        />
        <YearOfBirthField known={known.yearOfBirth} error={fault} />
        <GenderField known={known.gender} />
        <Button type="submit" weight="secondary" unavailable={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      </form>
    </section>
  )
}

/** Checks and sends a correction; what was typed stays in its fields whatever happens. */
function useCorrection(me: Reply<'me'>) {
  const texts = myDataTexts
  const account = accountTexts
  const { notify, dismiss } = useNotices()
  const [known, setKnown] = useState(me)
  const [fault, setFault] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)

  function refuse(found: string | undefined): void {
    setFault(found)
    if (found !== undefined) setAttempt((count) => count + 1)
  }

  async function submit(typedYear: string, typedGender: string): Promise<void> {
    if (busy) return
    dismiss()
    const found = yearFault(typedYear, new Date().getFullYear(), account)
    refuse(found)
    if (found !== undefined) return
    const yearOfBirth = Number(typedYear)
    const gender = typedGender === 'Male' ? 'Male' : 'Female'
    if (yearOfBirth === known.yearOfBirth && gender === known.gender) {
      notify({ tone: 'info', text: texts.nothingChanged })
      return
    }
    setBusy(true)
    const outcome = await call('correctMe', { body: { yearOfBirth, gender } })
    setBusy(false)
    if (outcome.ok) {
      setKnown(outcome.reply)
      notify({ tone: 'success', text: texts.saved })
      return
    }
    if (outcome.problem?.field === 'yearOfBirth') refuse(outcome.problem.error)
    notify({ tone: 'error', text: texts.notSaved, advice: texts.failedAdvice })
  }

  return { known, fault, attempt, busy, submit }
}
