/** Fills a PostgreSQL with many people by copying one who was made by the server, so that every row is a real one. */

import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { hashSecret, newSecret } from '#server/identity/secrets.ts'
import { startAppServer } from '#test/support/app-server.ts'
import { type Member, registerMember } from '#test/support/person.ts'
import { openConnection } from '../load/connection.ts'
import { takeEverything } from '../load/stored-members.ts'

/** A stored person who is signed in. */
export interface Sample {
  readonly email: string
  readonly password: string
  readonly userId: string
  readonly token: string
}

/** Sittings of each person. */
export const sittingsOfPerson = 4

/** How many of them can be asked for. */
const sampleCount = 400

const idOf = (number: string, kind: number) =>
  `'01900000-0000-7000-8${kind}00-' || lpad(to_hex(${number}), 12, '0')`
const momentOf = (day: string) =>
  `to_char(timestamp '2025-11-01 10:00' + (${day}) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`

/**
 * Fills an empty database.
 *
 * @param url - its address; its user must be a superuser, who may put the checks of references off.
 * @param people - how many.
 * @returns some of them, evenly spread, each with all six questionnaires and signed in.
 */
export async function seedPeople(url: string, people: number): Promise<readonly Sample[]> {
  const server = await startAppServer({ DATABASE_URL: url })
  const original = await registerMember(server.url)
  const connection = await openConnection(server.url)
  await takeEverything(connection, original)
  connection.close()
  await server.stop()
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    for (const statement of statementsFor(people)) await client.query(statement)
    const samples = await signIn(client, people, original)
    await client.query('reset session_replication_role')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    return samples
  } finally {
    await client.end()
  }
}

/** All but ids, moments and keys is as the server wrote it. */
function statementsFor(people: number): readonly string[] {
  const user = idOf('n', 0)
  const everyone = `generate_series(1, ${people}) as n`
  const copies = (table: string, changed: Readonly<Record<string, string>>, where = '') =>
    copyRows({ table, changed: { user_id: user, ...changed }, from: everyone, where })
  return [
    // The first browser alone: signing in by the password made another one.
    'create temp table browser as select min(id) as id from devices',
    'delete from sessions',
    'delete from devices where id <> (select id from browser)',
    ...['devices', 'consents', 'bmi_records', 'assessments'].map(
      (table) => `create temp table the_${table} as
        select *, row_number() over () as place from ${table}`,
    ),
    'create temp table the_users as select *, 1 as place from users',
    copyRows({
      table: 'users',
      changed: { id: user, email: `'person' || n || '@example.org'` },
      from: everyone,
      where: '',
    }),
    copies('devices', { id: idOf('n', 1), token_hash: `md5('browser' || n)` }),
    copies('consents', {}),
    copies('bmi_records', {
      id: idOf('n', 2),
      idempotency_key: 'null::text',
      saved_at: momentOf('n % 300'),
    }),
    // In the order in which they came: everybody's first sitting stands before anybody's second one.
    ...Array.from({ length: sittingsOfPerson }, (_, round) =>
      copies(
        'assessments',
        {
          id: idOf(`n * 8 + ${round}`, 4),
          idempotency_key: `md5(n || '-${round}')`,
          finished_at: momentOf(`n % 60 + ${round} * 70`),
        },
        `where place = 1 + (n + ${round}) % 6`,
      ),
    ),
    `insert into audit_subjects (user_id, subject) select ${user}, md5('subject' || n) from ${everyone}`,
    `insert into audit_events (id, at, action, actor, subject, times)
     select ${idOf('n * 4 + round', 3)}, ${momentOf('n % 300 + round')}, 'sign-in-password', 'person',
       md5('subject' || n), 1
     from generate_series(0, 2) as round, ${everyone}`,
  ]
}

interface CopiedRows {
  readonly table: string
  /** Columns that differ, as expressions over `n`. */
  readonly changed: Readonly<Record<string, string>>
  readonly from: string
  readonly where: string
}

/** Every other column is taken from the row of the original. */
function copyRows({ table, changed, from, where }: CopiedRows): string {
  const names = Object.keys(changed)
  return `do $$ declare rest text; begin
    select string_agg(quote_ident(column_name), ', ') into rest from information_schema.columns
    where table_schema = 'public' and table_name = '${table}'
      and column_name not in (${names.map((name) => `'${name}'`).join()});
    execute 'insert into ${table} (${names.join()}, ' || rest || ') select '
      || $sql$ ${Object.values(changed).join()} $sql$ || ', ' || rest
      || $sql$ from ${from}, the_${table} ${where} $sql$;
  end $$`
}

/** Gives some of them a session, and the questionnaires they have not taken yet. */
async function signIn(client: Client, people: number, original: Member): Promise<Sample[]> {
  const { password } = original
  const samples: Sample[] = []
  const count = Math.min(sampleCount, people)
  for (let place = 0; place < count; place += 1) {
    const number = Math.floor((place * people) / count) + 1
    const token = newSecret((size) => randomBytes(size))
    const { rows } = await client.query<{ id: string }>(
      `insert into sessions (user_id, token_hash, device_id, created_at, expires_at, proved_at)
       select ${idOf('$1::int', 0)}, $2, ${idOf('$1::int', 1)}, $3, $4, $3 returning user_id as id`,
      [number, hashSecret(token), inHours(0), inHours(11)],
    )
    const userId = rows[0]?.id ?? ''
    samples.push({ email: `person${number}@example.org`, password, userId, token })
  }
  await client.query(
    `insert into assessments select rows.* from users
     cross join lateral (
       select (jsonb_populate_record(a, jsonb_build_object('user_id', users.id, 'idempotency_key', null))).*
       from assessments a where a.user_id = $2 and not exists (
         select 1 from assessments b where b.user_id = users.id and b.instrument = a.instrument)
     ) as rows
     where users.id = any($1)`,
    [samples.map(({ userId }) => userId), original.userID],
  )
  return samples
}

function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}
