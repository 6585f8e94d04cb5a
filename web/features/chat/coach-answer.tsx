/** One answer of the coach: safety first, the words, the sources, and what to ask next. */

import { chatTexts } from '../../locales/chat.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { SafetyCard } from '../../ui/safety-card.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { type ChatMessage, isLasting, withoutSafety } from './conversation/chat-message.ts'
import styles from './chat.module.css'
import { QuestionButtons } from './question-buttons.tsx'

/** Tiers below this one are no matter of safety but of what the coach may talk about. */
const outOfBoundsTier = 3

/**
 * @param onAsk - asks a suggested question; suggestions are shown under the newest answer alone.
 */
export function CoachAnswer({
  message,
  onAsk,
}: {
  message: Extract<ChatMessage, { role: 'assistant' }>
  onAsk: ((question: string) => unknown) | undefined
}) {
  const texts = useTexts(chatTexts)
  const { safety, sources, suggestions, model } = message.reply
  const carded = safety.filter(({ tier }) => tier < outOfBoundsTier)
  // Nobody in danger should be offered small talk.
  const offers = safety.some(isLasting) ? [] : suggestions
  const words = withoutSafety(message.content, carded)
  return (
    <>
      {carded.length > 0 && (
        <SafetyCard
          heading={texts.safetyHeading}
          texts={carded.map(({ text }) => text)}
          urgent={carded.some(isLasting)}
        />
      )}
      {words.split(/\n{2,}/).map(
        (paragraph) =>
          paragraph.trim() !== '' && (
            <p key={paragraph} className={styles.words}>
              {paragraph}
            </p>
          ),
      )}
      <SourceList label={texts.sources(sources.length)} newTab={texts.newTab} sources={sources} />
      <p className={styles.model}>{texts.model(model)}</p>
      {onAsk !== undefined && offers.length > 0 && (
        <div className={styles.suggestions}>
          <p className={styles.speaker}>{texts.suggestions}</p>
          <QuestionButtons questions={offers} onAsk={onAsk} />
        </div>
      )}
    </>
  )
}
