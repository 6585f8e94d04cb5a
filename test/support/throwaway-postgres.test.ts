/** The throw-away PostgreSQL starts, answers and leaves nothing behind. */

import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startPostgres } from './throwaway-postgres.ts'

it('starts empty, answers and is gone after stop', async () => {
  const postgres = await startPostgres()
  const client = new Client(postgres.url)
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int as n from pg_tables where schemaname = $1',
    ['public'],
  )
  await client.end()
  await postgres.stop()
  expect(rows).toEqual([{ n: 0 }])
  await expect(new Client(postgres.url).connect()).rejects.toThrow('ECONNREFUSED')
})
