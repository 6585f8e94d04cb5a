/** "Put it in my calendar": a file that any calendar takes in, with no account and no mail. */

import { useEffect, useRef, useState } from 'react'
import { isDue, nextDue } from '#core/plan-week.ts'
import type { PlanStep } from '#core/plan.ts'
import { saveFile } from '../../client/save-file.ts'
import { planTexts } from '../../locales/plan.ts'
import { paths } from '../../paths.ts'
import { clockTime } from '../../reading/dates.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import styles from './plan.module.css'

const hour = 60
/** Minutes after midnight, in the order of the times that the form offers. */
const timesOfWhens = [9 * hour, 13 * hour, 19 * hour, 21.5 * hour] as const
/** For a time in own words the person chooses one of these. */
const offered = Array.from({ length: 38 }, (_, place) => 5 * hour + place * 30)

/**
 * @param today - the person's day.
 * @param say - says that something is done.
 */
export function CalendarButton({
  step,
  today,
  say,
}: {
  step: PlanStep
  today: string
  say: (text: string) => void
}) {
  const texts = planTexts
  const known = timesOfWhens[texts.whens.indexOf(step.when)]
  const [asked, setAsked] = useState<number | null>(null)
  const [fieldId, buttonId] = [`calendar-${step.id}`, `to-calendar-${step.id}`]
  const isOpen = asked !== null
  const wasOpen = useRef(false)
  useEffect(() => {
    // What was pressed is gone: the focus goes to what came in its place.
    if (isOpen !== wasOpen.current) document.getElementById(isOpen ? fieldId : buttonId)?.focus()
    wasOpen.current = isOpen
  }, [isOpen, fieldId, buttonId])
  const save = async (atMinutes: number) => {
    const firstDay = isDue(step, today) ? today : nextDue(step, today)
    const url = new URL(paths.plan, window.location.origin).href
    try {
      const { calendarFile } = await import('../../client/plan/calendar-file.ts')
      const said = { atMinutes, note: texts.missed, url, now: new Date() }
      const file = calendarFile(step, firstDay, said)
      saveFile('my-step.ics', new Blob([file], { type: 'text/calendar' }))
      setAsked(null)
      say(texts.calendarSaved)
    } catch {
      say(texts.notDone)
    }
  }
  if (asked === null) {
    return (
      <Button
        id={buttonId}
        weight="secondary"
        onClick={() => {
          if (known === undefined) setAsked(9 * hour)
          else void save(known)
        }}
      >
        {texts.calendar}
      </Button>
    )
  }
  return (
    <div className={styles.acts}>
      <SelectField
        id={fieldId}
        label={texts.calendarTime}
        value={asked}
        onChange={(event) => {
          setAsked(Number(event.target.value))
        }}
      >
        {offered.map((minutes) => (
          <option key={minutes} value={minutes}>
            {clockTime(minutes)}
          </option>
        ))}
      </SelectField>
      <Button weight="secondary" onClick={() => void save(asked)}>
        {texts.calendar}
      </Button>
    </div>
  )
}
