/** The job that lets go of accounts nobody uses: first a letter, and a month later the deletion. */

import type { RemovalParts } from '../identity/forget-person.ts'
import { forgetPerson } from '../identity/forget-person.ts'
import type { Clock } from '../ids.ts'
import { inactivityLetter } from '../mail/letters.ts'
import type { InactivePerson, InactivityFilter } from '../store/upkeep/inactive-people.ts'
import type { Job } from './job-runner.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** From the letter to the deletion, at least. */
const noticeDays = 30

/** People read at once. */
const pageSize = 100

/** What the job needs. */
export interface RetentionParts extends RemovalParts {
  readonly clock: Clock
  /** Days without a visit after which an account goes; 90 or more. */
  readonly days: number
  /** The address people use; empty where it is not known. */
  readonly publicUrl: string
  /** Told about a letter that could not be sent; the person is written to again, and not deleted. */
  readonly onFault: (fault: unknown) => void
}

/**
 * Makes the job.
 *
 * @param parts - where people are kept, how they are written to, and the time.
 * @returns the job.
 */
export function inactiveAccounts(parts: RetentionParts): Job {
  return {
    name: 'inactive-accounts',
    everyMs: hourMs,
    async run(mayGoOn) {
      await deleteWarned(parts, mayGoOn)
      await warn(parts, mayGoOn)
    },
  }
}

/**
 * Says when an account goes. It is noon in Greenwich, when the day has begun everywhere: nobody is
 * deleted before the day they were told of.
 *
 * @param moment - the earliest moment.
 * @returns that noon or the next one.
 */
export function deletionMoment(moment: Date): Date {
  return new Date(Math.ceil((moment.getTime() - dayMs / 2) / dayMs) * dayMs + dayMs / 2)
}

async function deleteWarned(parts: RetentionParts, mayGoOn: () => boolean): Promise<void> {
  const now = parts.clock()
  const filter = { seenUntil: daysBefore(now, parts.days), isWarned: true }
  await forEach(parts, filter, mayGoOn, async (person) => {
    const warned = new Date(person.warnedAt ?? now)
    const due = deletionMoment(new Date(warned.getTime() + noticeDays * dayMs))
    if (due <= now) await forgetPerson(parts, person, 'inactivity-deleted', person)
  })
}

async function warn(parts: RetentionParts, mayGoOn: () => boolean): Promise<void> {
  const { store, mailer, clock, publicUrl, onFault } = parts
  const filter = { seenUntil: daysBefore(clock(), parts.days - noticeDays), isWarned: false }
  await forEach(parts, filter, mayGoOn, async (person) => {
    const now = clock()
    const day = deletionMoment(new Date(now.getTime() + noticeDays * dayMs))
    try {
      await mailer.send(inactivityLetter(person.email, day, publicUrl))
    } catch (fault) {
      return onFault(fault)
    }
    // Only now: a server that dies in between writes twice, and never deletes without a word.
    await store.inactivePeople.markWarned(person, now.toISOString())
  })
}

async function forEach(
  { store }: Pick<RetentionParts, 'store'>,
  filter: Pick<InactivityFilter, 'seenUntil' | 'isWarned'>,
  mayGoOn: () => boolean,
  work: (person: InactivePerson) => Promise<void>,
): Promise<void> {
  let afterId = ''
  for (;;) {
    const people = await store.inactivePeople.list({ ...filter, afterId, limit: pageSize })
    for (const person of people) {
      if (!mayGoOn()) return
      await work(person)
      afterId = person.id
    }
    if (people.length < pageSize) return
  }
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString()
}
