/** The advice itself: safety first, then how the person stands, then the plan and where to go from it. */

import { type ReactNode, useState } from 'react'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { useSession } from '../../client/session.ts'
import { coachTexts } from '../../locales/coach.ts'
import { peopleTexts } from '../../locales/people.ts'
import { paths } from '../../paths.ts'
import { ArrivalHeading } from '../../ui/arrival-heading.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { standingRows } from '../../reading/standing-rows.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Link } from '../../ui/navigation.tsx'
import { Note } from '../../ui/note.tsx'
import { StandingRows } from '../../ui/standings.tsx'
import styles from './advice.module.css'
import { splitAdvice } from './advice-points.ts'
import { StepByStep } from './step-by-step.tsx'
import planStyles from './plan.module.css'
import type { AdviceReply } from './use-advice.ts'
import { SafetyCard } from '../../ui/safety-card.tsx'

interface Advised {
  readonly reply: AdviceReply
  /** The domain that was asked about, whose steps come first; null where none was. */
  readonly wanted: LifestyleDomain | null
}

/** @param title - name of the chosen card. */
export function AdviceReport({ title, reply, wanted }: { title: string } & Advised) {
  const texts = coachTexts
  return (
    <section className={styles.report} aria-labelledby="advice">
      <ArrivalHeading id="advice">{texts.adviceFor(title)}</ArrivalHeading>
      <p className={styles.label}>
        {texts.model(reply.model)} {texts.aiLabel}.
      </p>
      <AdviceSafety safety={reply.safety} />
      {reply.notice && (
        <Note>
          <p>{reply.notice}</p>
        </Note>
      )}
      <section className={planStyles.plan} aria-labelledby="plan">
        <h3 id="plan" className={planStyles.heading}>
          {texts.pointsHeading}
        </h3>
        <Plan reply={reply} wanted={wanted} />
      </section>
      <Changes changes={reply.changes ?? []} />
      {reply.comparison !== null && <Standings standings={reply.standings ?? []} />}
      <Next />
    </section>
  )
}

/** How the person stands beside people like them; a guest may not have said who that is. */
function Standings({ standings }: { standings: NonNullable<AdviceReply['standings']> }) {
  const isGuest = useSession()?.token === null
  return (
    <Beside heading={peopleTexts.comparisonHeading}>
      <section aria-label={peopleTexts.comparisonHeading} className="stack-4">
        <StandingRows rows={standingRows(standings)} texts={peopleTexts} />
        {isGuest && (
          <p>
            <Link to={paths.people}>{peopleTexts.sayAge}</Link>
          </p>
        )}
      </section>
    </Beside>
  )
}

/** What stands beside the step: on a phone one step comes first, and this with a press. */
function Beside({ heading, children }: { heading: string; children: ReactNode }) {
  const [isRoomy] = useState(() => window.matchMedia('(min-width: 37.5em)').matches)
  return (
    <Disclosure summary={heading} heading={3} open={isRoomy} printed>
      {children}
    </Disclosure>
  )
}

function Changes({ changes }: { changes: readonly string[] }) {
  const texts = coachTexts
  if (changes.length === 0) return null
  return (
    <Beside heading={texts.changesHeading}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Beside>
  )
}

/** One step and the others behind a press where the reply has points, else the text split as the specification says. */
function Plan({ reply: { points, opening, safety: texts, advice }, wanted }: Advised) {
  const remarks = <Remarks safety={texts} />
  if (points.length > 0) {
    return (
      <StepByStep points={points} opening={opening} wanted={wanted}>
        {remarks}
      </StepByStep>
    )
  }
  const safety = new Set(texts.flatMap(({ text }) => splitAdvice(text)))
  const said = [...new Set(splitAdvice(advice))].filter((text) => !safety.has(text))
  return (
    <>
      <ol className="stack-4">
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {remarks}
    </>
  )
}

/** A text of this tier only says what a score is not: nothing is to be done first, so the step comes before it. */
const remarkTier = 3

function Remarks({ safety }: { safety: AdviceReply['safety'] }) {
  return safety
    .filter(({ tier }) => tier === remarkTier)
    .map(({ text }) => (
      <p key={text} className="soft">
        {text}
      </p>
    ))
}

function Next() {
  const texts = coachTexts
  return (
    <nav className={styles.next} aria-label={texts.nextHeading}>
      <ButtonLink weight="quiet" to={paths.adviceChat}>
        {texts.ask}
      </ButtonLink>
      <Button
        weight="quiet"
        onClick={() => {
          window.print()
        }}
      >
        {texts.print}
      </Button>
      <ButtonLink weight="quiet" to={paths.scores}>
        {texts.seeScores}
      </ButtonLink>
    </nav>
  )
}

/** @param safety - fixed texts; nothing is shown where none of them must come first. */
export function AdviceSafety({ safety }: { safety: AdviceReply['safety'] }) {
  const texts = coachTexts
  const first = safety.filter(({ tier }) => tier !== remarkTier)
  if (first.length === 0) return null
  return (
    <SafetyCard
      heading={texts.safetyHeading}
      texts={first.map(({ text }) => text)}
      urgent={first.some(({ tier }) => tier <= 1)}
    />
  )
}
