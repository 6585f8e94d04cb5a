/** One answer of the coach, whole or as much of it as has come: safety first, the words, the sources. */

import { handOverIdea } from '../../client/plan/step-idea.ts'
import { chatTexts } from '../../locales/chat.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/navigation.tsx'
import { SafetyCard } from '../../ui/safety-card.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import {
  type CoachReply,
  type CoachTurn,
  isLasting,
  withoutSafety,
} from './conversation/chat-message.ts'
import { otherLanguageOf } from './conversation/spoken-language.ts'
import styles from './message.module.css'
import { QuestionButtons } from './question-buttons.tsx'

/** Tiers below this one are no matter of safety but of what the coach may talk about. */
const outOfBoundsTier = 3

/**
 * Its parts keep their places while the answer grows and when the whole of it comes, so that nothing
 * moves that is being read.
 *
 * @param writing - true while more is coming.
 * @param onAsk - asks a suggested question; suggestions are shown under the newest answer alone.
 */
export function CoachAnswer({
  message,
  writing,
  onAsk,
}: {
  message: CoachTurn
  writing: boolean
  onAsk: ((question: string) => unknown) | undefined
}) {
  const texts = chatTexts
  const { safety, sources, suggestions, model, notice, step } = message.reply
  const lang = otherLanguageOf(message.content)
  const carded = safety.filter(({ tier }) => tier < outOfBoundsTier)
  const paragraphs = withoutSafety(message.content, carded)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
  return (
    <>
      {carded.length > 0 && (
        <SafetyCard
          heading={texts.safetyHeading}
          texts={carded.map(({ text }) => text)}
          lang={lang}
          urgent={carded.some(isLasting)}
        />
      )}
      {notice !== null && (
        <p className={styles.notice} lang={lang}>
          {notice}
        </p>
      )}
      {paragraphs.map((paragraph, place) => (
        // An answer only grows at its end, so a place is as good as a name.
        <p key={placeOf(place)} className={styles.words} lang={lang}>
          {paragraph}
        </p>
      ))}
      {writing && (
        <p className={styles.writing}>
          <span className={styles.pen} aria-hidden="true" />
          {texts.writing}
        </p>
      )}
      {message.unfinished !== undefined && (
        <p className={styles.unfinished}>{texts[message.unfinished]}</p>
      )}
      {!writing && (
        <SourceList label={texts.sources(sources.length)} newTab={texts.newTab} sources={sources} />
      )}
      {!writing && (
        <p className="soft">
          {model !== '' && `${texts.model(model)} `}
          {texts.aiNote}
        </p>
      )}
      {onAsk !== undefined && step !== undefined && <IntoMyPlan step={step} />}
      {onAsk !== undefined && suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p className={styles.speaker}>{texts.suggestions}</p>
          <QuestionButtons questions={suggestions} lang={lang} onAsk={onAsk} />
        </div>
      )}
    </>
  )
}

/** Takes the goal along to the form of the plan, where days are chosen and it can be ticked. */
function IntoMyPlan({ step }: { step: NonNullable<CoachReply['step']> }) {
  const navigate = useNavigate()
  return (
    <p>
      <Button
        weight="secondary"
        onClick={() => {
          handOverIdea({ ...step, source: 'chat' })
          navigate(paths.plan)
        }}
      >
        {chatTexts.intoMyPlan}
      </Button>
    </p>
  )
}

function placeOf(place: number): string {
  return `paragraph-${place}`
}
