/** The screen that both chats share. */

import { useRef } from 'react'
import { chatTexts } from '../../locales/chat.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Link } from '../../ui/navigation.tsx'
import { PageHeading, pageHeadingAttribute } from '../../ui/page-heading.tsx'
import styles from './chat.module.css'
import type { CoachTurn } from './conversation/chat-message.ts'
import type { ChatKind } from './conversation/ask-coach.ts'
import { otherLanguageOf } from './conversation/spoken-language.ts'
import { type Chat, useChat } from './conversation/use-chat.ts'
import { ConversationLog } from './conversation-log.tsx'
import messageStyles from './message.module.css'
import { Dock } from './dock.tsx'
import { QuestionButtons } from './question-buttons.tsx'
import { TopicPicker } from './topic-picker.tsx'

/**
 * From top to bottom: who speaks, topics or what was said, help that stays, the question. Both of these
 * stay at the lower edge of the screen, however long the conversation grows.
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
  const texts = chatTexts
  const chat = useChat(kind)
  const field = useRef<HTMLTextAreaElement>(null)
  const begun = chat.messages.length > 0
  const topics = <TopicPicker busy={chat.busy} onAsk={chat.ask} />
  return (
    <div className={styles.page}>
      <PageHeading>{heading}</PageHeading>
      <p className="lead">{intro}</p>
      <p className={styles.label}>{texts.aiLabel}</p>
      {kind === 'advice' && (
        <p>
          <Link className="target" to={paths.memory}>
            {texts.memory}
          </Link>
        </p>
      )}
      {chat.opening && <Opening turn={chat.opening} onAsk={chat.ask} />}
      {begun ? (
        <ConversationLog chat={chat} />
      ) : (
        <section aria-labelledby="topics" className="stack-5">
          <h2 id="topics">{texts.topicsHeading}</h2>
          {topics}
        </section>
      )}
      <Announcements chat={chat} />
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
                field.current?.form?.reset()
                document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus()
              }}
            >
              {texts.startNew}
            </Button>
          </div>
        </>
      )}
      <Dock chat={chat} field={field} />
    </div>
  )
}

/** What the coach says before anything is asked. */
function Opening({ turn, onAsk }: { turn: CoachTurn; onAsk: Chat['ask'] }) {
  return (
    <section className={messageStyles.answer} aria-label={chatTexts.coach}>
      <p className={messageStyles.speaker}>{chatTexts.coach}</p>
      <p className={messageStyles.words} lang={otherLanguageOf(turn.content)}>
        {turn.content}
      </p>
      <QuestionButtons questions={turn.reply.suggestions} onAsk={onAsk} />
    </section>
  )
}

/** For people who hear the page: where the answer stands, and help in danger as soon as it comes. */
function Announcements({ chat }: { chat: Chat }) {
  return (
    <>
      <output className="visually-hidden">{chat.progress}</output>
      <div role="alert" className="visually-hidden">
        {chat.urgent.map(({ code, text }) => (
          <p key={code} lang={otherLanguageOf(text)}>
            {text}
          </p>
        ))}
      </div>
    </>
  )
}
