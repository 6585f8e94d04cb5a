/** What was said so far, the newest last, with what is on its way. */

import { useEffect, useRef } from 'react'
import { chatTexts } from '../../locales/chat.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './chat.module.css'
import { CoachAnswer } from './coach-answer.tsx'
import type { Chat } from './conversation/use-chat.ts'

/**
 * The log itself is not live: a long answer read out at once cannot be stopped. That an answer is
 * coming, ready or failed is announced beside it.
 */
export function ConversationLog({ chat }: { chat: Chat }) {
  const texts = useTexts(chatTexts)
  const newest = useRef<HTMLLIElement>(null)
  const { messages, busy, error } = chat
  const count = messages.length
  const shown = useRef(0)
  useEffect(() => {
    // After a reload the page stays where the browser puts it; later the newest question is shown.
    if (count > shown.current && (busy || shown.current > 0)) {
      newest.current?.scrollIntoView()
      // The button that asked may be gone, and the focus with it.
      if (document.activeElement === document.body) newest.current?.focus({ preventScroll: true })
    }
    shown.current = count
  }, [busy, count])
  const lastQuestion = messages.findLastIndex(({ role }) => role === 'user')
  const waits = messages.at(-1)?.role === 'user' && !busy
  return (
    <section className={styles.conversation}>
      <div role="log" aria-live="off" aria-busy={busy} aria-label={texts.conversation}>
        <ol className={styles.messages}>
          {messages.map((message, index) => (
            // A conversation only grows at its end, so a place is as good as a name.
            <li
              key={placeOf(index)}
              ref={index === lastQuestion ? newest : undefined}
              tabIndex={-1}
              className={message.role === 'user' ? styles.question : styles.answer}
            >
              <p className={styles.speaker}>{message.role === 'user' ? texts.you : texts.coach}</p>
              {message.role === 'user' ? (
                <p className={styles.asked}>{message.content}</p>
              ) : (
                <CoachAnswer
                  message={message}
                  onAsk={index === count - 1 && !busy ? chat.ask : undefined}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      {busy && (
        <div className={styles.waiting}>
          <Loading label={texts.writing} />
          <Button weight="secondary" onClick={chat.stop}>
            {texts.stop}
          </Button>
        </div>
      )}
      <div role="alert">{error !== null && <p className={styles.error}>{error}</p>}</div>
      {waits && (
        <div className={styles.waiting}>
          {error === null && <p>{texts.unanswered}</p>}
          <Button onClick={chat.askAgain}>{texts.tryAgain}</Button>
        </div>
      )}
    </section>
  )
}

function placeOf(index: number): string {
  return `message-${index}`
}
