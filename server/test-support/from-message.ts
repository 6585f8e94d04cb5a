/** Calls that somebody makes from a reminder, without signing in. */

import type { InjectOptions } from 'fastify'
import { addresses } from '#contract/addresses.ts'
import { hashSecret } from '../identity/secrets.ts'
import { testMessage, testReminder } from '../store/test-records.ts'
import type { TestApp, TestMember } from './test-app.ts'

const secret = 's'.repeat(43)

/**
 * Sends a person a message, if none was sent, and presses its link.
 *
 * @param name - the call.
 * @returns a request that succeeds.
 */
export async function fromMessage(
  name: 'stopReminders' | 'resumeReminders',
  { store, clock }: TestApp,
  { userId }: TestMember,
): Promise<InjectOptions & { readonly url: string }> {
  const now = clock().toISOString()
  if ((await store.reminderMessages.list(userId)).length === 0) {
    await store.reminders.change(userId, testReminder({ userId, dueAt: now }))
    const message = testMessage({ userId, dueAt: now, secretHash: hashSecret(secret) })
    await store.reminderMessages.begin(message, now)
  }
  const { method, path } = addresses[name]
  return { method, url: path.replace(':secret', secret) }
}
