/** What stays at the lower edge of the view: help, failures, Stop, and the question. */

import { type RefObject, useEffect, useRef } from 'react'
import { chatTexts } from '../../locales/chat.ts'
import { Button } from '../../ui/button.tsx'
import { PhoneText } from '../../ui/phone-text.tsx'
import { AskForm, StopButton } from './ask-form.tsx'
import { otherLanguageOf } from './conversation/spoken-language.ts'
import type { Chat } from './conversation/use-chat.ts'
import styles from './dock.module.css'
import { useRoomBeside } from './use-room-beside.ts'

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
        <div ref={failure} role="alert" className={styles.failure}>
          {chat.error?.split('\n').map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {chat.help !== null && (
          <section className={styles.help} aria-label={texts.helpHeading}>
            <p lang={otherLanguageOf(chat.help)}>
              <PhoneText>{chat.help}</PhoneText>
            </p>
          </section>
        )}
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
