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
  /** Letters sent in one run at most; the next run is a minute later. 1 or more. */
  readonly lettersAtOnce: number
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
  let writtenUpTo = ''
  return {
    name: 'inactive-accounts',
    everyMs: hourMs,
    async run(mayGoOn) {
      await deleteWarned(parts, mayGoOn)
      // Whoever cannot be written to must not stand in the way of everybody behind.
      writtenUpTo = await warn(parts, mayGoOn, writtenUpTo)
      return writtenUpTo === '' ? undefined : 'unfinished'
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
  const filter = { seenUntil: daysBefore(now, parts.days), isWarned: true, afterId: '' }
  await forEach(parts, filter, mayGoOn, async (person) => {
    const warned = new Date(person.warnedAt ?? now)
    const due = deletionMoment(new Date(warned.getTime() + noticeDays * dayMs))
    if (due <= now) await forgetPerson(parts, person, 'inactivity-deleted', person)
  })
}

/** A mail server that is sent thousands of letters at once takes the sender for a bad one. */
async function warn(
  parts: RetentionParts,
  mayGoOn: () => boolean,
  afterId: string,
): Promise<string> {
  const { store, mailer, clock, publicUrl, onFault, lettersAtOnce } = parts
  let left = lettersAtOnce
  const filter = { seenUntil: daysBefore(clock(), parts.days - noticeDays), isWarned: false }
  return forEach(
    parts,
    { ...filter, afterId },
    () => left > 0 && mayGoOn(),
    async (person) => {
      left -= 1
      const now = clock()
      const day = deletionMoment(new Date(now.getTime() + noticeDays * dayMs))
      try {
        await mailer.send(inactivityLetter(person.email, day, publicUrl))
      } catch (fault) {
        return onFault(fault)
      }
      // Only now: a server that dies in between writes twice, and never deletes without a word.
      await store.inactivePeople.markWarned(person, now.toISOString())
    },
  )
}

/** Gives the id of the last person, or the empty text where nobody is left. */
async function forEach(
  { store }: Pick<RetentionParts, 'store'>,
  filter: Omit<InactivityFilter, 'limit'>,
  mayGoOn: () => boolean,
  work: (person: InactivePerson) => Promise<void>,
): Promise<string> {
  let { afterId } = filter
  for (;;) {
    const people = await store.inactivePeople.list({ ...filter, afterId, limit: pageSize })
    for (const person of people) {
      if (!mayGoOn()) return afterId
      await work(person)
      afterId = person.id
    }
    if (people.length < pageSize) return ''
  }
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString()
}
