/** A page of another site cannot use the cookie by which a browser is remembered. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses, type Address } from '#contract/addresses.ts'
import { startTestApp, type TestApp, type TestMember } from '../../test-support/test-app.ts'

const changing = Object.entries<Address>(addresses)
  .filter(([, { method }]) => method !== 'GET')
  .map(([name, { method, path }]) => ({ name, method, url: path }))

const foreign = [
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:81' },
  { origin: 'http://health.example.org' },
  { origin: 'http://health.example.org', host: 'health.example.org' },
  { origin: 'https://health.example.org.' },
  { origin: 'https://health.example.org:8443' },
  { origin: 'http://sub.localhost' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: '' },
  { origin: 'localhost' },
  { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
]

const own = [
  {},
  { origin: 'http://localhost' },
  { origin: 'http://localhost:80' },
  { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'https://health.example.org' },
]

describe('the origin of a call', () => {
  let server: TestApp
  let ann: TestMember

  beforeAll(async () => {
    server = await startTestApp({ PUBLIC_URL: 'https://health.example.org' })
    ann = await server.newMember()
  })

  afterAll(() => server.close())

  describe.each(changing)('$name', ({ method, url }) => {
    it.each(foreign)('is refused to %j, before anything else is looked at', async (headers) => {
      const before = server.rows()
      const answer = await server.send({ method, url, headers: { ...headers } })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({
        error: expect.stringContaining('another web site'),
        code: 'FOREIGN_ORIGIN',
      })
      expect(server.rows()).toEqual(before)
    })

    it.each(own)('is judged on its merits for %j', async (headers) => {
      const answer = await server.send({ method, url, headers: { ...headers } })
      expect(answer.statusCode).not.toBe(403)
    })
  })

  const byCookie = (headers: Record<string, string>) =>
    server.send({
      method: 'POST',
      url: '/login',
      headers: { cookie: ann.cookie, ...headers },
      payload: { email: ann.email },
    })

  it('opens a remembered browser to our own page alone', async () => {
    expect((await byCookie({ origin: 'https://health.example.org' })).statusCode).toBe(200)
    const stolen = await byCookie({ origin: 'https://evil.example' })
    expect(stolen.statusCode).toBe(403)
    expect(stolen.body).not.toContain(ann.userId)
  })

  it('is the one a trusted proxy names', async () => {
    const proxied = { host: 'internal:3000', 'x-forwarded-host': 'own.example' }
    expect((await byCookie({ ...proxied, origin: 'https://own.example' })).statusCode).toBe(200)
    expect((await byCookie({ ...proxied, origin: 'https://other.example' })).statusCode).toBe(403)
  })

  it('does not matter where nothing is changed', async () => {
    const read = { method: 'GET', url: '/api/site', headers: { origin: 'https://evil.example' } }
    const answer = await server.send({ ...read, method: 'GET' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})
