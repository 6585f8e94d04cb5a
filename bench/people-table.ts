/**
 * Every call where few people are stored and where many are, one process with 1 to 1,000 people at once, its memory,
 * and the room a person takes in PostgreSQL; `--people 1000000` says how many are many, `--few 1000` what is few,
 * `--times 40` how often each call is made, `--ms 5000` how long people at once go on.
 */

import { availableParallelism, cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { startAppServer } from '#test/support/app-server.ts'
import { startPostgres } from '#test/support/throwaway-postgres.ts'
import {
  type CallTimes,
  type Filled,
  leftOf,
  measureCalls,
  repeatableCalls,
} from './people/call-times.ts'
import { type ClientRow, measureClients, memoryOf } from './people/clients.ts'
import { seedPeople, sittingsOfPerson } from './people/seed-people.ts'
import { tableOf } from './row.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '1000' },
    times: { type: 'string', default: '40' },
    ms: { type: 'string', default: '5000' },
  },
})

/** As on a server that keeps what it acknowledged; the rest is as PostgreSQL comes. */
const durable = ['fsync=on', 'full_page_writes=on', 'max_wal_size=4GB']

/** With a thousand times the people a call may take this many times as long. */
const aim = 1.5

/** So long nobody asks anything of a server that has just started. */
const restMs = 10_000

const ended: (() => Promise<void>)[] = []

try {
  const few = await fill(Number(values.few))
  const many = await fill(Number(values.people))
  await pause(restMs)
  const atRest = await memoryOf(many.url)
  // Unrecorded: code that has not run yet, and pages that nobody has read yet.
  await measureCalls(few, many, 10, repeatableCalls)
  const calls = await measureTwice(few, many)
  const rows = await measureClients(
    { ...many, samples: leftOf(many.samples, Number(values.times)) },
    Number(values.ms),
  )
  console.log(
    `Node.js ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), PostgreSQL on the same machine and disk.\n`,
  )
  console.log(`${tableOf(callCells(calls))}\n`)
  console.log(`${tableOf(clientCells(rows))}\n`)
  console.log(`Memory of the process at rest: ${inDigits(atRest)} MB.\n`)
  console.log(tableOf(await roomCells(many.database, Number(values.people))))
} finally {
  for (const end of ended.toReversed()) await end()
}

/** What looks slow is measured again, and the second figure stands: a checkpoint or a vacuum lasts for some calls. */
async function measureTwice(few: Filled, many: Filled): Promise<readonly CallTimes[]> {
  const times = Number(values.times)
  const first = await measureCalls(few, many, times)
  const slow = first.filter((one) => one.many > aim * one.few && repeatableCalls.includes(one.name))
  const again = await measureCalls(
    few,
    many,
    times,
    slow.map(({ name }) => name),
  )
  console.log(`Measured again: ${slow.map(({ name }) => name).join(', ')}\n`)
  return first.map((one) => again.find(({ name }) => name === one.name) ?? one)
}

async function fill(people: number): Promise<Filled & { readonly database: string }> {
  const postgres = await startPostgres({ settings: durable, isOnDisk: true })
  ended.push(postgres.stop)
  const startedAt = performance.now()
  const samples = await seedPeople(postgres.url, people)
  console.log(
    `${inDigits(people)} people stored in ${inDigits((performance.now() - startedAt) / 1000)} s`,
  )
  const server = await startAppServer({ DATABASE_URL: postgres.url })
  ended.push(server.stop)
  return { url: server.url, samples, database: postgres.url }
}

function callCells(calls: readonly CallTimes[]): readonly (readonly string[])[] {
  const heads = ['call', 'answer', `${inDigits(Number(values.few))} people`]
  return [
    [...heads, `${inDigits(Number(values.people))} people`, 'ratio'],
    ...calls.map(({ name, status, few, many }) => [
      name,
      String(status),
      `${few.toFixed(1)} ms`,
      `${many.toFixed(1)} ms`,
      (many / few).toFixed(2),
    ]),
  ]
}

function clientCells(rows: readonly ClientRow[]): readonly (readonly string[])[] {
  return [
    ['what', 'people at once', 'answers', 'p99', 'memory after'],
    ...rows.map(({ what, clients, rate, p99, megabytes }) => [
      what,
      inDigits(clients),
      `${inDigits(rate)}/s`,
      `${inDigits(p99)} ms`,
      `${inDigits(megabytes)} MB`,
    ]),
  ]
}

/** Of each table that takes more than a hundredth of all. */
async function roomCells(url: string, people: number): Promise<readonly (readonly string[])[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string; n: number; heap: number; indexes: number }>(
    `select relname as name, reltuples::float8 as n, pg_table_size(oid)::float8 as heap,
       pg_indexes_size(oid)::float8 as indexes
     from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
     order by pg_total_relation_size(oid) desc`,
  )
  await client.end()
  const all = rows.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0)
  const large = rows.filter(({ heap, indexes }) => heap + indexes > all / 100)
  return [
    ['table', 'rows', 'bytes of rows', 'bytes of indexes', 'bytes a person'],
    ...large.map(({ name, n, heap, indexes }) => [
      name,
      inDigits(n),
      inDigits(heap),
      inDigits(indexes),
      inDigits((heap + indexes) / people),
    ]),
    [`all, ${sittingsOfPerson} sittings each`, '', '', '', inDigits(all / people)],
  ]
}

function inDigits(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 0 })
}
