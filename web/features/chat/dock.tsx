/** What stays at the lower edge of the view: help, failures, Stop, and the question. */

import { type RefObject, useEffect, useRef, useState } from 'react'
import { chatTexts } from '../../locales/chat.ts'
import { Button } from '../../ui/button.tsx'
import { PhoneText } from '../../ui/phone-text.tsx'
import { AskForm, StopButton } from './ask-form.tsx'
import { otherLanguageOf } from './conversation/spoken-language.ts'
import type { Chat } from './conversation/use-chat.ts'
import styles from './dock.module.css'

/**
 * It never moves while an answer grows, so that Stop is always under the same finger.
 *
 * @param field - the field for a question.
 */
export function Dock({
  chat,
  field,
}: {
  chat: Chat
  field: RefObject<HTMLTextAreaElement | null>
}) {
  const texts = chatTexts
  const { dock, isRoomy } = useRoomBeside()
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dock that stays in view shows it anyway.
    if (chat.error !== null && !isRoomy) failure.current?.scrollIntoView({ block: 'nearest' })
  }, [chat.error, isRoomy])
  const failed = chat.error !== null && chat.isOpen
  // Before any talk it stands below the topics and covers none of them.
  const place = chat.messages.length === 0 ? '' : isRoomy ? styles.pinned : styles.loose
  return (
    <div ref={dock} className={`${styles.dock} ${place}`}>
      <div className={`${styles.row} ${chat.busy ? styles.busy : ''}`}>
        {chat.help !== null && (
          <section className={styles.help} aria-label={texts.helpHeading}>
            <p lang={otherLanguageOf(chat.help)}>
              <PhoneText>{chat.help}</PhoneText>
            </p>
          </section>
        )}
        <div ref={failure} role="alert" className={styles.failure}>
          {chat.error?.split('\n').map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {failed && <Button onClick={chat.askAgain}>{texts.tryAgain}</Button>}
        {chat.busy && <StopButton field={field} onStop={chat.stop} />}
      </div>
      <AskForm
        field={field}
        draftKey={chat.draftKey}
        busy={chat.busy}
        hinted={chat.messages.length === 0}
        fault={chat.fault}
        onAsk={chat.ask}
      />
    </div>
  )
}

/** The largest part of the view that may be covered. */
const largestPart = 0.45
/** Said in the style sheet too, which decides before the script arrives. */
const highEnough = '(min-height: 26rem)'

/**
 * Watches the dock: on a low screen or with letters magnified it must scroll with the page. Its height is told to the
 * style sheet as `--dock-height`.
 *
 * @returns the reference that belongs to it, and whether it may stay in view.
 */
function useRoomBeside(): { dock: RefObject<HTMLDivElement | null>; isRoomy: boolean } {
  const dock = useRef<HTMLDivElement>(null)
  const [isRoomy, setRoomy] = useState(true)
  // Measured after every change, because parts that stay in view alone do not change the dock's size.
  useEffect(() => {
    const measure = () => {
      setRoomy(dock.current === null || hasRoom(dock.current))
      const height = dock.current?.offsetHeight ?? 0
      document.documentElement.style.setProperty('--dock-height', `${height}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (dock.current !== null) observer.observe(dock.current)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  })
  return { dock, isRoomy }
}

function hasRoom(dock: HTMLElement): boolean {
  const heights = [...dock.children].map((part) => part.getBoundingClientRect().height)
  const height = heights.reduce((sum, each) => sum + each, 0)
  return height <= window.innerHeight * largestPart && window.matchMedia(highEnough).matches
}
