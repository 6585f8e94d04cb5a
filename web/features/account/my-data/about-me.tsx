/** Year of birth and gender, shown and corrected. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../client/call.ts'
import { dayInWords } from '../../../locales/day.ts'
import { commonTexts } from '../../../locales/common.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Form, typedText } from '../../../ui/form.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { GenderField, YearOfBirthField } from '../about-you-fields.tsx'
import { yearFault } from '../form-messages.ts'
import sheet from '../../../ui/sheet.module.css'

/** @param me - what the server knows. */
export function AboutMe({ me }: { me: Reply<'me'> }) {
  const texts = myDataTexts
  const { known, form, submit } = useCorrection(me)
  return (
    <section className={sheet.sheet}>
      <h2>{texts.aboutYou}</h2>
      <p>{texts.since(dayInWords(new Date(known.registeredAt)))}</p>
      <p>{texts.whyAboutYou}</p>
      <Form
        form={form}
        heading={commonTexts.thereIsAProblem}
        className={sheet.form}
        onSend={(typed) => {
          void submit(typedText(typed, 'yearOfBirth'), typedText(typed, 'gender'))
        }}
      >
        <YearOfBirthField known={known.yearOfBirth} error={form.faults.yearOfBirth} />
        <GenderField known={known.gender} />
        <Button type="submit" weight="secondary" unavailable={form.busy !== undefined}>
          {form.busy === undefined ? texts.save : texts.saving}
        </Button>
      </Form>
    </section>
  )
}

/** Checks and sends a correction; what was typed stays in its fields whatever happens. */
function useCorrection(me: Reply<'me'>) {
  const texts = myDataTexts
  const { notify } = useNotices()
  const [known, setKnown] = useState(me)
  const form = useForm<'yearOfBirth', 'save'>()

  async function submit(typedYear: string, typedGender: string): Promise<void> {
    const fault = yearFault(typedYear, new Date().getFullYear())
    const yearOfBirth = Number(typedYear)
    const gender = typedGender === 'Male' ? 'Male' : 'Female'
    const isSame = yearOfBirth === known.yearOfBirth && gender === known.gender
    if (isSame && fault === undefined && form.busy === undefined) {
      form.check({})
      notify({ tone: 'info', text: texts.nothingChanged })
      return
    }
    const outcome = await form.send('save', { yearOfBirth: fault }, () =>
      call('correctMe', { body: { yearOfBirth, gender } }),
    )
    if (outcome === undefined) return
    if (outcome.ok) {
      setKnown(outcome.reply)
      notify({ tone: 'success', text: texts.saved })
      return
    }
    const { field, error } = outcome.problem ?? {}
    if (field === 'yearOfBirth') form.check({ yearOfBirth: error })
    notify({ tone: 'error', text: texts.notSaved, advice: texts.failedAdvice })
  }

  return { known, form, submit }
}
