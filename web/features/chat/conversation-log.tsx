/** What was said so far, the newest last, with what is on its way. */

import { useEffect, useRef } from 'react'
import { chatTexts } from '../../locales/chat.ts'
import { Button } from '../../ui/button.tsx'
import { CoachAnswer } from './coach-answer.tsx'
import { otherLanguageOf } from './conversation/spoken-language.ts'
import type { Chat } from './conversation/use-chat.ts'
import styles from './message.module.css'

/**
 * The log itself is not live: a long answer read out at once cannot be stopped. That an answer is
 * coming, ready or failed is announced beside it.
 */
export function ConversationLog({ chat }: { chat: Chat }) {
  const texts = chatTexts
  const { messages, busy, error } = chat
  const last = messages.length - 1
  const lastQuestion = messages.findLastIndex(({ role }) => role === 'user')
  const newest = useNewestInView(lastQuestion, busy)
  const answer = useUrgentInView(chat.urgent.length > 0)
  return (
    <section className="stack-5">
      <div role="log" aria-live="off" aria-busy={busy} aria-label={texts.conversation}>
        <ol className={styles.messages}>
          {messages.map((message, index) => (
            // A conversation only grows at its end, so a place is as good as a name.
            <li
              key={placeOf(index)}
              ref={index === lastQuestion ? newest : index === last ? answer : undefined}
              tabIndex={-1}
              className={message.role === 'user' ? styles.question : styles.answer}
            >
              <p className={styles.speaker}>{message.role === 'user' ? texts.you : texts.coach}</p>
              {message.role === 'user' ? (
                <p className={styles.asked} lang={otherLanguageOf(message.content)}>
                  {message.content}
                </p>
              ) : (
                <CoachAnswer
                  message={message}
                  writing={busy && index === last}
                  onAsk={index === last && !busy ? chat.ask : undefined}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      {chat.isOpen && error === null && (
        <div className={styles.again}>
          {messages[last]?.role === 'user' && <p>{texts.unanswered}</p>}
          <Button onClick={chat.askAgain}>{texts.tryAgain}</Button>
        </div>
      )}
    </section>
  )
}

/**
 * Brings a new question to the top of the view when it is asked, once: then its answer can be read
 * from the beginning while it grows, and whoever has scrolled on is left in peace.
 *
 * @returns belongs to the newest question.
 */
function useNewestInView(lastQuestion: number, busy: boolean) {
  const newest = useRef<HTMLLIElement>(null)
  const shown = useRef(-1)
  useEffect(() => {
    // After a reload the page stays where the browser puts it.
    if (busy && lastQuestion > shown.current) {
      newest.current?.scrollIntoView()
      // The button that asked may be gone, and the focus with it.
      if (document.activeElement === document.body) newest.current?.focus({ preventScroll: true })
    }
    shown.current = lastQuestion
  }, [busy, lastQuestion])
  return newest
}

/**
 * Where somebody may be in danger, what helps them comes to the top of the view in place of what they asked: on a
 * small screen it would begin behind the box for the next question.
 *
 * @returns belongs to the newest answer.
 */
function useUrgentInView(isUrgent: boolean) {
  const answer = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isUrgent) answer.current?.querySelector('section')?.scrollIntoView()
  }, [isUrgent])
  return answer
}

function placeOf(index: number): string {
  return `message-${index}`
}
