/** Making or changing a step: what, when, where and on which days, and all of it read back. */

import { useEffect, useRef, useState } from 'react'
import { dayAfter, type Weekday, weekdays } from '#core/local-day.ts'
import { firstDay, planLimits, type PlanStep, type SavedStep } from '#core/plan.ts'
import { handOverIdea, type StepIdea } from '../../client/plan/step-idea.ts'
import { randomId } from '../../client/random-id.ts'
import { language } from '../../locales/language.ts'
import { planTexts } from '../../locales/plan.ts'
import { daysInWords, savedInWords, weekdayName } from '../../reading/step-words.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, CheckGroup } from '../../ui/check-field.tsx'
import { Form, typedText } from '../../ui/form.tsx'
import { OptionGroup } from '../../ui/option-group.tsx'
import sheet from '../../ui/sheet.module.css'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './plan.module.css'
import type { PartProps } from './plan-part.tsx'

const monWedFri: readonly Weekday[] = [1, 3, 5]
type DaySet = 'every' | 'three' | 'own'
type Field = 'step-text' | 'when-0' | 'own-when' | 'day-1'

interface Typed {
  readonly text: string
  readonly when: string
  readonly where: string
  readonly days: readonly Weekday[]
}

/**
 * @param step - the one to change; null for a new one.
 * @param idea - what a new one begins with; the time only where the person has said it.
 * @param onFaulty - told whether something is wrong, for the title of the window.
 */
export function StepForm({
  step,
  idea,
  today,
  change,
  goTo,
  say,
  onFaulty,
}: PartProps & {
  step: PlanStep | null
  idea: StepIdea | null
  onFaulty: (isFaulty: boolean) => void
}) {
  const texts = planTexts
  const form = useForm<Field, 'save'>()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    onFaulty(form.isFaulty)
    return () => {
      onFaulty(false)
    }
  }, [form.isFaulty, onFaulty])
  const saidWhen = step?.when ?? idea?.when ?? ''
  const isKnownWhen = texts.whens.includes(saidWhen)
  const [when, setWhen] = useState(saidWhen === '' || isKnownWhen ? saidWhen : 'own')
  const [daySet, setDaySet] = useState<DaySet>(daySetOf(step?.days ?? weekdays))
  const [readback, setReadback] = useState('')

  const readBack = () => {
    const typed = element.current?.querySelector('form')
    if (!typed) return
    const { text, when: time, where, days } = typedIn(new FormData(typed))
    const isWhole = text !== '' && time !== '' && days.length > 0
    setReadback(isWhole ? texts.readback(time, where, withoutEnd(text), daysInWords(days)) : '')
  }

  async function save(typed: Typed): Promise<void> {
    const faults = {
      'step-text': typed.text === '' ? texts.whatMissing : undefined,
      'when-0': when === '' ? texts.whenMissing : undefined,
      'own-when': when === 'own' && typed.when === '' ? texts.whenMissing : undefined,
      'day-1': typed.days.length === 0 ? texts.daysMissing : undefined,
    }
    const saved = stepOf(typed, step, idea, today)
    const plan = await form.send('save', faults, () => change({ steps: [saved] }))
    if (!plan) return
    handOverIdea(null)
    goTo({ part: 'plan' })
    say(step === null ? savedInWords(saved, today) : texts.changed)
  }

  return (
    <div ref={element} className={`stack-5 ${styles.step}`} onBlur={readBack} onChange={readBack}>
      <Form
        form={form}
        heading={texts.problem}
        className={sheet.form}
        onSend={(data) => void save(typedIn(data))}
      >
        <TextAreaField
          id="step-text"
          name="text"
          label={texts.what}
          rows={3}
          defaultValue={step?.text ?? idea?.text ?? ''}
          maxLength={planLimits.textMaxChars}
          error={form.faults['step-text']}
          autoComplete="off"
        />
        <OptionGroup
          name="when"
          legend={texts.when}
          options={[
            ...texts.whens.map((each) => ({ value: each, label: each })),
            { value: 'own', label: texts.ownWhen },
          ]}
          chosen={when}
          error={form.faults['when-0']}
          onChoose={setWhen}
        />
        {when === 'own' && (
          <TextField
            id="own-when"
            name="own-when"
            label={texts.ownWhenLabel}
            defaultValue={isKnownWhen ? '' : saidWhen}
            maxLength={planLimits.whenMaxChars}
            error={form.faults['own-when']}
            autoComplete="off"
          />
        )}
        <TextField
          id="step-where"
          name="where"
          label={texts.where}
          hint={texts.whereHint}
          defaultValue={step?.where ?? ''}
          maxLength={planLimits.whereMaxChars}
          autoComplete="off"
        />
        <OptionGroup
          name="day-set"
          legend={texts.whichDays}
          options={[
            { value: 'every', label: texts.daySets.every },
            { value: 'three', label: texts.daySets.three },
            { value: 'own', label: texts.daySets.own },
          ]}
          chosen={daySet}
          onChoose={(value) => {
            setDaySet(isDaySet(value) ? value : 'own')
          }}
        />
        {daySet === 'own' && (
          <CheckGroup id="days" legend={texts.whichDays} error={form.faults['day-1']}>
            {weekdays.map((day) => (
              <CheckField
                key={day}
                id={`day-${day}`}
                name={`day-${day}`}
                label={weekdayName(day)}
                defaultChecked={step?.days.includes(day) ?? false}
              />
            ))}
          </CheckGroup>
        )}
        <Button type="submit" unavailable={form.busy !== undefined}>
          {form.busy === undefined ? texts.save : texts.saving}
        </Button>
        {/* Below the button, which must not move under the finger. */}
        <output className={styles.readback}>{readback}</output>
        <p>{texts.anyTime}</p>
        <Button
          weight="quiet"
          onClick={() => {
            goTo({ part: 'plan' })
          }}
        >
          {texts.cancel}
        </Button>
      </Form>
    </div>
  )
}

