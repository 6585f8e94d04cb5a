/** What a person says of a new link: its name, how long it works and what it shows. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { type ShareDuration, shareDurationNames } from '#contract/share-durations.ts'
import { call } from '../../client/call.ts'
import { isCalledOff } from '../../client/fresh-proof.ts'
import { commonTexts } from '../../locales/common.ts'
import { sharingTexts } from '../../locales/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Form, typedText } from '../../ui/form.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { OptionGroup } from '../../ui/option-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import sheet from '../../ui/sheet.module.css'

/** @param onMade - given the link, with its secret, once it works. */
export function ShareForm({ onMade }: { onMade: (made: Reply<'createShare'>) => void }) {
  const texts = sharingTexts
  const [duration, setDuration] = useState<ShareDuration>('week')
  const { form, make } = useMaking(onMade)
  return (
    <Form
      form={form}
      heading={commonTexts.thereIsAProblem}
      className={sheet.form}
      onSend={(typed) => {
        void make({
          name: typedText(typed, 'link-name').trim(),
          duration,
          withAnswers: typed.has('with-answers'),
          withPerson: typed.has('with-person'),
          withPlan: typed.has('with-plan'),
        })
      }}
    >
      <TextField
        id="link-name"
        name="link-name"
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={limits.shareNameMaxChars}
        required
        error={form.faults['link-name']}
      />
      <OptionGroup
        name="duration"
        legend={texts.howLong}
        options={shareDurationNames.map((value) => ({ value, label: texts.durations[value] }))}
        chosen={duration}
        onChoose={(value) => {
          setDuration(shareDurationNames.find((name) => name === value) ?? 'week')
        }}
      />
      <fieldset className={sheet.choices}>
        <legend>{texts.whatIsShown}</legend>
        <p>{texts.scoresShown}</p>
        <CheckField id="with-answers" name="with-answers" label={texts.addAnswers} />
        <CheckField id="with-plan" name="with-plan" label={texts.addPlan} />
        <CheckField id="with-person" name="with-person" label={texts.addPerson} />
      </fieldset>
      <p>{texts.neverEmail}</p>
      <Button type="submit" unavailable={form.busy !== undefined}>
        {form.busy === undefined ? texts.make : texts.making}
      </Button>
    </Form>
  )
}

interface Wish {
  readonly name: string
  readonly duration: ShareDuration
  readonly withAnswers: boolean
  readonly withPerson: boolean
  readonly withPlan: boolean
}

function useMaking(onMade: (made: Reply<'createShare'>) => void) {
  const texts = sharingTexts
  const { notify } = useNotices()
  const form = useForm<'link-name', 'make'>()

  async function make(wish: Wish): Promise<void> {
    const found = { 'link-name': wish.name === '' ? texts.nameMissing : undefined }
    const outcome = await form.send('make', found, () => call('createShare', { body: wish }))
    if (outcome === undefined) return
    if (outcome.ok) {
      onMade(outcome.reply)
      return
    }
    if (isCalledOff(outcome)) return
    // What the server says of it, such as too many links, tells the person what to do.
    const isSaid = outcome.problem !== null && outcome.status < 500
    const advice = isSaid ? outcome.problem.error : texts.notMadeAdvice
    notify({ tone: 'error', text: texts.notMade, advice })
  }

  return { form, make }
}
