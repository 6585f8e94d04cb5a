/** The home page of a person who has been here before: today's step, the newest result, what comes next. */

import { useCallback, useState } from 'react'
import { instruments } from '#core/catalog.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { noPlan, planLimits, type SavedStep } from '#core/plan.ts'
import { isDue, isResting, markOn, nextDue, weekWith } from '#core/plan-week.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import type { Reply } from '#contract/endpoints.ts'
import { instrumentTable } from '#core/instrument-table.ts'
import { draftedInstruments } from '../../../client/drafts.ts'
import { readResultsHere } from '../../../client/kept-results.ts'
import type { PlanHere } from '../../../client/plan/member-plan.ts'
import { readMyPlan } from '../../../client/plan/my-plan.ts'
import { personDay } from '../../../client/plan/person-day.ts'
import { useChanges } from '../../../client/plan/use-plan.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { shortDay } from '../../../locales/day.ts'
import { myDayTexts } from '../../../locales/my-day.ts'
import { planTexts } from '../../../locales/plan.ts'
import { progressTexts } from '../../../locales/progress.ts'
import { resultTexts } from '../../../locales/result.ts'
import { domainPaths, paths } from '../../../paths.ts'
import { longDate } from '../../../reading/dates.ts'
import { scoreWords } from '../../../reading/score-words.ts'
import { dayName, whenAndWhere } from '../../../reading/step-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Link } from '../../../ui/navigation.tsx'
import { useOwnNotices } from '../../../ui/own-notices.ts'
import { pageHeadingAttribute } from '../../../ui/page-heading.tsx'
import { StepCard } from '../../../ui/step-card.tsx'
import styles from './known-home.module.css'
import { NextThings } from './next-things.tsx'
import { RestingStep } from './resting-step.tsx'
import { SixParts } from './six-parts.tsx'
import { useFreshDoor } from './use-fresh-door.ts'
import { type Known, type NextThing, whatNext } from './what-next.ts'

type Sitting = Reply<'history'>['assessments'][number]

interface Day {
  /** From old to new; null where they could not be had. */
  readonly sittings: readonly Sitting[] | null
  /** When a copy of them was made; null for what has come just now. */
  readonly seenAt: string | null
  readonly here: PlanHere | null
}

/** @param userId - of the member or guest. */
export function KnownHome({ userId }: { userId: string }) {
  const load = useCallback((signal: AbortSignal) => readDay(userId, signal), [userId])
  const { loaded, loadAgain } = useLoaded(load)
  if (loaded.status === 'loading') {
    return (
      <div className={styles.coming}>
        <Loading label={myDayTexts.loading} />
      </div>
    )
  }
  return <Today userId={userId} day={loaded.value} onTryAgain={loadAgain} />
}

async function readDay(userId: string, signal: AbortSignal): Promise<Day> {
  const [history, plan] = await Promise.all([readResultsHere(userId, signal), readMyPlan(signal)])
  return {
    sittings: history.ok ? history.reply.assessments : null,
    seenAt: history.ok ? history.reply.seenAt : null,
    here: plan.ok ? plan.reply : null,
  }
}

