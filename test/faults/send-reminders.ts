/** A server's job of reminders and nothing else, run once and to its end, for tests that kill it. */

import { randomBytes } from 'node:crypto'
import { createMailer } from '#server/mail/mailer.ts'
import { createPushSender } from '#server/push/push-sender.ts'
import { planReminders } from '#server/reminders/plan-reminders.ts'
import { openSqlite } from '#server/store/databases/sqlite.ts'
import { createStore } from '#server/store/store.ts'

const [dataDir = '', smtpUrl = '', moment = ''] = process.argv.slice(2)
const store = createStore(openSqlite(dataDir))
const push = createPushSender({
  config: { publicUrl: 'https://clinic.example', pushHosts: ['127.0.0.1'] },
  installKeys: store.installKeys,
  randomBytes,
})
const job = planReminders({
  store,
  push,
  channels: { mail: true, push: true },
  mailer: createMailer({ smtpUrl, mailFrom: '', dataDir }, () => 'none'),
  clock: () => new Date(moment),
  randomBytes,
  publicUrl: 'https://clinic.example',
  lettersAtOnce: 1000,
  onSettled: () => undefined,
  onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
})
await job.run(() => true)
await store.close()
