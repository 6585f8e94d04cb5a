/** Reminders of a plan: asked for and ended by the person, and stopped from a message without signing in. */

import type { FastifyInstance } from 'fastify'
import { addresses } from '#contract/addresses.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import { requestLanguage } from '../../http/request-language.ts'
import { hashSecret } from '../../identity/secrets.ts'
import { canRemind } from '../../reminders/plan-reminders.ts'
import { nextReminder } from '../../reminders/reminder-time.ts'
import type { Services } from '../../services.ts'

type ReminderCall = 'reminder' | 'changeReminder' | 'stopReminders' | 'resumeReminders'

/** So long reminders that were stopped from a message can be turned on again from it. */
const resumableMs = 86_400_000

/**
 * Makes the handlers of reminders.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function reminderRoutes(services: Services): Pick<Handlers, ReminderCall> {
  const { store, clock, auditTrail } = services
  const resumableSince = () => new Date(clock().getTime() - resumableMs).toISOString()
  return {
    async reminder({ member: { userId } }) {
      const [ways, kept] = await Promise.all([
        waysTo(services, userId),
        store.reminders.find(userId),
      ])
      const channel = kept?.push ? 'push' : 'mail'
      return { ...ways, wish: kept === undefined ? null : { ...kept, channel } }
    },
    async changeReminder({ member: { userId }, body: { wish, subscription }, request }) {
      const ways = await waysTo(services, userId)
      if (wish === null) {
        await store.reminders.change(userId, null, auditTrail.event('reminder-off', userId))
        return { ...ways, wish }
      }
      const { channel, ...when } = wish
      const isPush = channel === 'push'
      if (!isPush && ways.mail !== 'ready') {
        throw refuse(ways.mail === 'none' ? 'noMail' : 'mailNotProved')
      }
      const target = subscription ?? (await store.reminders.find(userId))?.push
      const isTaken = ways.push !== null && target && services.push.takes(target.endpoint)
      if (isPush && !isTaken) throw refuse('noPush')
      const now = clock()
      const reminder = {
        ...when,
        userId,
        push: isPush && target ? target : null,
        language: requestLanguage(request),
        askedAt: now.toISOString(),
        dueAt: nextReminder(wish, now).toISOString(),
      }
      await store.reminders.change(userId, reminder, auditTrail.event('reminder-on', userId))
      return { ...ways, wish }
    },
    async stopReminders({ params: { secret } }) {
      const isStopped = await store.reminders.stop(
        hashSecret(secret),
        clock().toISOString(),
        (userId) => auditTrail.event('reminder-stopped', userId),
      )
      if (!isStopped) throw refuse('reminderEnded')
      return { ok: true }
    },
    async resumeReminders({ params: { secret } }) {
      const reminder = await store.reminders.findStopped(hashSecret(secret), resumableSince())
      if (reminder === undefined) throw refuse('reminderEnded')
      const { userId } = reminder
      const dueAt = nextReminder(reminder, clock()).toISOString()
      const event = auditTrail.event('reminder-on', userId)
      await store.reminders.change(userId, { ...reminder, dueAt }, event)
      return { ok: true }
    },
  }
}

/**
 * Leads whoever opens the address of the call in a browser to the page that makes it: some mail programs do so
 * instead of calling it themselves. Fetching alone stops nothing.
 *
 * @param app - the server.
 */
export function leadToStopPage(app: FastifyInstance): void {
  app.get<{ Params: { secret: string } }>(addresses.stopReminders.path, (request, reply) =>
    reply.redirect(`/stop#${encodeURIComponent(request.params.secret)}`, 303),
  )
}

/** In which ways this person can be reminded. */
async function waysTo(
  { config, store, push }: Services,
  userId: string,
): Promise<Pick<Reply<'reminder'>, 'mail' | 'push'>> {
  const [user, key] = await Promise.all([store.users.find(userId), push.publicKey()])
  const isProved = (user?.emailProvedAt ?? null) !== null
  return { mail: !canRemind(config) ? 'none' : isProved ? 'ready' : 'not-proved', push: key }
}
