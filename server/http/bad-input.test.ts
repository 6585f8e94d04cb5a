/** What the page would refuse the server refuses too, in words, and stores nothing of it. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { answerAll, answerByItem } from '../test-support/answer-sets.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../test-support/test-app.ts'

const withBody = Object.entries<Endpoint>(endpoints)
  .filter(([, { body }]) => body !== undefined)
  .map(([name, { address, body }]) => ({
    name,
    url: address.path,
    method: address.method,
    mayBeEmpty: body?.safeParse({}).success === true,
  }))

const fiveMegabytes = JSON.stringify({ text: 'x'.repeat(5_000_000) })

/** Deep enough to exhaust the stack of anything that walks it. */
const deep = `{"answers":${'['.repeat(20_000)}${']'.repeat(20_000)}}`

const badBodies = [
  { what: 'nothing', payload: '', status: 400, isEmpty: true },
  { what: 'an empty object', payload: '{}', status: 400, isEmpty: true },
  { what: 'a list', payload: '[]', status: 400 },
  { what: 'null', payload: 'null', status: 400 },
  { what: 'a text', payload: '"hello"', status: 400 },
  { what: 'a number', payload: '7', status: 400 },
  { what: 'broken JSON', payload: '{"email": "a@b.c', status: 400 },
  { what: 'a poisoned prototype', payload: '{"__proto__":{"userId":"x"}}', status: 400 },
  // Of no field that a call knows, so as good as empty.
  { what: 'a deep nest', payload: deep, status: 400, isEmpty: true },
  { what: '5 MB', payload: fiveMegabytes, status: 413 },
  { what: 'a form', payload: 'email=a', type: 'application/x-www-form-urlencoded', status: 415 },
  { what: 'plain text', payload: '{}', type: 'text/plain', status: 415 },
]

const person = { email: 'new@example.org', password: 'long enough', gender: 'Male' }

const badRegistrations = [
  { field: 'email', change: { email: '' } },
  { field: 'email', change: { email: 'no address' } },
  { field: 'email', change: { email: `${'a'.repeat(250)}@example.org` } },
  { field: 'email', change: { email: 5 } },
  { field: 'email', change: { email: 'ann\u0000@example.org' } },
  { field: 'email', change: { email: 'ann\u200B@example.org' } },
  { field: 'email', change: { email: '\uD800@example.org' } },
  { field: 'password', change: { password: 'short' } },
  { field: 'password', change: { password: 'x'.repeat(129) } },
  { field: 'password', change: { password: undefined } },
  { field: 'gender', change: { gender: 'Other' } },
  { field: 'gender', change: { gender: undefined } },
  { field: 'yearOfBirth', change: { yearOfBirth: 1700 } },
  { field: 'yearOfBirth', change: { yearOfBirth: 1905 } },
  { field: 'yearOfBirth', change: { yearOfBirth: 2009 } },
  { field: 'yearOfBirth', change: { yearOfBirth: 2027 } },
  { field: 'yearOfBirth', change: { yearOfBirth: 1950.5 } },
  { field: 'yearOfBirth', change: { yearOfBirth: '1950' } },
  { field: 'yearOfBirth', change: { yearOfBirth: undefined } },
  { field: 'age', change: { age: 'old' } },
]

