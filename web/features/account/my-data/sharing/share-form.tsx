/** What a person says of a new link: its name, how long it works and what it shows. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { type ShareDuration, shareDurationNames } from '#contract/share-durations.ts'
import { call } from '../../../../client/call.ts'
import { isCalledOff } from '../../../../client/fresh-proof.ts'
import { commonTexts } from '../../../../locales/common.ts'
import { sharingTexts } from '../../../../locales/sharing.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { useNotices } from '../../../../ui/notices.tsx'
import { OptionGroup } from '../../../../ui/option-group.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { typedText } from '../../typed-text.ts'
import account from '../my-data.module.css'
import styles from './sharing.module.css'

/** @param onMade - given the link, with its secret, once it works. */
export function ShareForm({ onMade }: { onMade: (made: Reply<'createShare'>) => void }) {
  const texts = sharingTexts
  const [duration, setDuration] = useState<ShareDuration>('week')
  const { fault, attempt, isBusy, make } = useMaking(onMade)
  return (
    <form
      method="dialog"
      noValidate
      className={account.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        void make({
          name: typedText(typed, 'link-name').trim(),
          duration,
          withAnswers: typed.has('with-answers'),
          withPerson: typed.has('with-person'),
        })
      }}
    >
      <ErrorSummary
        heading={commonTexts.thereIsAProblem}
        faults={fault === undefined ? [] : [{ fieldId: 'link-name', message: fault }]}
        attempt={attempt}
      />
      <TextField
        id="link-name"
        name="link-name"
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={limits.shareNameMaxChars}
        required
        error={fault}
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
      <fieldset className={styles.shown}>
        <legend>{texts.whatIsShown}</legend>
        <p>{texts.scoresShown}</p>
        <CheckField id="with-answers" name="with-answers" label={texts.addAnswers} />
        <CheckField id="with-person" name="with-person" label={texts.addPerson} />
      </fieldset>
      <p>{texts.neverEmail}</p>
      <Button type="submit" unavailable={isBusy}>
        {isBusy ? texts.making : texts.make}
      </Button>
    </form>
  )
}

interface Wish {
  readonly name: string
  readonly duration: ShareDuration
  readonly withAnswers: boolean
  readonly withPerson: boolean
}

function useMaking(onMade: (made: Reply<'createShare'>) => void) {
  const texts = sharingTexts
  const { notify, dismiss } = useNotices()
  const [fault, setFault] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  async function make(wish: Wish): Promise<void> {
    if (isBusy) return
    dismiss()
    setFault(undefined)
    if (wish.name === '') {
      setFault(texts.nameMissing)
      setAttempt((count) => count + 1)
      return
    }
    setIsBusy(true)
    const outcome = await call('createShare', { body: wish })
    setIsBusy(false)
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

  return { fault, attempt, isBusy, make }
}
