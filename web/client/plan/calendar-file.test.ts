/** Checks the calendar file with a parser that nobody here wrote: what a person's own calendar would read. */

import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { weekdays } from '#core/local-day.ts'
import type { PlanStep } from '#core/plan.ts'
import { calendarFile } from './calendar-file.ts'

const step: PlanStep = {
  id: '0193a5c0-0000-7000-8000-000000000013',
  text: 'Breathe slowly for two minutes',
  when: 'After breakfast',
  where: 'in the hall',
  days: [1, 3, 5],
  domain: 'Stress',
  source: 'own',
  evidenceId: null,
  language: 'en',
  startOn: '2026-11-23',
  lookBackOn: '2026-11-30',
  state: 'active',
  rung: 0,
  changedAt: '2026-11-23T10:00:00.000Z',
  ticks: [],
  lookBacks: [],
}

const said = {
  atMinutes: 9 * 60,
  note: 'A missed day is fine.',
  url: 'https://clinic.example/plan',
  now: new Date('2026-11-23T10:00:00Z'),
}

function read(file: string) {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  if (!event) throw new Error('There is no event.')
  return { event, whole: new ICAL.Event(event) }
}

describe('the calendar file', () => {
  it('repeats on the days of the step for four weeks, at nine wherever the person is', () => {
    const { whole } = read(calendarFile(step, '2026-11-25', said))
    const times = whole.iterator()
    const all = Array.from({ length: 12 }, () => times.next()?.toString())
    expect(all.slice(0, 3)).toEqual([
      '2026-11-25T09:00:00',
      '2026-11-27T09:00:00',
      '2026-11-30T09:00:00',
    ])
    expect(times.next()).toBeUndefined()
    expect(whole.startDate.zone).toBe(ICAL.Timezone.localTimezone)
    expect(whole.duration.toString()).toBe('PT15M')
  })

  it('reminds at the time itself, is private, and takes no time from other things', () => {
    const { event } = read(calendarFile(step, '2026-11-25', said))
    const alarm = event.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S')
    expect(event.getFirstPropertyValue('class')).toBe('PRIVATE')
    expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  })

  it('replaces itself in the calendar when it is made again', () => {
    const later = { ...said, now: new Date('2026-11-23T10:05:00Z') }
    const [before, after] = [said, later].map(
      (each) => read(calendarFile(step, '2026-11-25', each)).whole,
    )
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  })

  it('keeps the own words of any person, in lines that calendars read', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .map((text) => text.replaceAll(/\p{C}/gu, ' '))
    fc.assert(
      fc.property(
        words,
        words,
        fc.subarray([...weekdays], { minLength: 1 }),
        (text, where, days) => {
          const file = calendarFile({ ...step, text, where, days }, '2026-11-25', said)
          const { whole } = read(file)
          expect(whole.summary).toBe(text)
          expect(whole.location).toBe(where)
          const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
          expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
        },
      ),
    )
  })
})
