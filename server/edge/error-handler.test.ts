/** Faults on the wire and in the log. */

import { beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, appForTest } from '../test-support/test-app.ts'

describe('the error handler', () => {
  let server: TestApp

  beforeEach(async () => {
    server = await appForTest()
  })

  it('answers an unknown fault with one bland sentence and logs it without its message', async () => {
    server.app.get('/api/broken', () => {
      throw Object.assign(new Error('row of ann@example.org'), { code: '23505', detail: 'secret' })
    })
    const answer = await server.send({ method: 'GET', url: '/api/broken' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
    })
    const line = server.log.find((each) => each.includes('a request failed'))
    expect(JSON.parse(line ?? '')).toMatchObject({ fault: 'Error', code: '23505', level: 50 })
    expect(server.log.join()).not.toMatch(/ann@example|secret/)
  })

  it('survives what is not even an error', async () => {
    server.app.get('/api/odd', () => Promise.reject('just a text'))
    const answer = await server.send({ method: 'GET', url: '/api/odd' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('just a text')
  })

  it('answers in JSON at an unknown address', async () => {
    for (const request of [
      { method: 'GET', url: '/api/nothing' },
      { method: 'POST', url: '/nothing' },
      { method: 'DELETE', url: '/view-scores' },
    ] as const) {
      const answer = await server.send(request)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({
        error: 'There is nothing at this address.',
        code: 'NOT_FOUND',
      })
    }
  })

  it.each(['/view-scores/%E0%A4%A', '/%', `/view-scores/${'x'.repeat(5000)}`])(
    'answers calmly at %s',
    async (url) => {
      const answer = await server.send({ method: 'GET', url })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json()).toHaveProperty('error')
    },
  )

  it('tells when to try again while too many passwords are being checked', async () => {
    const tries = Array.from({ length: 130 }, (_, person) =>
      server.send({
        method: 'POST',
        url: '/login',
        payload: { email: `ann${person}@example.org`, password: 'a guess' },
      }),
    )
    const answers = await Promise.all(tries)
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.json()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(Number(busy[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})
