/** One step of the advice at a time, what was asked about first, then the goal; all others wait behind a press, and stand open on paper. */

import { type ReactNode, useId, useState } from 'react'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { coachTexts } from '../../locales/coach.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { MakeMyStep, PointSources } from './advice-point.tsx'
import { groupedPoints, inOrder, type Point } from './advice-points.ts'
import { DomainPlan } from './domain-plan.tsx'
import styles from './plan.module.css'

/**
 * @param points - one or more, weakest domain first.
 * @param opening - whom the advice is made for.
 * @param wanted - the domain that was asked about; null where none was.
 * @param children - what stands between the step and the others.
 */
export function StepByStep({
  points,
  opening,
  wanted,
  children,
}: {
  points: readonly Point[]
  opening: string | undefined
  wanted: LifestyleDomain | null
  children: ReactNode
}) {
  const texts = coachTexts
  const [turn, setTurn] = useState(0)
  const place = turn % points.length
  const shown = inOrder(points, wanted)[place]
  if (shown === undefined) return null
  const others = points.filter((point) => point !== shown)
  return (
    <>
      {wanted !== null && points.every(({ domain }) => domain !== wanted) && (
        <p>{texts.noStepOn(domainNames[wanted])}</p>
      )}
      <Step point={shown} opening={opening}>
        {/* Above the words, which differ in length: pressed twice, it is the same button. */}
        {points.length > 1 && (
          <div className={styles.turn}>
            <output className="soft">{texts.place(place + 1, points.length)}</output>
            <Button
              weight="secondary"
              onClick={() => {
                setTurn(turn + 1)
              }}
            >
              {texts.another}
            </Button>
          </div>
        )}
      </Step>
      {children}
      {others.length > 0 && (
        <Disclosure summary={texts.moreSteps(others.length)} heading={4} printed>
          <div className={styles.plan}>
            {groupedPoints(others).map((group) => (
              <DomainPlan key={group.domain} group={group} reasonSaid={shown.reason} />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  )
}

function Step({
  point,
  opening,
  children,
}: {
  point: Point
  opening: string | undefined
  children: ReactNode
}) {
  const texts = coachTexts
  const id = useId()
  const { action = point.text, why = '', reason, sources, isGoal, domain, scoreWords } = point
  return (
    <article className={styles.point} aria-labelledby={id}>
      {children}
      <p id={id} className={styles.action}>
        <span className={styles.goal}>
          {isGoal ? texts.goalIn(domainNames[domain]) : domainNames[domain]}{' '}
        </span>
        {action}
      </p>
      {point.ownAnswer && <p>{point.ownAnswer}</p>}
      <div className={styles.take}>
        <MakeMyStep point={point} action={action} weight="primary" />
        <div className={styles.why}>
          <Disclosure summary={texts.whyHeading} printed>
            {scoreWords && <p className={styles.score}>{texts.scoreWords(scoreWords)}</p>}
            {why !== '' && <p>{why}</p>}
            {reason.trim() !== '' && <p>{texts.why(reason)}</p>}
            {opening !== undefined && opening !== '' && <p>{opening}</p>}
            <PointSources sources={sources} />
          </Disclosure>
        </div>
      </div>
    </article>
  )
}
