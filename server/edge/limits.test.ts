/** How often one address may call. */

import { describe, expect, it } from 'vitest'
import { startTestApp } from '../test-support/test-app.ts'

const login = { method: 'POST', url: '/login', payload: { email: 'ann@example.org' } } as const

describe('the limit on calls', () => {
  it('stops guessing at the door, says when to come back, and leaves the rest open', async () => {
    const server = await startTestApp({ RATE_LIMIT: 'on' })
    for (let count = 0; count < 60; count += 1) {
      expect((await server.send(login)).statusCode).toBe(401)
    }
    const answer = await server.send(login)
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({
      error: expect.stringContaining('Please wait'),
      code: 'TOO_MANY_REQUESTS',
    })
    const seconds = Number(answer.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(300)
    expect((await server.send({ method: 'GET', url: '/api/site' })).statusCode).toBe(200)
    const elsewhere = await server.send({ ...login, headers: { 'x-forwarded-for': '192.0.2.7' } })
    expect(elsewhere.statusCode).toBe(401)
    await server.close()
  })

  it('counts strangers before it looks for their session', async () => {
    const server = await startTestApp({ RATE_LIMIT: 'on' })
    const stranger = { method: 'GET', url: '/api/me' } as const
    for (let count = 0; count < 900; count += 1) await server.send(stranger)
    expect((await server.send(stranger)).statusCode).toBe(429)
    await server.close()
  })

  it('does not count pages', async () => {
    const server = await startTestApp({ RATE_LIMIT: 'on' })
    const page = await server.send({ method: 'GET', url: '/about' })
    expect(page.headers['x-ratelimit-limit']).toBeUndefined()
    await server.close()
  })

  it('can be switched off', async () => {
    const server = await startTestApp()
    const answer = await server.send(login)
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined()
    await server.close()
  })
})
