/** The field for a question and the button that sends it. */

import { type RefObject, useEffect, useRef, useLayoutEffect } from 'react'
import { readTabMemory, writeTabMemory } from '../../client/tab-memory.ts'
import { chatTexts } from '../../locales/chat.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import styles from './ask-form.module.css'

/**
 * The Enter key makes a new line, as everywhere else; only the button sends. What is typed survives a
 * reload.
 *
 * @param field - lets the screen empty the form and give the field the focus.
 * @param draftKey - names what is typed in the tab's memory; null while it is not known whose it is.
 * @param hinted - true shows how to ask.
 * @param onAsk - told the question; false when it was not fit to be sent and stays in the field.
 */
export function AskForm({
  field,
  draftKey,
  busy,
  hinted,
  fault,
  onAsk,
}: {
  field: RefObject<HTMLTextAreaElement | null>
  draftKey: string | null
  busy: boolean
  hinted: boolean
  fault: string | null
  onAsk: (question: string) => boolean
}) {
  const texts = chatTexts
  useEffect(() => {
    if (fault !== null) field.current?.focus()
  }, [fault, field])
  const shownOf = useRef<string>(null)
  useEffect(() => {
    if (draftKey === null) return
    if (shownOf.current !== null) empty(field.current)
    shownOf.current = draftKey
    fillEmpty(field.current, readTabMemory(draftKey))
  }, [draftKey, field])
  const keep = (text: string) => {
    if (draftKey !== null) writeTabMemory(draftKey, text === '' ? null : text)
  }
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onReset={() => {
        keep('')
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const sent = onAsk(field.current?.value ?? '')
        if (sent) event.currentTarget.reset()
        // Where the field would bring up a keyboard over the answer, it waits to be touched.
        if (!sent || hasKeyboard()) field.current?.focus({ preventScroll: true })
      }}
    >
      <TextAreaField
        id="question"
        name="question"
        ref={field}
        label={texts.question}
        hint={hinted ? texts.questionHint : undefined}
        rows={2}
        autoComplete="off"
        error={fault ?? undefined}
        onInput={(event) => {
          keep(event.currentTarget.value)
        }}
      />
      <Button type="submit" unavailable={busy}>
        {texts.send}
      </Button>
    </form>
  )
}

/** What was typed before the script arrived is newer than what was kept, and stays. */
function fillEmpty(area: HTMLTextAreaElement | null, kept: string | null): void {
  if (area !== null && area.value === '' && kept !== null) area.value = kept
}

/** What one person typed is not for the next one to read. */
function empty(area: HTMLTextAreaElement | null): void {
  if (area !== null) area.value = ''
}

/** @param field - the field for a question: there the focus goes when the button goes away with it. */
export function StopButton({
  field,
  onStop,
}: {
  field: RefObject<HTMLTextAreaElement | null>
  onStop: () => void
}) {
  const texts = chatTexts
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const here = button.current
    const area = field.current
    return () => {
      if (document.activeElement === here) focusNear(area)
    }
  }, [field])
  return (
    <Button ref={button} weight="secondary" onClick={onStop}>
      {texts.stop}
    </Button>
  )
}

/** On a touch screen the field would bring up a keyboard over the answer, so its button is taken. */
function focusNear(area: HTMLTextAreaElement | null): void {
  const button = area?.form?.querySelector<HTMLElement>('button')
  const next = hasKeyboard() ? area : button
  next?.focus({ preventScroll: true })
}

function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches
}
