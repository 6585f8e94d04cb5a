/** Looking back on a week: one question, then one proposal that the person takes or leaves. */

import { useState } from 'react'
import { type PlanStep, type WeekOutcome, weekOutcomes } from '#core/plan.ts'
import { goneOn, lookBackDue, type Proposal, proposalAfter } from '#core/plan-week.ts'
import { planTexts } from '../../locales/plan.ts'
import { paths } from '../../paths.ts'
import { daysInWords } from '../../reading/step-words.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { useNavigate } from '../../ui/navigation.tsx'
import { OptionGroup } from '../../ui/option-group.tsx'
import sheet from '../../ui/sheet.module.css'
import { useForm } from '../../ui/use-form.ts'
import styles from './plan.module.css'
import type { PartProps } from './plan-part.tsx'

/** @param step - the one whose week is over. */
export function LookBackPart({
  step,
  today,
  change,
  goTo,
  head,
  say,
}: PartProps & { step: PlanStep }) {
  const texts = planTexts
  const form = useForm<'outcome-0', 'none'>()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<WeekOutcome>()
  const [isSaid, setIsSaid] = useState(false)
  const [week] = useState(() => lookBackDue(step, today))
  if (week === null) return null
  const { onDate, done, due } = week

  async function take({ next, days }: Pick<Proposal, 'next' | 'days'>): Promise<void> {
    if (outcome === undefined) return
    const now = new Date().toISOString()
    const said = { stepId: step.id, onDate, outcome, done, due, next, markedAt: now }
    const steps = [goneOn(step, { next, days }, today, now)]
    if ((await change({ steps, lookBacks: [said] })) === null) return
    if (next === 'other') {
      navigate(paths.advice)
      return
    }
    goTo({ part: 'plan' })
    say(next === 'finish' ? texts.finished : texts.nextIsSaved)
  }

  if (isSaid && outcome !== undefined) {
    return <Proposed step={step} proposal={proposalAfter(step, outcome)} onTake={take} />
  }
  return (
    <div className="stack-5">
      <p className="lead" lang={step.language}>
        {texts.quoted(step.text)}
      </p>
      <p>{texts.youMarked(done, due)}</p>
      <Form
        form={form}
        heading={texts.problem}
        className={sheet.form}
        onSend={() => {
          const fault = outcome === undefined ? texts.howMissing : undefined
          if (!form.check({ 'outcome-0': fault }) || outcome === undefined) return
          const { next } = proposalAfter(step, outcome)
          head(texts.replies[next === 'same' && outcome === 'easy' ? 'enough' : next])
          setIsSaid(true)
        }}
      >
        <OptionGroup
          name="outcome"
          legend={texts.how}
          options={weekOutcomes.map((each) => ({ value: each, label: texts.outcomes[each] }))}
          error={form.faults['outcome-0']}
          onChoose={(value) => {
            setOutcome(weekOutcomes.find((each) => each === value))
          }}
        />
        <Button type="submit">{texts.goOn}</Button>
      </Form>
    </div>
  )
}

function Proposed({
  step,
  proposal: { next, days, mayFinish },
  onTake,
}: {
  step: PlanStep
  proposal: Proposal
  onTake: (taken: Pick<Proposal, 'next' | 'days'>) => Promise<void>
}) {
  const texts = planTexts
  const same = { next: 'same', days: step.days } as const
  const other = { next: 'other', days: step.days } as const
  return (
    <div className="stack-5">
      <p className="lead" lang={step.language}>
        {texts.quoted(step.text)}
      </p>
      {next !== 'other' && <p>{texts.nextWeek(daysInWords(days))}</p>}
      <div className={styles.acts}>
        {next === 'other' ? (
          <Button onClick={() => void onTake(other)}>{texts.showAnother}</Button>
        ) : (
          <Button onClick={() => void onTake({ next, days })}>{texts.take}</Button>
        )}
        {next !== 'same' && (
          <Button weight="secondary" onClick={() => void onTake(same)}>
            {texts.keepAsItIs}
          </Button>
        )}
        {next !== 'other' && (
          <Button weight="secondary" onClick={() => void onTake(other)}>
            {texts.showAnother}
          </Button>
        )}
        {mayFinish && (
          <Button
            weight="secondary"
            onClick={() => void onTake({ next: 'finish', days: step.days })}
          >
            {texts.finish}
          </Button>
        )}
      </div>
    </div>
  )
}
