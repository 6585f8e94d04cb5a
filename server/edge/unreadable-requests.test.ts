/** Requests no route is asked about, over a real socket. */

import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test-support/test-app.ts'
import { refuseUnreadable } from './unreadable-requests.ts'

describe('an unreadable request', () => {
  let server: TestApp
  let port: number

  beforeAll(async () => {
    server = await startTestApp()
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  afterAll(() => server.close())

  it.each([
    { what: 'no HTTP', sent: 'hello\r\n\r\n', status: 400, code: 'BAD_REQUEST' },
    {
      what: 'a flood of headers',
      sent: `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      status: 431,
      code: 'TOO_LARGE',
    },
  ])('with $what is refused in words', async ({ sent, status, code }) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(sent)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/\.$/), code })
  })

  it('that never ends is given up', () => {
    expect(server.app.server.requestTimeout).toBeGreaterThan(0)
    expect(server.app.server.requestTimeout).toBeLessThanOrEqual(60_000)
    const said: string[] = []
    const connection = {
      writable: true,
      write: (part: string) => said.push(part),
      destroy: () => said.push('hung up'),
    }
    const fault = Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    refuseUnreadable(fault, connection)
    expect(said[0]).toMatch(/^HTTP\/1\.1 408 .*"error":"Sending took too long\./s)
    expect(said[1]).toBe('hung up')
  })
})
