/** What waits to be sent, in the browser's own database: nothing of it is ever too old. */

import { store } from '../device-storage.ts'
import { askToKeep, StorageFault } from '../local-backend/records/browser-storage.ts'
import { onDisk, withDatabase } from './waiting-database.ts'
import type { WaitingSubject, WaitingSubmit } from './waiting-submit.ts'

const changedKey = 'waitingChanged'

const listeners = new Set<() => void>()

/**
 * Keeps a submit; an older one of the same person and subject gives way.
 *
 * @throws what the browser says when it refuses; then nothing was changed.
 */
export async function keepWaiting(submit: WaitingSubmit): Promise<void> {
  await withDatabase(async (database) => {
    const work = database.transaction('submits', 'readwrite', onDisk)
    await Promise.all([work.store.put(submit), work.done])
  })
  askToKeep()
  announce()
}

/**
 * Forgets a submit, unless a newer one has taken its place.
 *
 * @param meant - the submit, known by its key.
 */
export function removeWaiting(meant: Meant): Promise<void> {
  return changeWaiting(meant, () => undefined)
}

/**
 * Leaves a submit to the person, unless a newer one has taken its place.
 *
 * @param meant - the submit, known by its key.
 * @param refusal - why it was not taken.
 */
export function leaveToPerson(meant: Meant, refusal: string): Promise<void> {
  return changeWaiting(meant, (kept) => ({ ...kept, refusal }))
}

type Meant = Pick<WaitingSubmit, 'userId' | 'subject' | 'key'>

async function changeWaiting(
  { userId, subject, key }: Meant,
  change: (kept: WaitingSubmit) => WaitingSubmit | undefined,
): Promise<void> {
  await withDatabase(async (database) => {
    const work = database.transaction('submits', 'readwrite', onDisk)
    const kept = await work.store.get([userId, subject])
    if (kept?.key === key) {
      const changed = change(kept)
      await (changed === undefined ? work.store.delete([userId, subject]) : work.store.put(changed))
    }
    await work.done
  })
  announce()
}

/** Everything of one person that waits; the body mass index first, because a score may need it. */
export async function waitingOf(userId: string): Promise<readonly WaitingSubmit[]> {
  const submits = await withDatabase((database) =>
    database.getAllFromIndex('submits', 'userId', userId),
  )
  return submits.toSorted(
    (a, b) =>
      Number(b.subject === 'bmi') - Number(a.subject === 'bmi') ||
      a.pressedAt.localeCompare(b.pressedAt),
  )
}

/** One submit of a person; undefined where none waits. */
export function waitingFor(
  userId: string,
  subject: WaitingSubject,
): Promise<WaitingSubmit | undefined> {
  return withDatabase((database) => database.get('submits', [userId, subject]))
}

/**
 * Forgets everything of one person.
 *
 * @throws StorageFault when there may be something that cannot be removed now.
 */
export async function removeWaitingOf(userId: string): Promise<void> {
  try {
    await withDatabase(async (database) => {
      const work = database.transaction('submits', 'readwrite', onDisk)
      const keys = await work.store.index('userId').getAllKeys(userId)
      await Promise.all(keys.map((key) => work.store.delete(key)))
      await work.done
    })
  } catch (error) {
    // A browser that keeps nothing has nothing to forget.
    if (!(error instanceof StorageFault && error.reason === 'blocked')) throw error
  }
  announce()
}

/** Calls back after every change, here or in another tab; returns how to stop. */
export function subscribeToWaiting(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === changedKey) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** Other tabs hear of a change by the local storage, which says nothing but when it was. */
function announce(): void {
  for (const listener of listeners) listener()
  store(changedKey, new Date().toISOString())
}
