/** Shows the notes that remind of a plan, and does what is pressed on one. */

import type { PushNote } from '#contract/schemas/reminder.ts'

declare const self: ServiceWorkerGlobalScope

/** The form of a notification that has buttons (Notifications API), which the compiler's list lacks. */
interface NoteOptions extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[]
}

const stop = 'stop'
const planPath = '/plan'

/** Listens for notes from now on. */
export function takeNotes(): void {
  self.addEventListener('push', (event) => {
    // The server's own words: encrypted for this browser, and signed with the key it was given.
    const note: PushNote | undefined = event.data?.json()
    if (note !== undefined) event.waitUntil(show(note))
  })
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    const note: PushNote = notification.data
    notification.close()
    event.waitUntil(action === stop ? stopReminders(note) : open(planPath))
  })
}

async function show(note: PushNote): Promise<void> {
  const options: NoteOptions = {
    body: note.body,
    tag: note.tag,
    data: note,
    icon: '/icons/icon-192.png',
    actions: [{ action: stop, title: note.stop.label }],
  }
  await self.registration.showNotification(note.title, options)
}

/** Without signing in; where that does not work, the page for it says so and offers it again. */
async function stopReminders({ tag, stop: { path, page, done } }: PushNote): Promise<void> {
  const answer = await fetch(path, { method: 'POST' }).catch(() => undefined)
  if (answer?.ok !== true) return open(page)
  await self.registration.showNotification(done, { tag })
}

/** In the page of the site that is open, else in a new one. */
async function open(path: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  const moved = await page?.navigate(path).catch(() => null)
  if (moved) await moved.focus()
  else await self.clients.openWindow(path)
}