function stepOf(
  typed: Typed,
  step: PlanStep | null,
  idea: StepIdea | null,
  today: string,
): SavedStep {
  const changedAt = new Date().toISOString()
  if (step !== null) {
    const { ticks: _ticks, lookBacks: _said, ...before } = step
    return { ...before, ...typed, changedAt }
  }
  const startOn = firstDay(typed.days, today)
  return {
    ...typed,
    id: randomId(),
    domain: idea?.domain ?? null,
    source: idea?.source ?? 'own',
    evidenceId: idea?.evidenceId ?? null,
    language,
    startOn,
    lookBackOn: dayAfter(startOn, 7),
    state: 'active',
    rung: 0,
    changedAt,
  }
}

/** The sentence goes on after it. */
function withoutEnd(text: string): string {
  return text.replace(/[.!]+$/u, '')
}

function daySetOf(days: readonly Weekday[]): DaySet {
  if (days.length === weekdays.length) return 'every'
  return days.join() === monWedFri.join() ? 'three' : 'own'
}

function isDaySet(value: string): value is DaySet {
  return value === 'every' || value === 'three' || value === 'own'
}

function typedIn(data: FormData): Typed {
  const when = typedText(data, 'when')
  return {
    // Written in a field of several lines, so that all of it is seen; it is one sentence all the same.
    text: typedText(data, 'text').trim().replace(/\s+/gu, ' '),
    when: when === 'own' ? typedText(data, 'own-when').trim() : when,
    where: typedText(data, 'where').trim(),
    days: daysOf(typedText(data, 'day-set'), data),
  }
}

function daysOf(daySet: string, data: FormData): readonly Weekday[] {
  if (daySet === 'every') return weekdays
  if (daySet === 'three') return monWedFri
  return weekdays.filter((day) => data.has(`day-${day}`))
}
