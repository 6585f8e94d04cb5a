/** How often one network may call. */

import { describe, expect, it } from 'vitest'
import { appForTest } from '../../test-support/test-app.ts'

const site = { method: 'GET', url: '/api/site' } as const

/** One of a hundred households of one site. */
const householdAt = (call: number) => `2001:db8:1:${(call % 100).toString(16)}::1`

describe('the limit on all calls', () => {
  it('counts strangers before it looks for their session', async () => {
    const server = await appForTest({ RATE_LIMIT: 'on' })
    const stranger = { method: 'GET', url: '/api/me' } as const
    for (let count = 0; count < 900; count += 1) await server.send(stranger)
    const answer = await server.send(stranger)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('counts a whole household of IPv6 as one', async () => {
    const server = await appForTest({ RATE_LIMIT: 'on' })
    const from = async (address: string) => {
      const answer = await server.send({ ...site, headers: { 'x-forwarded-for': address } })
      return Number(answer.headers['x-ratelimit-remaining'])
    }
    const first = await from('2001:db8:1:2::1')
    expect(await from('2001:db8:1:2:ffff::2')).toBe(first - 1)
    expect(await from('2001:db8:1:3::1')).toBe(first)
  })

  it('lets a site of IPv6 do eight times as much, and no more', async () => {
    const server = await appForTest({ RATE_LIMIT: 'on' })
    const from = (address: string) =>
      server.send({ ...site, headers: { 'x-forwarded-for': address } })
    for (let count = 0; count < 7200; count += 1) {
      const answer = await from(`2001:db8:1:${(count % 100).toString(16)}::1`)
      if (answer.statusCode !== 200) throw new Error(`Call ${count} was refused.`)
    }
    expect((await from('2001:db8:1:ffff::1')).statusCode).toBe(429)
    expect((await from('2001:db8:2:ffff::1')).statusCode).toBe(200)
  })

  it('is one of its own where danger is told, for a network and a site', async () => {
    const server = await appForTest({ RATE_LIMIT: 'on' })
    const { token } = await server.newMember('192.0.2.7')
    const told = 'I have chest pain'
    const ask = async (address: string) => {
      const from = { 'x-forwarded-for': address }
      const signedIn = { ...from, authorization: `Bearer ${token}` }
      const post = (url: string, payload: object, headers: Readonly<Record<string, string>>) =>
        server.send({ method: 'POST', url, headers, payload })
      const chat = await post('/chat', { message: told }, from)
      const advice = await post('/api/ai-advice', { prompt: told }, signedIn)
      const other = await server.send({ ...site, headers: from })
      return [chat, advice, other].map(({ statusCode }) => statusCode)
    }
    for (let call = 0; call < 900; call += 1) await server.send(site)
    expect(await ask('127.0.0.1')).toEqual([200, 200, 429])
    for (let call = 0; call < 7200; call += 1) {
      await server.send({ ...site, headers: { 'x-forwarded-for': householdAt(call) } })
    }
    expect(await ask(householdAt(0))).toEqual([200, 200, 429])
  })

  it('still counts where danger is told', async () => {
    const server = await appForTest({ RATE_LIMIT: 'on' })
    const chat = {
      method: 'POST',
      url: '/chat',
      payload: { message: 'I have chest pain' },
    } as const
    for (let count = 0; count < 900; count += 1) await server.send(chat)
    expect((await server.send(chat)).statusCode).toBe(429)
  })

  it('does not count pages', async () => {
    const server = await appForTest({ RATE_LIMIT: 'on' })
    const page = await server.send({ method: 'GET', url: '/about' })
    expect(page.headers['x-ratelimit-limit']).toBeUndefined()
  })

  it('can be switched off', async () => {
    const server = await appForTest()
    const answer = await server.send(site)
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined()
  })
})
