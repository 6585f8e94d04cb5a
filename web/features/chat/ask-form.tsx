/** The field for a question and the button that sends it. */

import { type RefObject, useEffect, useRef } from 'react'
import { chatTexts } from '../../locales/chat.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import styles from './chat.module.css'

/**
 * The Enter key makes a new line, as everywhere else; only the button sends.
 *
 * @param form - lets the screen empty the field.
 * @param onAsk - told the question; false when it was not fit to be sent and stays in the field.
 */
export function AskForm({
  form,
  busy,
  fault,
  onAsk,
}: {
  form: RefObject<HTMLFormElement | null>
  busy: boolean
  fault: string | null
  onAsk: (question: string) => boolean
}) {
  const texts = useTexts(chatTexts)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (fault !== null) field.current?.focus()
  }, [fault])
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (onAsk(field.current?.value ?? '')) event.currentTarget.reset()
        else field.current?.focus()
      }}
    >
      <TextAreaField
        id="question"
        name="question"
        ref={field}
        label={texts.question}
        hint={texts.questionHint}
        rows={3}
        autoComplete="off"
        error={fault ?? undefined}
      />
      <Button type="submit" unavailable={busy}>
        {busy ? texts.sending : texts.send}
      </Button>
    </form>
  )
}
