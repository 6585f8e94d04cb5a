/**
 * Time and memory of the operator's commands on many questionnaires; `--assessments 4000000` says how
 * many, `--postgres <address>` of an empty database measures them there too, and `--program <file>` the
 * commands of another release.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { instruments } from '#core/catalog.ts'
import { createIdSource } from '#server/ids.ts'
import { type Assessment, toAssessmentRow } from '#server/store/assessment.ts'
import { openSqlite } from '#server/store/databases/sqlite.ts'
import { migrate } from '#server/store/migrations/migrate.ts'
import { createStore } from '#server/store/store.ts'
import {
  testAssessment,
  testDevice,
  testId,
  testMark,
  testUser,
} from '#server/store/test-records.ts'
import { onEnd } from '#test/support/on-end.ts'

const { values } = parseArgs({
  options: {
    assessments: { type: 'string', default: '4000000' },
    postgres: { type: 'string' },
  },
})

const npmRun = fileURLToPath(new URL('../scripts/run.mjs', import.meta.url))

/** As many as somebody gives who answers all six questionnaires every quarter for two years. */
const ofPerson = 48
/** People who are stored together. */
const atOnce = 200
const firstDay = Date.UTC(2024, 0, 15)
const dayMs = 86_400_000
const quarterDays = 91

const folder = mkdtempSync(join(tmpdir(), 'sledss-commands-'))
const clearAway = () => rmSync(folder, { recursive: true, force: true })
const forget = onEnd(clearAway)
const embedded = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') }
const backup = join(folder, 'all.gz')

try {
  const people = Math.ceil(Number(values.assessments) / ofPerson)
  await fill(embedded.DATA_DIR, people)
  console.log(`${inDigits(people * ofPerson)} questionnaires of ${inDigits(people)} people`)
  await measure('SQLite: export', embedded, ['export-deidentified', join(folder, 'sqlite.csv')])
  await measure('SQLite: backup', embedded, ['backup', backup])
  await measure('SQLite: restore', { ...embedded, DATA_DIR: join(folder, 'restored') }, [
    'restore',
    backup,
  ])
  if (values.postgres !== undefined) {
    const cluster = { DATABASE_URL: values.postgres }
    await measure('PostgreSQL: restore', cluster, ['restore', backup])
    await measure('PostgreSQL: export', cluster, ['export-deidentified', join(folder, 'pg.csv')])
    await measure('PostgreSQL: backup', cluster, ['backup', join(folder, 'pg.gz')])
  }
} finally {
  forget()
  clearAway()
}

/** Runs a command as npm does; each process of it writes down at its end the most memory it had. */
async function measure(
  what: string,
  settings: Readonly<Record<string, string>>,
  words: readonly [command: string, file: string],
): Promise<void> {
  const peaks = mkdtempSync(join(folder, 'peaks-'))
  const atEnd = `import { writeFileSync } from 'node:fs'
    process.on('exit', () => writeFileSync(${JSON.stringify(`${peaks}/`)} + process.pid, String(process.resourceUsage().maxRSS)))`
  const hook = `data:text/javascript,${encodeURIComponent(atEnd)}`
  const startedAt = performance.now()
  const command = spawn(process.execPath, [npmRun, 'admin', ...words], {
    env: { PATH: process.env['PATH'], NODE_OPTIONS: `--import ${hook}`, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(command, 'close')
  if (command.exitCode !== 0) throw new Error(`${what} ended with ${command.exitCode}.`)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const kibibytes = readdirSync(peaks).map((name) =>
    Number(readFileSync(join(peaks, name), 'utf8')),
  )
  const megabytes = inDigits(Math.round((Math.max(...kibibytes) * 1024) / 1e6))
  const size = (statSync(words[1]).size / 1e6).toFixed(1)
  console.log(`${what}: ${seconds} s, at most ${megabytes} MB of memory, a file of ${size} MB`)
}

async function fill(dataDir: string, people: number): Promise<void> {
  const database = openSqlite(dataDir)
  await migrate(database)
  const { users } = createStore(database)
  const store = async (person: number) => {
    const userId = testId(person)
    const gender = person % 3 === 0 ? 'Male' : 'Female'
    const user = testUser({ id: userId, email: `person${person}@example.org`, gender })
    await users.add(user, testDevice({ userId, tokenHash: userId }))
    const rows = sittingsOf(person, { userId, gender, ageBand: person % 2 ? '75+' : '65-74' })
    await database.write((transaction) =>
      transaction.insertInto('assessments').values(rows).execute(),
    )
  }
  // Those at once wait for the disk together.
  for (let first = 0; first < people; first += atOnce) {
    const count = Math.min(atOnce, people - first)
    await Promise.all(Array.from({ length: count }, (_, number) => store(first + number)))
  }
  await database.close()
}

function sittingsOf(person: number, owner: Pick<Assessment, 'userId' | 'gender' | 'ageBand'>) {
  const all = Object.values(instruments)
  const answers = Object.fromEntries(
    Array.from({ length: 16 }, (_, item) => [`${item + 1}-0`, 'Sometimes']),
  )
  return Array.from({ length: ofPerson }, (_, number) => {
    const day = Math.floor(number / all.length) * quarterDays + (person % 60)
    const finishedAt = new Date(firstDay + day * dayMs + number * 1000)
    const { id: instrument } = all[number % all.length] ?? instruments.stress
    const newId = createIdSource(
      () => finishedAt,
      (count) => new Uint8Array(count).fill(number),
    )
    return toAssessmentRow(
      testAssessment({
        ...owner,
        id: newId(),
        instrument,
        answers,
        score: (person + number) % 41,
        finishedAt: finishedAt.toISOString(),
      }),
      testMark(),
    )
  })
}

function inDigits(count: number): string {
  return count.toLocaleString('en-US')
}
