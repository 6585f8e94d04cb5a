/** A bare handler over a copy of the product's database: the same insert and queries, nothing else. */

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addresses } from '#contract/addresses.ts'
import { listen } from './listen.ts'

const [dataDir = ''] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir, 'lifestyle.sqlite'))
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536',
)

const insert = database.prepare(
  `insert into assessments (user_id, id, instrument, answers, score, band, components, flags,
     algorithm_version, age_band, gender, idempotency_key, payload_hash, finished_at)
   values (?, ?, 'stress', ?, 20, 'Moderate', '{}', '[]', 1, '75-79', 'Female', ?, '', ?)`,
)
const newest = database.prepare(
  `select * from assessments where user_id = ? and instrument = 'stress'
   order by finished_at desc, id desc limit 2`,
)
const allSittings = database.prepare(
  'select * from assessments where user_id = ? order by finished_at, id',
)
const allEntered = database.prepare('select * from entered_scores where user_id = ?')

const newestPath = addresses.stressScore.path.replace(':userId', '')

listen((request, response) => {
  const path = request.url ?? ''
  const userId = path.slice(path.lastIndexOf('/') + 1)
  if (request.method === 'POST') receive(request, response)
  else if (path.startsWith(newestPath)) reply(response, newest.all(userId))
  else reply(response, [...allSittings.all(userId), ...allEntered.all(userId)])
})

function receive(request: IncomingMessage, response: ServerResponse): void {
  let text = ''
  request.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  request.on('end', () => {
    const { userId, responses }: { userId: string; responses: object } = JSON.parse(text)
    const id = randomUUID()
    insert.run(userId, id, JSON.stringify(responses), randomUUID(), new Date().toISOString())
    reply(response, { id })
  })
}

function reply(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(text)
}
