/** An operator sees in traces where the time of a call went, and nothing of the person who made it. */

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { databaseKinds, type FreshDatabase } from '#server/store/test-databases.ts'
import { startAppServer } from './support/app-server.ts'
import { registerMember } from './support/person.ts'

/** The part of OTLP's JSON that is read here (opentelemetry-proto, trace/v1). */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              status: z.object({ code: z.number().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
})

let collector: Server
let fresh: FreshDatabase
/** Bodies, as they came. */
let received: string[]

beforeEach(async () => {
  received = []
  const postgres = databaseKinds.find(({ name }) => name === 'PostgreSQL')
  if (postgres === undefined) throw new Error('PostgreSQL is gone.')
  fresh = await postgres.create()
  collector = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})

afterEach(async () => {
  collector.closeAllConnections()
  collector.close()
  await fresh.remove()
})

it('has each call with its statements, and neither address nor id nor answer of anybody', async () => {
  const bound = collector.address()
  const server = await startAppServer({
    DATABASE_URL: fresh.url ?? '',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`,
  })
  const member = await registerMember(server.url)
  await fetch(`${server.url}/api/history/${member.userID}`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  // The last spans leave with the server.
  await server.stop()

  const spans = received
    .map((body) => exportSchema.parse(JSON.parse(body)))
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans: some }) => some)
  const history = spans.find(({ name }) => name === 'GET /api/history/:userId')
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === history?.spanId)
  expect(history).toBeDefined()
  expect(parts.map(({ name }) => name)).toContain('select')
  const register = spans.find(({ name }) => name.startsWith('POST') && name.includes('register'))
  const writes = spans.filter(({ parentSpanId }) => parentSpanId === register?.spanId)
  expect(writes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert', 'commit']),
  )
  const all = received.join('')
  for (const secret of [member.userID, member.token, member.email])
    expect(all).not.toContain(secret)
})
