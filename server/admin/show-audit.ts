/** `audit`: what was done, the newest first. */

import type { AuditEvent } from '../store/audit.ts'
import { openBeside } from '../store/operator/open-for-operator.ts'
import type { AuditQuestion } from './command-line.ts'
import { trailOf, type WorkPlace } from './work-place.ts'

const headings = ['time (UTC)', 'action', 'who', 'about', 'times'] as const

/**
 * Shows events. That they were read is an event too, and recorded before anything is shown.
 *
 * @param place - where the command works.
 * @param question - which events, and how.
 */
export async function showAudit(place: WorkPlace, question: AuditQuestion): Promise<void> {
  const { since, action, limit, asJson } = question
  const store = await openBeside(place.config)
  try {
    const filter = { limit, ...(since && { since }), ...(action && { action }) }
    const events = await store.audit.list(filter)
    await trailOf(place, store.audit).record('admin-read-audit')
    place.show(asJson ? events.map(jsonLine).join('') : table(events))
  } finally {
    await store.close()
  }
}

function jsonLine({ id, at, action, actor, subject, times }: AuditEvent): string {
  return `${JSON.stringify({ id, at, action, actor, subject, times })}\n`
}

function table(events: readonly AuditEvent[]): string {
  if (events.length === 0) return 'There are no such events.\n'
  const rows = events.map(({ at, action, actor, subject, times }) => [
    at,
    action,
    actor,
    subject ?? '-',
    String(times),
  ])
  const all = [headings, ...rows]
  const widths = headings.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  const lines = all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  return lines.map((cells) => `${cells.join('  ').trimEnd()}\n`).join('')
}
