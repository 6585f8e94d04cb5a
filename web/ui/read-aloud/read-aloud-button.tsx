/** A button that reads a part of the page aloud, and stops it again. */

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './read-aloud-button.module.css'
import type { Reading } from './read-aloud.ts'

/**
 * @param label - words on the button, for example "Read this page aloud".
 * @param stopLabel - words while it reads.
 * @param findRoot - gives the element to be read when the button is pressed.
 * @param onNoVoice - told where the browser cannot read aloud.
 */
export function ReadAloudButton({
  label,
  stopLabel,
  findRoot,
  onNoVoice,
}: {
  label: ReactNode
  stopLabel: string
  findRoot: (button: HTMLElement) => Element | null
  onNoVoice: () => void
}) {
  const [isReading, setReading] = useState(false)
  const reading = useRef<Reading>(null)
  useEffect(
    () => () => {
      reading.current?.stop()
    },
    [],
  )

  async function press({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    if (reading.current !== null) {
      reading.current.stop()
      return
    }
    const root = findRoot(button)
    const language = document.documentElement.lang
    const { hasVoice, readAloud } = await import('./read-aloud.ts')
    if (root === null || !(await hasVoice(language))) {
      onNoVoice()
      return
    }
    setReading(true)
    reading.current = readAloud(root, language, () => {
      reading.current = null
      setReading(false)
    })
  }

  return (
    <button
      type="button"
      data-not-read
      className={styles.button}
      onClick={(event) => {
        void press(event)
      }}
    >
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        {isReading ? (
          <rect x="5" y="5" width="14" height="14" rx="2" />
        ) : (
          <path d="M3 9h4l6-5v16l-6-5H3zM16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13" />
        )}
      </svg>
      {isReading ? stopLabel : label}
    </button>
  )
}
