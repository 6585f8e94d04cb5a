/** One question of a scored sitting, asked once more: another answer scores the whole sitting again. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Instrument, type Item, itemsOf } from '#core/instrument.ts'
import { fromWireAnswers, type Responses, toWireAnswers, unansweredItems } from '#core/responses.ts'
import { submitFields, submitName } from '#contract/instrument-calls.ts'
import { call } from '../../client/call.ts'
import { randomId } from '../../client/random-id.ts'
import { readSession } from '../../client/session.ts'
import { commonTexts } from '../../locales/common.ts'
import { resultTexts } from '../../locales/result.ts'
import type { Assessment } from '../../client/sent-assessment.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useTask } from '../../ui/use-form.ts'
import { OptionGroup } from '../../ui/option-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './result.module.css'

/**
 * The question, filled with the stored answer, and the questions that another answer calls for.
 *
 * @param linkId - of the question.
 * @param onScored - told the sitting with its new score.
 * @param onKeep - told that the answer stays.
 */
export function ChangeAnswer({
  instrument,
  assessment,
  linkId,
  onScored,
  onKeep,
}: {
  instrument: Instrument
  assessment: Assessment
  linkId: string
  onScored: (corrected: Assessment) => void
  onKeep: () => void
}) {
  const texts = resultTexts
  const [stored] = useState(() => fromWireAnswers(instrument, assessment.answers))
  const [responses, setResponses] = useState(stored)
  const { busy, run } = useTask<'score'>()
  const [fault, setFault] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:checked, input[type=text]')?.focus()
  }, [])
  const asked = itemsOf(instrument).filter(
    (item) =>
      item.linkId === linkId ||
      unansweredItems(instrument, { ...stored, [linkId]: responses[linkId] ?? '' }).includes(item),
  )

  const scoreAgain = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run('score', () => {
      setFault(null)
      return sendCorrected(instrument, assessment, responses)
    })
    if (outcome === undefined) return
    if (outcome.ok) onScored(outcome.reply)
    else setFault(outcome.problem?.error ?? commonTexts.networkError)
  }

  return (
    <form
      ref={form}
      className={styles.change}
      method="dialog"
      noValidate
      onSubmit={(event) => void scoreAgain(event)}
    >
      {asked.map((item) => (
        <Field
          key={item.linkId}
          item={item}
          response={responses[item.linkId]}
          onAnswer={(answer) => {
            setResponses((given) => ({ ...given, [item.linkId]: answer }))
          }}
        />
      ))}
      <div role="alert">
        {fault !== null && (
          <Note tone="urgent">
            <p>{fault}</p>
          </Note>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" unavailable={busy !== undefined}>
          {texts.scoreAgain}
        </Button>
        <Button weight="secondary" onClick={onKeep}>
          {texts.keepAnswer}
        </Button>
      </div>
    </form>
  )
}

function Field({
  item,
  response,
  onAnswer,
}: {
  item: Item
  response: string | undefined
  onAnswer: (answer: string) => void
}) {
  const name = `change-${item.linkId}`
  if (item.kind !== 'choice') {
    return (
      <TextField
        id={name}
        name={name}
        label={item.prompt}
        defaultValue={response}
        autoComplete="off"
        onChange={(event) => {
          onAnswer(event.target.value)
        }}
      />
    )
  }
  return (
    <OptionGroup
      name={name}
      legend={item.prompt}
      options={item.options.map(({ code, label }) => ({ value: code, label: label ?? code }))}
      chosen={response}
      onChoose={onAnswer}
    />
  )
}

function sendCorrected(instrument: Instrument, assessment: Assessment, responses: Responses) {
  const answers = toWireAnswers(instrument, responses)
  return call(submitName(instrument.id), {
    body: {
      ...submitFields(instrument.id, readSession().userId ?? '', answers),
      corrects: assessment.id,
    },
    idempotencyKey: randomId(),
  })
}
