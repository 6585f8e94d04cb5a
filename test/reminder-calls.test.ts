/** A member is reminded only where they asked for it and read the mail there, and stops it in one press without signing in. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { fromMessage } from '#server/test-support/from-message.ts'
import {
  bearer,
  startTestApp,
  type TestApp,
  type TestMember,
  appForTest,
} from '#server/test-support/test-app.ts'

const wish = { channel: 'mail', atMinutes: 540, timeZone: 'America/Chicago', showsText: false }

describe('reminders', () => {
  let mail: MailServer
  let server: TestApp
  let ann: TestMember

  beforeAll(async () => {
    mail = await startMailServer()
  })

  afterAll(() => mail.stop())

  beforeEach(async () => {
    server = await startTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://clinic.example' })
    ann = await server.newMember()
  })

  afterEach(() => server.close())

  const call = (method: 'GET' | 'PATCH', payload?: object) =>
    server.send({
      method,
      url: '/api/me/reminder',
      headers: bearer(ann),
      ...(payload && { payload }),
    })
  /** Ann types the code that was sent to her mailbox. */
  const proveMailbox = async () => {
    await server.send({ method: 'POST', url: '/api/me/proof/code', headers: bearer(ann) })
    const { content } = await mail.letterTo(ann.email, (one) =>
      /^Subject: \d{6}/m.test(one.content),
    )
    const [, code] = /^Subject: (\d{6})/m.exec(content) ?? []
    const proved = await server.send({
      method: 'POST',
      url: '/api/me/proof',
      headers: bearer(ann),
      payload: { code },
    })
    const { token } = proved.json<{ token?: string }>()
    if (token !== undefined) ann = { ...ann, token }
  }
  const wishOf = async () => (await call('GET')).json<{ wish: unknown }>().wish

  it('are kept once the mailbox is known to be theirs, and taken back', async () => {
    expect((await call('GET')).json()).toMatchObject({ mail: 'not-proved', wish: null })
    expect(await call('PATCH', { wish })).toMatchObject({ statusCode: 409 })
    await proveMailbox()
    expect((await call('PATCH', { wish })).json()).toMatchObject({ mail: 'ready', wish })
    expect(await wishOf()).toEqual(wish)
    await call('PATCH', { wish: null })
    expect(await wishOf()).toBeNull()
  })

  it('come to a device without a proved mailbox, and only by a push service that is known', async () => {
    const { push } = (await call('GET')).json<{ push: string }>()
    expect(Buffer.from(push, 'base64url')).toHaveLength(65)
    const onDevice = { ...wish, channel: 'push' }
    const refusal = { code: 'NO_PUSH' }
    expect((await call('PATCH', { wish: onDevice })).json()).toMatchObject(refusal)
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const from = (endpoint: string) =>
      call('PATCH', { wish: onDevice, subscription: { endpoint, keys } })
    expect((await from('https://10.0.0.1/inside')).json()).toMatchObject(refusal)
    expect((await from('not an address')).statusCode).toBe(400)
    expect((await from('https://fcm.googleapis.com/fcm/send/ann')).statusCode).toBe(200)
    const later = { ...onDevice, atMinutes: 600 }
    expect((await call('PATCH', { wish: later })).statusCode).toBe(200)
    expect(await wishOf()).toEqual(later)
  })

  it('are refused in words for an hour at night and for a time zone nobody has', async () => {
    for (const [field, value, error] of [
      ['atMinutes', 60, 'Choose one of the times.'],
      ['timeZone', 'Mars/Olympus', 'The time zone is not known.'],
    ] as const) {
      const answer = await call('PATCH', { wish: { ...wish, [field]: value } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ error })
    }
  })

  it.each([
    ['multipart/form-data; boundary=x', '--x\r\n\r\nList-Unsubscribe=One-Click\r\n--x--'],
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['application/json', '{}'],
  ])('are stopped by a mail program that sends %s', async (type, payload) => {
    const press = await fromMessage('stopReminders', server, ann)
    expect(await wishOf()).not.toBeNull()
    const headers = { 'content-type': type }
    expect(await server.send({ ...press, headers, payload })).toMatchObject({ statusCode: 200 })
    expect(await wishOf()).toBeNull()
  })

  it('are not stopped by software that only fetches the address', async () => {
    const press = await fromMessage('stopReminders', server, ann)
    const opened = await server.send({ ...press, method: 'GET' })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/stop#${'s'.repeat(43)}`])
    expect(await wishOf()).not.toBeNull()
  })

  it('are turned on again from the message for a day, and not later', async () => {
    const stop = await fromMessage('stopReminders', server, ann)
    await server.send(stop)
    const resume = await fromMessage('resumeReminders', server, ann)
    expect((await server.send(resume)).statusCode).toBe(200)
    expect(await wishOf()).not.toBeNull()
    await server.send(stop)
    server.passMs(86_400_001)
    expect((await server.send(resume)).statusCode).toBe(404)
  })

  it('say so where a link is not right', async () => {
    const press = await fromMessage('stopReminders', server, ann)
    const url = press.url.replace(/s{43}/, 'x'.repeat(43))
    const answer = await server.send({ ...press, url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json<{ error: string }>().error).toContain('open My plan')
  })

  it('are offered nowhere without a mail server', async () => {
    const bare = await appForTest()
    const bob = await bare.newMember()
    const request = { url: '/api/me/reminder', headers: bearer(bob) }
    expect((await bare.send({ ...request, method: 'GET' })).json()).toEqual({
      mail: 'none',
      push: null,
      wish: null,
    })
    const refused = await bare.send({ ...request, method: 'PATCH', payload: { wish } })
    expect(refused.json()).toMatchObject({ code: 'NO_MAIL' })
  })
})
