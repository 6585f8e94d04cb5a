/** Ends the writing of an answer; there only while one is written. */

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { chatTexts } from '../../locales/chat.ts'
import { Button } from '../../ui/button.tsx'
import { hasKeyboard } from './has-keyboard.ts'

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
