/** A reminder comes at the hour that the person's own clock shows, whatever clocks and countries do. */

import { assert, constantFrom, date, property } from 'fast-check'
import { expect, it } from 'vitest'
import { reminderTimes } from '#core/reminder.ts'
import { dayIn, endOfReminder, nextReminder, reminderAfter } from './reminder-time.ts'

const zones = ['America/Chicago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/Madrid', 'UTC']
const chicago = { atMinutes: 9 * 60, timeZone: 'America/Chicago' }

it('keeps its hour when clocks change', () => {
  const before = new Date('2026-03-07T16:00:00.000Z')
  const first = nextReminder(chicago, before)
  expect(first.toISOString()).toBe('2026-03-08T14:00:00.000Z')
  expect(nextReminder(chicago, new Date('2026-03-06T16:00:00.000Z')).toISOString()).toBe(
    '2026-03-07T15:00:00.000Z',
  )
  expect(reminderAfter(chicago, '2026-03-07')).toEqual(first)
})

it('shows the chosen hour on the clock of every zone, within a day and an hour', () => {
  const now = date({
    min: new Date('2025-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  })
  assert(
    property(now, constantFrom(...zones), constantFrom(...reminderTimes), (after, timeZone, at) => {
      const due = nextReminder({ atMinutes: at, timeZone }, after)
      const [hour = 0, minute = 0] = due
        .toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
        .split(':')
        .map(Number)
      expect(hour * 60 + minute).toBe(at)
      expect(due > after).toBe(true)
      expect(due.getTime() - after.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      const day = dayIn(due, timeZone)
      expect(reminderAfter({ atMinutes: at, timeZone }, day) > due).toBe(true)
      expect(dayIn(endOfReminder({ atMinutes: at, timeZone }, day), timeZone)).toBe(day)
    }),
  )
})

it('may be three hours late, and never comes after half past eight in the evening', () => {
  expect(endOfReminder(chicago, '2026-07-01').toISOString()).toBe('2026-07-01T17:00:00.000Z')
  const evening = { ...chicago, atMinutes: 20 * 60 }
  expect(endOfReminder(evening, '2026-07-01').toISOString()).toBe('2026-07-02T01:30:00.000Z')
})
