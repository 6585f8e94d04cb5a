/** How often one network may call. */

import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test-support/test-app.ts'

const site = { method: 'GET', url: '/api/site' } as const

describe('the limit on all calls', () => {
  it('counts strangers before it looks for their session', async () => {
    const server = await startTestApp({ RATE_LIMIT: 'on' })
    const stranger = { method: 'GET', url: '/api/me' } as const
    for (let count = 0; count < 900; count += 1) await server.send(stranger)
    const answer = await server.send(stranger)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await server.close()
  })

  it('counts a whole household of IPv6 as one', async () => {
    const server = await startTestApp({ RATE_LIMIT: 'on' })
    const from = async (address: string) => {
      const answer = await server.send({ ...site, headers: { 'x-forwarded-for': address } })
      return Number(answer.headers['x-ratelimit-remaining'])
    }
    const first = await from('2001:db8:1:2::1')
    expect(await from('2001:db8:1:2:ffff::2')).toBe(first - 1)
    expect(await from('2001:db8:1:3::1')).toBe(first)
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
    const answer = await server.send(site)
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined()
    await server.close()
  })
})
