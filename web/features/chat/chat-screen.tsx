/** The screen that both chats share. */

import { useRef } from 'react'
import { chatTexts } from '../../locales/chat.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageHeading, pageHeadingAttribute } from '../../ui/page-heading.tsx'
import { SafetyCard } from '../../ui/safety-card.tsx'
import type { ChatKind } from './conversation/ask-coach.ts'
import { AskForm } from './ask-form.tsx'
import styles from './chat.module.css'
import { ConversationLog } from './conversation-log.tsx'
import { TopicPicker } from './topic-picker.tsx'
import { useChat } from './conversation/use-chat.ts'

/**
 * From top to bottom: who speaks, help that stays, topics, what was said, the question.
 *
 * @param kind - which chat.
 */
export function ChatScreen({
  kind,
  heading,
  intro,
}: {
  kind: ChatKind
  heading: string
  intro: string
}) {
  const texts = useTexts(chatTexts)
  const chat = useChat(kind)
  const form = useRef<HTMLFormElement>(null)
  const begun = chat.messages.length > 0
  const topics = <TopicPicker busy={chat.busy} onAsk={chat.ask} />
  return (
    <div className={styles.page}>
      <PageHeading>{heading}</PageHeading>
      <p className={styles.intro}>{intro}</p>
      <p className={styles.label}>{texts.aiLabel}</p>
      {chat.help.length > 0 && (
        <SafetyCard heading={texts.helpHeading} texts={chat.help.map(({ text }) => text)} urgent />
      )}
      {begun ? (
        <ConversationLog chat={chat} />
      ) : (
        <section aria-labelledby="topics" className={styles.topics}>
          <h2 id="topics">{texts.topicsHeading}</h2>
          {topics}
        </section>
      )}
      <output className="visually-hidden">{chat.progress}</output>
      <AskForm form={form} busy={chat.busy} fault={chat.fault} onAsk={chat.ask} />
      {begun && (
        <>
          <Disclosure summary={texts.topicsAgain} heading={2}>
            {topics}
          </Disclosure>
          <div>
            <Button
              weight="secondary"
              onClick={() => {
                chat.startNew()
                form.current?.reset()
                document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus()
              }}
            >
              {texts.startNew}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
