/** A server is killed again and again while it sends reminders: nobody gets one twice, and none is lost. */

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSqlite } from '#server/store/databases/sqlite.ts'
import { migrate } from '#server/store/migrations/migrate.ts'
import { createStore } from '#server/store/store.ts'
import {
  type PushService,
  type TestDevice,
  pushStages,
  startPushService,
} from '#server/test-support/push-service.ts'
import { testDevice, testId, testReminder, testStep, testUser } from '#server/store/test-records.ts'

const program = fileURLToPath(new URL('send-reminders.ts', import.meta.url))
const due = '2026-03-01T15:00:00.000Z'
const people = 40

/** When the process is killed: before the message, amid it, when it is whole, and when the server has said yes. */
const mailStages = ['recipient', 'content', 'whole', 'answered'] as const
const stages = [
  ...mailStages.map((stage) => `mail ${stage}` as const),
  ...pushStages.map((stage) => `push ${stage}` as const),
]
type Stage = (typeof stages)[number]

/** `REMINDER_KILLS=30` for a long run. */
const kills = Number(process.env['REMINDER_KILLS'] ?? 8)

let folder: string
let mail: SMTPServer
let push: PushService
let running: ChildProcess | undefined
/** Addresses of those whose letter or note came whole, each as often as it came. */
let received: () => string[]
let letters: string[]
let killAt: Stage | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sledss-reminders-'))
  letters = []
  killAt = undefined
  push = await startPushService()
  push.watch((stage) => killIfAt(`push ${stage}`))
  await fill()
  mail = startMail()
  mail.listen(0, '127.0.0.1')
  await once(mail.server, 'listening')
})

afterEach(async () => {
  await new Promise<void>((resolve) => {
    mail.close(resolve)
  })
  await push.stop()
  rmSync(folder, { recursive: true })
})

it('with every one sent once, whenever it dies', async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    killAt = stages[kill % stages.length]
    await runOnce()
  }
  killAt = undefined
  await runOnce()
  const database = openSqlite(folder)
  const rows = await database.reader
    .selectFrom('reminder_messages')
    .innerJoin('users', 'users.id', 'reminder_messages.user_id')
    .select(['email', 'state'])
    .execute()
  await database.close()
  expect(rows).toHaveLength(people)
  const came = received()
  expect(new Set(came).size).toBe(came.length)
  // One that did not come was killed in the instant in which nobody can know.
  const missed = rows.filter(({ email }) => !came.includes(email))
  expect(missed.every(({ state }) => state === 'unsure')).toBe(true)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent', 'unsure']))
})

async function runOnce(): Promise<void> {
  const address = mail.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  running = spawn(process.execPath, [program, folder, `smtp://127.0.0.1:${port}`, due], {
    stdio: 'inherit',
  })
  await once(running, 'close')
}

function killIfAt(stage: Stage): void {
  if (stage === killAt) running?.kill('SIGKILL')
}

function startMail(): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      killIfAt('mail recipient')
      callback(null)
    },
    onData(stream, _session, callback) {
      let content = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        content += part
        killIfAt('mail content')
      })
      stream.on('end', () => {
        const [, to] = /^To: (\S+)/m.exec(content) ?? []
        letters.push(to ?? 'without an address')
        killIfAt('mail whole')
        callback()
        killIfAt('mail answered')
      })
    },
  })
  // Each kill breaks a connection.
  server.on('error', () => undefined)
  return server
}

async function fill(): Promise<void> {
  const database = openSqlite(folder)
  await migrate(database)
  const { users, plans, reminders } = createStore(database)
  const devices = new Map<string, TestDevice>()
  received = () => [
    ...letters,
    ...[...devices].flatMap(([email, { notes }]) => notes.map(() => email)),
  ]
  for (let number = 1; number <= people; number += 1) {
    const userId = testId(number)
    const email = `person${number}@example.org`
    // Every other one by a note on a device.
    const device = number % 2 === 0 ? push.device(email) : null
    if (device !== null) devices.set(email, device)
    await users.add(
      testUser({ id: userId, email }),
      testDevice({ userId, tokenHash: `device ${number}` }),
    )
    await plans.change(userId, { steps: [testStep()] }, due)
    await reminders.change(userId, testReminder({ userId, push: device?.target ?? null }))
  }
  await database.write((transaction) =>
    transaction.updateTable('users').set({ email_proved_at: due }).execute(),
  )
  await database.close()
}
