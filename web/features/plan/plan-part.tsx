/** The plan: each active step with its tick and its week, what else can be done, and what was before. */

import { dayAfter } from '#core/local-day.ts'
import { firstDay, hasRoom, type Plan, type PlanStep } from '#core/plan.ts'
import { isDue, lookBackDue, markOn, nextDue, weekWith } from '#core/plan-week.ts'
import type { ChangePlan } from '../../client/plan/use-plan.ts'
import { useSession } from '../../client/session.ts'
import { planTexts } from '../../locales/plan.ts'
import { paths } from '../../paths.ts'
import { dayName, savedInWords, whenAndWhere } from '../../reading/step-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import removable from '../../ui/removable-list.module.css'
import { StepCard } from '../../ui/step-card.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { FridgeSheet } from './fridge-sheet.tsx'
import styles from './plan.module.css'
import { ReminderPart } from './reminder-part.tsx'

/** What of the page is shown: the plan, the form of a step, or a look back. */
export type Shown =
  | { readonly part: 'plan' }
  | { readonly part: 'form'; readonly step: PlanStep | null }
  | { readonly part: 'lookBack'; readonly stepId: string }

/** What the parts of the page share. */
export interface PartProps {
  readonly plan: Plan
  /** The person's day. */
  readonly today: string
  readonly change: ChangePlan
  readonly goTo: (shown: Shown) => void
  /** Gives the page another heading, and the heading the focus. */
  readonly head: (heading: string) => void
  /** Says that something is done. */
  readonly say: (text: string) => void
}

/** @param isWaiting - true where something is not at the server yet. */
export function PlanPart({ isWaiting, ...props }: PartProps & { isWaiting: boolean }) {
  const texts = planTexts
  const { plan, today, goTo } = props
  const isGuest = useSession()?.token === null
  // Those of today come first; a tick moves none of them.
  const active = plan.steps
    .filter(({ state }) => state === 'active')
    .toSorted((a, b) => Number(isDue(b, today)) - Number(isDue(a, today)))
  const ended = plan.steps.filter(({ state }) => state !== 'active')
  const looked = active.find((step) => lookBackDue(step, today) !== null)
  const due = active.find((step) => isDue(step, today) && markOn(step, today) === 'none')
  return (
    <>
      <div className={styles.screen}>
        {active.length > 0 && <h2>{texts.today(dayName(today))}</h2>}
        {isWaiting && <p>{texts.notSaved}</p>}
        {active.length === 0 && (
          <section className={styles.empty}>
            <p className="lead">{texts.empty}</p>
            <p>{texts.emptyAdvice}</p>
            <div className={styles.acts}>
              <ButtonLink to={paths.advice}>{texts.seeAdvice}</ButtonLink>
              <Button
                weight="secondary"
                onClick={() => {
                  goTo({ part: 'form', step: null })
                }}
              >
                {texts.ownStep}
              </Button>
            </div>
          </section>
        )}
        {active.map((step) => (
          <ActiveStep
            key={step.id}
            {...props}
            step={step}
            isFirst={step === (due ?? looked)}
            looksBack={step === looked}
          />
        ))}
        {active.length > 0 && <Also {...props} />}
        {active.length > 0 && !isGuest && <ReminderPart say={props.say} />}
        {ended.length > 0 && <Earlier {...props} ended={ended} />}
        {isGuest && <p className="soft">{texts.guestNote}</p>}
      </div>
      {active.map((step) => (
        <FridgeSheet key={step.id} step={step} today={today} />
      ))}
    </>
  )
}

