/** The calls about reminders: a member's own, and those of a message, which needs no sign-in. */

import { addresses } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import { doneReplySchema } from './schemas/identity.ts'
import {
  changeReminderBodySchema,
  reminderReplySchema,
  reminderSecretParamsSchema,
} from './schemas/reminder.ts'

/** Part of the list of all calls, which is in endpoints.ts. */
export const reminderEndpoints = {
  reminder: endpoint({
    address: addresses.reminder,
    summary: 'How the signed-in person is reminded of their plan.',
    reply: reminderReplySchema,
  }),
  changeReminder: endpoint({
    address: addresses.changeReminder,
    summary: 'Turn reminders of the plan on, change them, or turn them off.',
    body: changeReminderBodySchema,
    reply: reminderReplySchema,
  }),
  stopReminders: endpoint({
    address: addresses.stopReminders,
    summary:
      'Stop reminders from a message, without signing in; also called by mail programs (RFC 8058), so any body is passed over.',
    params: reminderSecretParamsSchema,
    reply: doneReplySchema,
  }),
  resumeReminders: endpoint({
    address: addresses.resumeReminders,
    summary: 'Turn reminders on again that were stopped from a message within the last day.',
    params: reminderSecretParamsSchema,
    reply: doneReplySchema,
  }),
} as const
