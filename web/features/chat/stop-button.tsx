/** Ends the writing of an answer; there only while one is written. */

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { chatTexts } from '../../locales/chat.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Button } from '../../ui/button.tsx'

/** @param heir - takes the focus over when the button goes away with it. */
export function StopButton({
  heir,
  onStop,
}: {
  heir: RefObject<HTMLElement | null>
  onStop: () => void
}) {
  const texts = useTexts(chatTexts)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const here = button.current
    const next = heir.current
    return () => {
      if (document.activeElement === here) next?.focus({ preventScroll: true })
    }
  }, [heir])
  return (
    <Button ref={button} weight="secondary" onClick={onStop}>
      {texts.stop}
    </Button>
  )
}