function ActiveStep({
  step,
  today,
  isFirst,
  looksBack,
  change,
  goTo,
  say,
}: PartProps & { step: PlanStep; isFirst: boolean; looksBack: boolean }) {
  const texts = planTexts
  const mark = isDue(step, today) ? markOn(step, today) : null
  const yesterday = dayAfter(today, -1)
  const wasMissed = isDue(step, yesterday) && markOn(step, yesterday) !== 'done'
  const save = (onDate: string, next: 'done' | 'rest' | 'none') =>
    change({ ticks: [{ stepId: step.id, onDate, mark: next, markedAt: new Date().toISOString() }] })
  const saveLate = async () => {
    if ((await save(yesterday, 'done')) !== null) say(texts.lateDone)
  }
  const stop = async () => {
    const { ticks: _ticks, lookBacks: _said, ...saved } = step
    const changedAt = new Date().toISOString()
    if ((await change({ steps: [{ ...saved, state: 'stopped', changedAt }] })) === null) return
    goTo({ part: 'plan' })
    say(texts.stopped)
  }
  return (
    <StepCard
      id={`step-${step.id}`}
      cue={whenAndWhere(step)}
      words={texts.quoted(step.text)}
      lang={step.language}
      mark={mark}
      said={saidOf(step, today)}
      isFirst={isFirst && mark === 'none'}
      texts={texts}
      onMark={(next) => void save(today, next)}
      acts={
        <>
          {wasMissed && (
            <Button weight="quiet" onClick={() => void saveLate()}>
              {texts.late}
            </Button>
          )}
          <div className={styles.acts}>
            <Button
              weight="secondary"
              onClick={() => {
                goTo({ part: 'form', step })
              }}
            >
              {texts.change}
            </Button>
            <CalendarButton step={step} today={today} say={say} />
            <Button weight="quiet" onClick={() => void stop()}>
              {texts.stop}
            </Button>
          </div>
        </>
      }
    >
      {looksBack && (
        <div className="stack-2 start">
          <h3>{texts.lookDue}</h3>
          <Button
            weight={isFirst && mark !== 'none' ? 'primary' : 'secondary'}
            onClick={() => {
              goTo({ part: 'lookBack', stepId: step.id })
            }}
          >
            {texts.lookGo}
          </Button>
        </div>
      )}
      <WeekOf step={step} today={today} />
    </StepCard>
  )
}

/** How today stands, in a sentence. */
function saidOf(step: PlanStep, today: string): string {
  const texts = planTexts
  if (today < step.startOn) return texts.beginsOn(dayName(step.startOn))
  const next = dayName(nextDue(step, today))
  if (!isDue(step, today)) return texts.nothingToday(next)
  const mark = markOn(step, today)
  if (mark === 'rest') return texts.rest(next)
  return mark === 'done' ? texts.doneNow : ''
}

function WeekOf({ step, today }: { step: PlanStep; today: string }) {
  const texts = planTexts
  const { days, done, due } = weekWith(step, today)
  const planned = days.filter(({ isDue: isPlanned, mark }) => isPlanned || mark !== 'none')
  return (
    <section className={styles.week}>
      <h3>{texts.thisWeek}</h3>
      <ul className={styles.days}>
        {planned.map(({ day, mark }) => (
          <li key={day} className={styles.day} data-mark={mark}>
            <span>
              {dayName(day)}
              {day === today && ` (${texts.isToday})`}
            </span>
            <span className={styles.mark}>
              {mark === 'none' && day > today ? texts.ahead : texts.marks[mark]}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {texts.week(done, due)}. {texts.missed}
      </p>
    </section>
  )
}

function Also({ plan, goTo }: PartProps) {
  const texts = planTexts
  return (
    <div className={styles.acts}>
      <Button
        weight="secondary"
        onClick={() => {
          window.print()
        }}
      >
        {texts.print}
      </Button>
      {hasRoom(plan) ? (
        <Button
          weight="secondary"
          onClick={() => {
            goTo({ part: 'form', step: null })
          }}
        >
          {texts.another}
        </Button>
      ) : (
        <p>{texts.three}</p>
      )}
    </div>
  )
}

function Earlier({
  plan,
  ended,
  today,
  change,
  goTo,
  say,
}: PartProps & { ended: readonly PlanStep[] }) {
  const texts = planTexts
  const startAgain = async ({ ticks: _ticks, lookBacks: _said, ...step }: PlanStep) => {
    const startOn = firstDay(step.days, today)
    const begun = { startOn, lookBackOn: dayAfter(startOn, 7), changedAt: new Date().toISOString() }
    const kept = await change({ steps: [{ ...step, ...begun, state: 'active', rung: 0 }] })
    if (kept === null) return
    goTo({ part: 'plan' })
    say(savedInWords(begun, today))
  }
  const remove = async ({ id }: PlanStep) => {
    if ((await change({ remove: [id] })) === null) return
    goTo({ part: 'plan' })
    say(texts.removed)
  }
  return (
    <Disclosure heading={2} summary={texts.earlier}>
      <ul className={removable.list}>
        {ended.map((step) => (
          <li key={step.id}>
            <div className={removable.facts}>
              <p className={removable.name} lang={step.language}>
                {step.text}
              </p>
              <p>{texts.states[step.state]}</p>
            </div>
            <div className={styles.acts}>
              {hasRoom(plan) && (
                <Button
                  weight="secondary"
                  aria-label={texts.againNamed(step.text)}
                  onClick={() => void startAgain(step)}
                >
                  {texts.again}
                </Button>
              )}
              <Button
                weight="secondary"
                aria-label={texts.removeNamed(step.text)}
                onClick={() => void remove(step)}
              >
                {texts.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