function Today({
  userId,
  day: { sittings, seenAt, here: loaded },
  onTryAgain,
}: {
  userId: string
  day: Day
  onTryAgain: () => void
}) {
  const texts = myDayTexts
  const { notify, dismiss } = useOwnNotices()
  const { here, change } = useChanges(loaded ?? { plan: noPlan, isWaiting: false }, () => {
    const { notDone, connectionAdvice } = planTexts
    notify({ tone: 'error', text: notDone, advice: connectionAdvice })
  })
  const today = personDay()
  const known = { ...knownOf(userId, sittings ?? []), plan: here.plan }
  // What is filled stays so while the page is open: nothing changes its place under the finger.
  const [things] = useState(() => whatNext(known, today))
  const resting = here.plan.steps.filter((step) => isResting(step, today))
  const active = here.plan.steps.filter((step) => isDue(step, today) && !resting.includes(step))
  const newest = sittings?.at(-1)
  const freshDoor = useFreshDoor(userId, newest, today)
  const isFirst = newest === undefined && here.plan.steps.length === 0 && known.begun.length === 0
  const mark = (stepId: string, next: 'done' | 'rest' | 'none') => {
    dismiss()
    const markedAt = new Date().toISOString()
    void change({ ticks: [{ stepId, onDate: today, mark: next, markedAt }] })
  }
  const decide = async (next: SavedStep) => {
    if ((await change({ steps: [next] })) === null) return
    const text = next.state === 'stopped' ? planTexts.stopped : planTexts.nextIsSaved
    notify({ tone: 'success', text })
    // The card that was pressed is gone.
    document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus()
  }
  const greeting = sittings === null || !isFirst ? texts.back : texts.first
  return (
    <div className={styles.home}>
      <div className={styles.day}>
        <p className={styles.greeting}>{greeting}</p>
        {here.isWaiting && <p>{texts.offline}</p>}
        {resting.map((step) => (
          <RestingStep
            key={step.id}
            step={step}
            today={today}
            isFirst={things[0]?.kind === 'goOn' && things[0].step.id === step.id}
            onChange={(next) => void decide(next)}
          />
        ))}
        {active.length > 0 && (
          <section className="stack-3" aria-labelledby="today">
            <h2 id="today">{texts.today}</h2>
            {active.map((step) => (
              <StepCard
                key={step.id}
                id={`today-${step.id}`}
                cue={whenAndWhere(step)}
                words={planTexts.quoted(step.text)}
                lang={step.language}
                mark={markOn(step, today)}
                said={saidOf(step, today)}
                isFirst={isTickOf(things[0], step.id)}
                texts={planTexts}
                onMark={(next) => {
                  mark(step.id, next)
                }}
                beside={
                  <Link className="target" to={paths.plan}>
                    {texts.toPlan}
                  </Link>
                }
              />
            ))}
          </section>
        )}
        {sittings === null && (
          <div className="stack-2 start" role="alert">
            <p>{texts.notLoaded}</p>
            <Button weight="secondary" onClick={onTryAgain}>
              {texts.tryAgain}
            </Button>
          </div>
        )}
        {sittings !== null && <NextThings things={things} isNew={isFirst} />}
        {seenAt !== null && <p className="soft">{progressTexts.seenBefore(longDate(seenAt))}</p>}
        {newest !== undefined && <Newest sitting={newest} />}
        {here.plan.steps.length > 0 && active.length === 0 && (
          <Link className="target" to={paths.plan}>
            {texts.allPlan}
          </Link>
        )}
      </div>
      {sittings !== null && (
        <SixParts
          known={known}
          today={today}
          freshDoor={freshDoor}
          isBrief={active.length === planLimits.activeMax}
        />
      )}
    </div>
  )
}

function isTickOf(thing: NextThing | undefined, stepId: string): boolean {
  return thing?.kind === 'tick' && thing.step.id === stepId
}

function saidOf(step: Known['plan']['steps'][number], today: string): string {
  const mark = markOn(step, today)
  const next = dayName(nextDue(step, today))
  if (mark === 'rest') return planTexts.rest(next)
  if (mark === 'none') return ''
  const { done, due } = weekWith(step, today)
  return `${planTexts.doneNow} ${planTexts.weekAndNext(done, due, next)}`
}

function knownOf(userId: string, sittings: readonly Sitting[]): Omit<Known, 'plan'> {
  const finished: { [Domain in LifestyleDomain]?: string } = {}
  for (const { instrument, finishedAt } of sittings) {
    finished[instrumentTable[instrument].domain] = personDay(new Date(finishedAt))
  }
  const begun = draftedInstruments(userId).map((instrument) => instrumentTable[instrument].domain)
  return { finished, begun }
}

function Newest({ sitting }: { sitting: Sitting }) {
  const texts = myDayTexts
  const instrument = instruments[sitting.instrument]
  const { band, number, outOf } = scoreWords(instrument, sitting, resultTexts)
  const score = [number, outOf].filter(Boolean).join(' ')
  return (
    <section className={styles.newest} aria-labelledby="newest">
      <h2 id="newest">{texts.newest}</h2>
      <p className="lead">{texts.newestOf(domainNames[instrument.domain], band, score)}</p>
      <p>
        <span>{shortDay(new Date(sitting.finishedAt))}</span>{' '}
        <Link className="target" to={domainPaths[instrument.domain].result}>
          {texts.seeResult}
        </Link>
      </p>
    </section>
  )
}
