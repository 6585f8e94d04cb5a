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
import { testDevice, testId, testReminder, testStep, testUser } from '#server/store/test-records.ts'

const program = fileURLToPath(new URL('send-reminders.ts', import.meta.url))
const due = '2026-03-01T15:00:00.000Z'
const people = 40

/** When the process is killed: before the letter, amid it, when it is whole, and when the server has said yes. */
const stages = ['recipient', 'content', 'whole', 'answered'] as const
/** `REMINDER_KILLS=30` for a long run. */
const kills = Number(process.env['REMINDER_KILLS'] ?? 8)

let folder: string
let mail: SMTPServer
let running: ChildProcess | undefined
/** Addresses of the letters that came whole. */
let received: string[]
let killAt: (typeof stages)[number] | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sledss-reminders-'))
  received = []
  killAt = undefined
  await fill()
  mail = startMail()
  mail.listen(0, '127.0.0.1')
  await once(mail.server, 'listening')
})

afterEach(async () => {
  await new Promise<void>((resolve) => {
    mail.close(resolve)
  })
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
  expect(new Set(received).size).toBe(received.length)
  // One that did not come was killed in the instant in which nobody can know.
  const missed = rows.filter(({ email }) => !received.includes(email))
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

function killIfAt(stage: (typeof stages)[number]): void {
  if (stage === killAt) running?.kill('SIGKILL')
}

function startMail(): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      killIfAt('recipient')
      callback(null)
    },
    onData(stream, _session, callback) {
      let content = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        content += part
        killIfAt('content')
      })
      stream.on('end', () => {
        const [, to] = /^To: (\S+)/m.exec(content) ?? []
        received.push(to ?? 'without an address')
        killIfAt('whole')
        callback()
        killIfAt('answered')
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
  for (let number = 1; number <= people; number += 1) {
    const userId = testId(number)
    await users.add(
      testUser({ id: userId, email: `person${number}@example.org` }),
      testDevice({ userId, tokenHash: `device ${number}` }),
    )
    await plans.change(userId, { steps: [testStep()] }, due)
    await reminders.change(userId, testReminder({ userId }))
  }
  await database.write((transaction) =>
    transaction.updateTable('users').set({ email_proved_at: due }).execute(),
  )
  await database.close()
}
