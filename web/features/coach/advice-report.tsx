/** The advice itself: safety first, then the comparison, then the points with their reasons. */

import type { ReactNode } from 'react'
import { coachTexts } from '../../locales/coach.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { paths } from '../../paths.ts'
import { ArrivalHeading } from '../../ui/arrival-heading.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SafetyCard } from '../../ui/safety-card.tsx'
import styles from './advice.module.css'
import { AdvicePoint } from './advice-point.tsx'
import { splitAdvice } from './split-advice.ts'
import type { AdviceReply } from './use-advice.ts'

/** Element id of the part about people like me. */
const comparisonId = 'people-like-me'

/** @param title - name of the chosen card. */
export function AdviceReport({ title, reply }: { title: string; reply: AdviceReply }) {
  const texts = useTexts(coachTexts)
  return (
    <section className={styles.report} aria-labelledby="advice">
      <ArrivalHeading id="advice">{texts.adviceFor(title)}</ArrivalHeading>
      <Safety reply={reply} />
      {reply.comparison !== null && (
        <p>
          <a href={`#${comparisonId}`} className={styles.jump}>
            {texts.seeComparison}
          </a>
        </p>
      )}
      <h3>{texts.pointsHeading}</h3>
      <ol className={styles.points}>{pointsOf(reply)}</ol>
      {reply.comparison !== null && <Comparison text={reply.comparison} />}
      <p className={styles.label}>
        {texts.aiLabel}. {texts.model(reply.model)}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.adviceChat}>{texts.ask}</ButtonLink>
        <Button
          weight="secondary"
          onClick={() => {
            window.print()
          }}
        >
          {texts.print}
        </Button>
      </div>
    </section>
  )
}

/** One paragraph a line; nothing known about people like this person is said, too. */
function Comparison({ text }: { text: string }) {
  const texts = useTexts(coachTexts)
  const sentences = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <section id={comparisonId} tabIndex={-1} className={styles.comparison}>
      <h3>{texts.comparisonHeading}</h3>
      {sentences.length === 0 && <p>{texts.noComparison}</p>}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}

function Safety({ reply }: { reply: AdviceReply }) {
  const texts = useTexts(coachTexts)
  if (reply.safety.length === 0) return null
  return (
    <SafetyCard
      heading={texts.safetyHeading}
      texts={reply.safety.map(({ text }) => text)}
      urgent={reply.safety.some(({ tier }) => tier <= 1)}
    />
  )
}

/** The points with reasons where the reply has them, else the text split as the specification says. */
function pointsOf(reply: AdviceReply): ReactNode {
  if (reply.points.length > 0) {
    return reply.points.map((point) => (
      <AdvicePoint key={`${point.domain} ${point.text}`} point={point} />
    ))
  }
  const safety = new Set(reply.safety.flatMap(({ text }) => splitAdvice(text)))
  const said = new Set(splitAdvice(reply.advice))
  return [...said].filter((text) => !safety.has(text)).map((text) => <li key={text}>{text}</li>)
}
