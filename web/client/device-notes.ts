/** Notes on this device: the browser is asked, and tells where they reach it (Push API). */

import type { PushTarget } from '#contract/schemas/reminder.ts'
import { registerWorker } from '../app/offline/register-worker.ts'
import { removeStored, store } from './device-storage.ts'
import { notesKey } from './plan/kept-plan.ts'

/** Says whether this browser has notes at all: on an iPhone only for a site on the home screen. */
export function knowsNotes(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/**
 * Lets the browser ask the person, and subscribes to notes.
 *
 * @param applicationServerKey - the server's public key.
 * @param userId - whose notes come here.
 * @returns where they reach this device; null where the person or the browser said no.
 */
export async function subscribeToNotes(
  applicationServerKey: string,
  userId: string,
): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  if (!(await registerWorker())) return null
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    const subscribed = await pushManager.subscribe(options).catch(async () => {
      // One of an earlier key of the server stands in the way.
      await endNotes()
      return pushManager.subscribe(options)
    })
    const { endpoint, keys } = subscribed.toJSON()
    if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) {
      return null
    }
    store(notesKey, userId)
    return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
  } catch {
    return null
  }
}

/**
 * Shows a note at once, so that the person sees what they look like here.
 *
 * @param title - what it says; `body` below it.
 */
export async function showNote(title: string, body: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  await worker.showNotification(title, { body, icon: '/icons/icon-192.png' }).catch(() => undefined)
}

/** Ends the notes of this device, where it has any. */
export async function endNotes(): Promise<void> {
  removeStored(notesKey)
  if (!knowsNotes()) return
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
