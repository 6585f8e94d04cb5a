/** What operators and tools ask. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { startTestApp, type TestApp, appForTest } from '../test-support/test-app.ts'

describe('calls of operators', () => {
  let server: TestApp

  beforeAll(async () => {
    server = await startTestApp({ SIGN_IN_URL: 'https://club.example.org/in', REGION: 'gb' })
  })

  afterAll(() => server.close())

  const get = (url: string) => server.send({ method: 'GET', url })

  it('say that the server lives and is ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true })
    expect((await get('/readyz')).json()).toEqual({ ok: true })
  })

  it('count requests by route, never by address', async () => {
    await get('/view-scores/01a1fbc9-eb57-7113-86a7-a9f5d36fc648')
    const { body } = await get('/metrics')
    expect(body).toContain(
      'http_requests_total{method="GET",route="/view-scores/:userId",status="401"} 1',
    )
    expect(body).not.toContain('01a1fbc9')
  })

  it('tell what an operator watches: calls by time, jobs, letters, the last backup, the process', async () => {
    await get('/metrics')
    const { body } = await get('/metrics')
    for (const name of [
      'http_request_duration_seconds_bucket{le="30",method="GET",route="/metrics"}',
      'job_runs_total',
      'letters_total',
      'last_backup_timestamp_seconds 0',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(body).toContain(name)
    }
  })

  it.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
  ])('count for nobody who comes through a proxy: %j', async (headers) => {
    const answer = await server.send({ method: 'GET', url: '/metrics', headers: { ...headers } })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('http_requests')
  })

  it.each([
    { remoteAddress: '203.0.113.7', statusCode: 404 },
    { remoteAddress: '10.0.0.1', statusCode: 404 },
    { remoteAddress: '2001:db8::1', statusCode: 404 },
    { remoteAddress: '127.0.0.2', statusCode: 200 },
    { remoteAddress: '::1', statusCode: 200 },
    { remoteAddress: '::ffff:127.0.0.1', statusCode: 200 },
    { remoteAddress: '::ffff:203.0.113.7', statusCode: 404 },
  ])('count for this machine alone: $remoteAddress', async ({ remoteAddress, statusCode }) => {
    const answer = await server.send({ method: 'GET', url: '/metrics', remoteAddress })
    expect(answer.statusCode).toBe(statusCode)
  })

  it('count for who shows the token, from anywhere, and for nobody else', async () => {
    const token = 'a token of some length'.replaceAll(' ', '-')
    const closed = await appForTest({ METRICS_TOKEN: token })
    const read = async (headers: Record<string, string>, remoteAddress: string) =>
      (await closed.send({ method: 'GET', url: '/metrics', headers, remoteAddress })).statusCode
    expect(await read({ authorization: `Bearer ${token}` }, '203.0.113.7')).toBe(200)
    expect(await read({ authorization: `Bearer ${token}x` }, '203.0.113.7')).toBe(404)
    expect(await read({ authorization: 'Bearer ' }, '127.0.0.1')).toBe(404)
    expect(await read({}, '127.0.0.1')).toBe(404)
  })

  it('describe every call of the contract', async () => {
    const document = (await get('/api/openapi.json')).json<{ paths: Record<string, object> }>()
    const described = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method} ${path}`),
    )
    const expected = Object.values(addresses).map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    )
    expect(described.toSorted()).toEqual(expected.toSorted())
  })

  it('tell the pages what the operator has set', async () => {
    const site = (await get('/api/site')).json<{ sisterProducts: object[] }>()
    expect(site).toMatchObject({
      signInUrl: 'https://club.example.org/in',
      region: 'GB',
      mail: false,
    })
    expect(site.sisterProducts).toHaveLength(2)
  })
})

describe('a server whose database is gone', () => {
  it('says that it is not ready', async () => {
    const server = await appForTest()
    await server.store.close()
    const answer = await server.send({ method: 'GET', url: '/readyz' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect((await server.send({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  })
})
