/** "Shall we go on?": a step that was left lying for weeks, and what may become of it. */

import type { PlanStep, SavedStep } from '#core/plan.ts'
import { goneOn, type Proposal, proposalAfter } from '#core/plan-week.ts'
import { myDayTexts } from '../../../locales/my-day.ts'
import { planTexts } from '../../../locales/plan.ts'
import { whenAndWhere } from '../../../reading/step-words.ts'
import { Button } from '../../../ui/button.tsx'
import { StepCard } from '../../../ui/step-card.tsx'
import styles from './known-home.module.css'

/**
 * @param isFirst - true where "Go on" is the one filled button of the page.
 * @param onChange - told how the step is to be kept.
 */
export function RestingStep({
  step,
  today,
  isFirst,
  onChange,
}: {
  step: PlanStep
  today: string
  isFirst: boolean
  onChange: (step: SavedStep) => void
}) {
  const texts = myDayTexts
  // What was said of weeks long past is no reason against trying less of it.
  const smaller = proposalAfter({ ...step, lookBacks: [] }, 'hard')
  const { ticks: _ticks, lookBacks: _said, ...saved } = step
  const goOn = (proposal: Pick<Proposal, 'next' | 'days'>) => {
    onChange(goneOn(step, proposal, today, now()))
  }
  return (
    <StepCard
      id={`resting-${step.id}`}
      cue={whenAndWhere(step)}
      words={planTexts.quoted(step.text)}
      lang={step.language}
      mark={null}
      said={texts.goOnAsked}
      isFirst={false}
      texts={planTexts}
      onMark={() => undefined}
    >
      <div className={styles.acts}>
        <Button
          weight={isFirst ? 'primary' : 'secondary'}
          onClick={() => {
            goOn({ next: 'same', days: step.days })
          }}
        >
          {texts.goOn}
        </Button>
        {smaller.next === 'easier' && (
          <Button
            weight="secondary"
            onClick={() => {
              goOn(smaller)
            }}
          >
            {texts.makeSmaller}
          </Button>
        )}
        <Button
          weight="quiet"
          onClick={() => {
            onChange({ ...saved, state: 'stopped', changedAt: now() })
          }}
        >
          {texts.stop}
        </Button>
      </div>
    </StepCard>
  )
}

function now(): string {
  return new Date().toISOString()
}
