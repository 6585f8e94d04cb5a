/**
 * What cutting `assessments` into partitions by their owner, and the audit by month, would bring and cost on
 * PostgreSQL (decision 040):
 * `--people 250000` with four sittings each, `--partitions 16`, `--statements 4000` of each kind.
 */

import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { startPostgres } from '#test/support/throwaway-postgres.ts'
import { seedPeople } from './people/seed-people.ts'
import { quantile } from './rounds.ts'
import { tableOf } from './row.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '250000' },
    partitions: { type: 'string', default: '16' },
    statements: { type: 'string', default: '4000' },
  },
})
const people = Number(values.people)
const partitions = Number(values.partitions)
const statements = Number(values.statements)

/** As the server asks for them: a statement without a name, planned each time. */
const newest = (table: string) => `select * from ${table} where user_id = $1 and instrument = $2
  order by finished_at desc, id desc limit 2`
const insertion = (table: string) => `insert into ${table}
  select (jsonb_populate_record(null::assessments,
    to_jsonb(a) || jsonb_build_object('id', $3::text, 'idempotency_key', $3::text))).*
  from ${table} a where user_id = $1 and instrument = $2 order by finished_at desc limit 1`

const postgres = await startPostgres({
  settings: ['fsync=on', 'full_page_writes=on', 'max_wal_size=4GB'],
  isOnDisk: true,
})
try {
  await seedPeople(postgres.url, people)
  const client = new Client(postgres.url)
  await client.connect()
  const made = await seconds(() => makePartitions(client))
  const lines = [['what', 'one table', `${partitions} partitions`]]
  const tables = ['assessments', 'parted'] as const
  // Each in turns, so that both meet the same machine.
  const found = new Map(
    tables.map((table) => [table, { read: [] as number[], insert: [] as number[] }]),
  )
  for (let number = 0; number < statements; number += 1) {
    for (const table of number % 2 === 0 ? tables : tables.toReversed()) {
      const times = found.get(table)
      times?.read.push(await timed(client, newest(table), ownerOf(number)))
      times?.insert.push(
        await timed(client, insertion(table), [...ownerOf(number), `new-${number}`]),
      )
    }
  }
  for (const kind of ['read', 'insert'] as const) {
    for (const [name, share] of [
      ['median', 0.5],
      ['p99', 0.99],
    ] as const) {
      const cells = tables.map((table) => quantile(found.get(table)?.[kind] ?? [], share))
      lines.push([`${kind}, ${name}`, ...cells.map((ms) => `${ms.toFixed(2)} ms`)])
    }
  }
  const { rows } = await client.query<{ one: string; many: string; rows: string }>(
    `select pg_total_relation_size('assessments')::text as one, (select count(*) from assessments)::text as rows,
       (select sum(pg_total_relation_size(relid)) from pg_partition_tree('parted'))::text as many`,
  )
  lines.push(['bytes', rows[0]?.one ?? '', rows[0]?.many ?? ''])
  const cut = await cutAudit(client)
  await client.end()
  console.log(
    `${Number(rows[0]?.rows).toLocaleString('en-US')} sittings; copied into partitions with their indexes in ${made.toFixed(1)} s`,
  )
  console.log(`${tableOf(lines)}\n`)
  console.log(tableOf([['step of cutting the audit', 'time'], ...cut]))
} finally {
  await postgres.stop()
}

async function makePartitions(client: Client): Promise<void> {
  await client.query(
    `create table parted (like assessments including defaults) partition by hash (user_id)`,
  )
  for (let part = 0; part < partitions; part += 1) {
    await client.query(
      `create table parted_${part} partition of parted for values with (modulus ${partitions}, remainder ${part})`,
    )
  }
  await client.query('insert into parted select * from assessments')
  await client.query(`alter table parted add primary key (user_id, id),
    add unique (user_id, idempotency_key),
    add foreign key (user_id) references users (id) on delete cascade`)
  await client.query('create index on parted (user_id, instrument, finished_at, id)')
  await client.query('vacuum analyze parted')
}

/** Events that are there become the first part, where they are: nothing of them is copied. */
async function cutAudit(client: Client): Promise<string[][]> {
  const steps: readonly (readonly [what: string, sql: string])[] = [
    [
      'a unique index with the moment in it, beside what goes on',
      'create unique index concurrently audit_events_before_pk on audit_events (id, at)',
    ],
    [
      'a check that the events are of before, not yet believed',
      `alter table audit_events add constraint of_before check (at < '2027-01' and at is not null) not valid`,
    ],
    [
      'the check, believed, beside what goes on',
      'alter table audit_events validate constraint of_before',
    ],
    [
      'with everybody shut out: another table in its place, the old one its first part',
      `begin;
       drop trigger audit_events_never_changed on audit_events;
       alter table audit_events drop constraint audit_events_pkey;
       alter table audit_events add primary key using index audit_events_before_pk;
       alter table audit_events rename to audit_events_before;
       create table audit_events (like audit_events_before including defaults, primary key (id, at))
         partition by range (at);
       alter table audit_events attach partition audit_events_before for values from (minvalue) to ('2027-01');
       create table audit_events_2027_01 partition of audit_events for values from ('2027-01') to ('2027-02');
       commit`,
    ],
  ]
  const lines: string[][] = []
  for (const [what, sql] of steps) {
    lines.push([what, `${((await seconds(() => client.query(sql))) * 1000).toFixed(0)} ms`])
  }
  return lines
}

/** All over the people, in no order of theirs. */
function ownerOf(number: number): string[] {
  const owner = 1 + ((number * 7919) % people)
  return [`01900000-0000-7000-8000-${owner.toString(16).padStart(12, '0')}`, 'stress']
}

async function timed(client: Client, sql: string, parameters: readonly string[]): Promise<number> {
  const startedAt = performance.now()
  await client.query(sql, [...parameters])
  return performance.now() - startedAt
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
