/** A backup is whole and unaltered or it is refused; nobody learns that only when they need it. */

import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  dictionary,
  integer,
  nat,
  oneof,
  record,
  string,
  uint8Array,
} from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { KeptRow } from '../../store/operator/backups.ts'
import { OperatorFault } from '../explain-fault.ts'
import { backupRows, checkBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

const createdAt = '2026-11-21T10:00:00.000Z'
const migrations = ['001-first-tables']
const untilTheEnd = new AbortController().signal

const value = oneof(
  string({ unit: 'binary' }).map((text) => text.toWellFormed()),
  integer(),
  constant(null),
  uint8Array().map((bytes) => Buffer.from(bytes)),
)
const kept: Arbitrary<KeptRow> = record({
  table: constantFrom('users', 'assessments'),
  row: dictionary(
    string({ minLength: 1 }).filter((name) => name !== '__proto__'),
    value,
  ),
})

describe('a backup file', () => {
  let folder: string
  let file: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-backup-'))
    file = join(folder, 'all.gz')
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  const write = async (rows: readonly KeptRow[], signal = untilTheEnd) => {
    rmSync(file, { force: true })
    await writeBackup(file, contentOf(rows), createdAt, signal)
  }
  const read = async () => {
    const rows: KeptRow[] = []
    for await (const row of backupRows(file)) rows.push(row)
    return rows
  }
  const lines = () => gunzipSync(readFileSync(file)).toString().split('\n')
  const rewrite = (changed: readonly string[]) => writeFileSync(file, gzipSync(changed.join('\n')))

  it('gives back every row as it was', async () => {
    await assert(
      asyncProperty(array(kept), async (rows) => {
        await write(rows)
        expect(await checkBackup(file)).toMatchObject({ createdAt, migrations })
        expect(await read()).toEqual(rows)
      }),
      { numRuns: 50 },
    )
  })

  it('is for its owner alone', async () => {
    await write(people(1))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  it('never takes the place of another file', async () => {
    writeFileSync(file, 'precious')
    await expect(writeBackup(file, contentOf([]), createdAt, untilTheEnd)).rejects.toThrow(
      'is there already, and is not replaced',
    )
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })

  it('does not disturb another command that writes the same file', async () => {
    writeFileSync(`${file}.part`, 'half')
    await expect(write([])).rejects.toThrow('another command is writing this file')
    expect(readFileSync(`${file}.part`, 'utf8')).toBe('half')
  })

  it('says when its folder is not there', async () => {
    file = join(folder, 'nowhere', 'all.gz')
    await expect(write([])).rejects.toThrow('Name a file in a folder that is there')
  })

  it('leaves nothing behind when it is stopped', async () => {
    const stopped = new AbortController()
    async function* endless(): AsyncGenerator<KeptRow> {
      const [person] = people(1)
      if (person === undefined) return
      for (let count = 0; ; count += 1) {
        if (count === 10_000) stopped.abort()
        yield person
      }
    }
    const content = { migrations, counts: {}, rows: endless() }
    await expect(writeBackup(file, content, createdAt, stopped.signal)).rejects.toThrow()
    expect(existsSync(file)).toBe(false)
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  it('is refused when it is cut short anywhere', async () => {
    await write(people(50))
    const whole = readFileSync(file)
    await assert(
      asyncProperty(nat(whole.length - 1), async (length) => {
        writeFileSync(file, whole.subarray(0, length))
        await expect(checkBackup(file)).rejects.toThrow(OperatorFault)
      }),
    )
  })

  it('is refused, or holds the same, whichever byte is altered', async () => {
    const rows = people(50)
    await write(rows)
    const whole = readFileSync(file)
    await assert(
      asyncProperty(nat(whole.length - 1), integer({ min: 1, max: 255 }), async (place, flip) => {
        const altered = Buffer.from(whole)
        altered[place] = (altered[place] ?? 0) ^ flip
        writeFileSync(file, altered)
        const found = await read().catch((fault: unknown) => fault)
        if (found instanceof OperatorFault) return
        expect(found).toEqual(rows)
      }),
      { numRuns: 200 },
    )
  })

  it.each<[string, (all: string[]) => string[]]>([
    ['a value changed', (all) => all.map((line) => line.replace('1950', '1951'))],
    ['a row taken out', (all) => all.toSpliced(2, 1)],
    ['a row doubled', (all) => all.toSpliced(2, 0, all[2] ?? '')],
    [
      'two rows in another order',
      (all) => [...all.slice(0, 1), all[2] ?? '', all[1] ?? '', ...all.slice(3)],
    ],
    ['its last line gone', (all) => [...all.slice(0, -2), '']],
    ['something behind its last line', (all) => [...all.slice(0, -1), '["users",{}]', '']],
    [
      'another count in its header',
      (all) => all.map((line) => line.replace('"users":3', '"users":2')),
    ],
    [
      'a table that is no table',
      (all) => all.map((line) => line.replace('["users"', '["sessions"')),
    ],
  ])('is refused with %s', async (_, change) => {
    await write(people(3))
    const before = lines()
    const after = change(before)
    expect(after).not.toEqual(before)
    rewrite(after)
    await expect(checkBackup(file)).rejects.toThrow('This backup is damaged')
  })

  it.each([
    ['memory', '$argon2id$v=19$m=19457,t=2,p=1$c2FsdHNhbHQ$dGFndGFn'],
    ['passes', '$argon2id$v=19$m=19456,t=3,p=1$c2FsdHNhbHQ$dGFndGFn'],
    ['lanes', '$argon2id$v=19$m=19456,t=2,p=2$c2FsdHNhbHQ$dGFndGFn'],
    [
      'memory beyond any number',
      `$argon2id$v=19$m=${'9'.repeat(400)},t=2,p=1$c2FsdHNhbHQ$dGFndGFn`,
    ],
    ['too little memory for argon2', '$argon2id$v=19$m=7,t=2,p=1$c2FsdHNhbHQ$dGFndGFn'],
    ['no pass at all', '$argon2id$v=19$m=19456,t=0,p=1$c2FsdHNhbHQ$dGFndGFn'],
    ['too short a salt', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$dGFndGFn'],
    ['an endless tag', `$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$${'dGFn'.repeat(30)}`],
    ['another kind of hash', '$2b$10$abcdefghijklmnopqrstuv'],
  ])('is refused with a password of %s', async (_, hash) => {
    await write([{ table: 'users', row: { id: 'ann', password_hash: hash } }])
    await expect(checkBackup(file)).rejects.toThrow('a password in a form that this program')
    await expect(read()).rejects.toThrow(OperatorFault)
  })

  it('is refused with a password that is no text, which one of the databases would take as text', async () => {
    const hash = Buffer.from('$argon2id$v=19$m=1048576,t=20,p=1$c2FsdHNhbHQ$dGFndGFn')
    await write([{ table: 'users', row: { id: 'ann', password_hash: hash } }])
    await expect(checkBackup(file)).rejects.toThrow('a password in a form that this program')
  })

  it.each(['', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$dGFndGFn'])(
    'is taken with the password %j, which is none or one of ours',
    async (hash) => {
      const rows: KeptRow[] = [{ table: 'users', row: { id: 'ann', password_hash: hash } }]
      await write(rows)
      expect(await read()).toEqual(rows)
    },
  )

  it('of an earlier release may hold counts of cohorts, which are passed over', async () => {
    const rows = people(2)
    await write(rows)
    const [header = '', ...others] = lines().slice(0, -2)
    const counted = header.replace('"users":2', '"users":2,"cohort_counts":1')
    const body = `${[counted, ...others, '["cohort_counts",{"members":3}]'].join('\n')}\n`
    const sha256 = createHash('sha256').update(body).digest('hex')
    rewrite([`${body}${JSON.stringify({ sha256 })}\n`])
    expect(await read()).toEqual(rows)
  })

  it('of a newer release is told from a damaged one', async () => {
    await write([])
    rewrite(lines().map((line) => line.replace('"version":1', '"version":2')))
    await expect(checkBackup(file)).rejects.toThrow('newer release')
  })

  it.each(['', 'a letter', '{"format":"another"}\n', '{}'])('is not any file: %j', async (text) => {
    writeFileSync(file, text)
    await expect(checkBackup(file)).rejects.toThrow(OperatorFault)
    writeFileSync(file, gzipSync(text))
    await expect(checkBackup(file)).rejects.toThrow('no backup made by this program')
  })

  it('that is not there is told by its name', async () => {
    await expect(checkBackup(file)).rejects.toThrow(`${file} cannot be read.`)
  })
})

function people(count: number): KeptRow[] {
  return Array.from({ length: count }, (_, number) => ({
    table: 'users',
    row: { id: `person ${number}`, year_of_birth: 1950 },
  }))
}

function contentOf(all: readonly KeptRow[]) {
  const counts: Record<string, number> = {}
  for (const { table } of all) counts[table] = (counts[table] ?? 0) + 1
  async function* rows() {
    yield* all
  }
  return { migrations, counts, rows: rows() }
}