const social = Object.values(answerByItem('social'))
const stress = answerByItem('stress')
const sleep = answerByItem('sleep')
const badSubmits = [
  { url: '/social', sent: { answers: [] }, code: 'INCOMPLETE', field: 0 },
  { url: '/social', sent: { answers: stress }, code: 'INVALID_ANSWERS' },
  {
    url: '/social',
    sent: { answers: ['x', ...social.slice(1)] },
    code: 'INVALID_OPTION',
    field: 0,
  },
  { url: '/social', sent: { responses: social }, code: 'INVALID_FIELD', field: 'answers' },
  { url: '/api/stress-scale', sent: { responses: {} }, code: 'INCOMPLETE', field: '1-0' },
  {
    url: '/api/stress-scale',
    sent: { responses: { ...stress, '2-0': 'never' } },
    code: 'INVALID_OPTION',
    field: '2-0',
  },
  {
    url: '/api/stress-scale',
    sent: { responses: { ...stress, '2-0': 3 } },
    code: 'INVALID_OPTION',
    field: '2-0',
  },
  {
    url: '/api/stress-scale',
    sent: { responses: stress, startedAt: 'yesterday' },
    code: 'INVALID_FIELD',
    field: 'startedAt',
  },
  {
    url: '/api/stress-scale',
    sent: { responses: stress, startedAt: `2026-01-01T00:00:00.${'1'.repeat(30_000)}Z` },
    code: 'INVALID_FIELD',
    field: 'startedAt',
  },
  {
    url: '/api/sleep-scale',
    sent: { responses: { ...sleep, '1-0': 'late' } },
    code: 'INVALID_TIME',
    field: '1-0',
  },
  {
    url: '/api/sleep-scale',
    sent: { responses: { ...sleep, '1-3': '25' } },
    code: 'INVALID_NUMBER',
    field: '1-3',
  },
  { url: '/api/mna-test', sent: { answers: answerAll('mna') }, code: 'BMI_REQUIRED' },
  { url: '/api/learn-scale', sent: { answers: null }, code: 'INVALID_ANSWERS' },
  { url: '/api/exercise-scale', sent: { responses: 'Never' }, code: 'INVALID_ANSWERS' },
]

describe('bad input', () => {
  let server: TestApp
  let ann: TestMember

  beforeAll(async () => {
    server = await startTestApp()
    ann = await server.newMember()
  })

  afterAll(() => server.close())

  const refused = async (
    url: string,
    payload: string | object,
    headers = {},
    method: Address['method'] = 'POST',
  ) => {
    const before = server.rows()
    const answer = await server.send({
      method,
      url,
      headers: { ...bearer(ann), ...headers },
      payload,
    })
    expect(server.rows()).toEqual(before)
    const body = answer.json<{ error: string }>()
    expect(body.error).toMatch(/^[A-Z].{8,}/)
    return { status: answer.statusCode, body }
  }

  describe.each(withBody)('to $name', ({ url, method, mayBeEmpty }) => {
    const bad = badBodies.filter(({ isEmpty }) => !(isEmpty === true && mayBeEmpty))
    it.each(bad)('$what is refused', async ({ payload, status, type }) => {
      const headers = { 'content-type': type ?? 'application/json' }
      expect((await refused(url, payload, headers, method)).status).toBe(status)
    })
  })

  it.each(badRegistrations)('$change is refused at $field', async ({ field, change }) => {
    const { status, body } = await refused('/register', { ...person, yearOfBirth: 1950, ...change })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'INVALID_FIELD', field })
  })

  it.each(badSubmits)('$code is said of $url', async ({ url, sent, code, field }) => {
    const { status, body } = await refused(url, { userId: ann.userId, ...sent })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code, ...(field === undefined ? {} : { field }) })
  })

  it("a password that is too long to be anyone's is refused in words", async () => {
    const sent = { email: 'ann@example.org', password: 'x'.repeat(129) }
    const { status, body } = await refused('/login', sent)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'Use at most 128 characters.', field: 'password' })
  })

  it.each(['\u0001', 'x'.repeat(201), 'two words', ''])('key %j is refused', async (key) => {
    const { status, body } = await refused(
      '/social',
      { userId: ann.userId, answers: social },
      { 'idempotency-key': key },
    )
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'INVALID_FIELD', field: 'idempotency-key' })
  })

  it('the first and the last year that may register are taken', async () => {
    for (const [index, yearOfBirth] of [1906, 2008].entries()) {
      const payload = { ...person, email: `edge${index}@example.org`, yearOfBirth }
      const answer = await server.send({ method: 'POST', url: '/register', payload })
      expect(answer.statusCode).toBe(200)
    }
  })
})
