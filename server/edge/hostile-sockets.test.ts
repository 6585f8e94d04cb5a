/** Clients that are slow, loud or broken, over real sockets: each gets a clear answer or is hung up on, and the server lives. */

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { startTestApp, type TestApp } from '../test-support/test-app.ts'

const json = 'content-type: application/json\r\n'
const post = `POST /login HTTP/1.1\r\nhost: x\r\n${json}`
const tooMuch = 'x'.repeat(limits.bodyMaxBytes + 1)

/** The slow ones meet a server with less timeouts, so that the test need not wait a minute. */
const shortTimeouts = { headersMs: 1000, requestMs: 1000, checkMs: 100 }

/** Everything that comes until the server hangs up. */
async function untilClosed(socket: Socket): Promise<string> {
  let said = ''
  socket.setEncoding('utf8').on('data', (part: string) => (said += part))
  // A letter that meets the end breaks the socket, which then closes too.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
  return said
}

function statuses(said: string): number[] {
  return [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

function portOf({ app }: TestApp): number {
  return Number(new URL(app.listeningOrigin).port)
}

describe('a hostile client', () => {
  let server: TestApp
  let impatient: TestApp
  const sockets: Socket[] = []

  beforeAll(async () => {
    server = await startTestApp()
    impatient = await startTestApp({}, { timeouts: shortTimeouts })
    for (const { app } of [server, impatient]) await app.listen({ port: 0, host: '127.0.0.1' })
  })

  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await Promise.all([server.close(), impatient.close()])
  })

  const open = async (to = server) => {
    const socket = connect(portOf(to), '127.0.0.1')
    // Written to after the server has hung up, a socket breaks: that is what is wanted.
    socket.on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }

  const lives = async (one = server) => {
    const answer = await fetch(`http://127.0.0.1:${portOf(one)}/healthz`)
    expect(answer.status).toBe(200)
  }

  it.each([
    { what: 'headers that never end', sent: 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-a:' },
    { what: 'a body that never ends', sent: `${post}content-length: 20\r\n\r\n{"email":` },
    {
      what: 'chunks that never end',
      sent: `${post}transfer-encoding: chunked\r\n\r\n5\r\n{"ema\r\n`,
    },
  ])('with $what is told that it was too slow', async ({ sent }) => {
    const socket = await open(impatient)
    socket.write(sent)
    const said = await untilClosed(socket)
    expect(statuses(said)).toEqual([408])
    expect(said).toContain('"code":"TOO_SLOW"')
    await lives(impatient)
  })

  it('that sends a letter at a time gets no more time than others', async () => {
    const socket = await open(impatient)
    socket.write(`${post}content-length: 1000\r\n\r\n`)
    const drip = setInterval(() => socket.write('x'), 20)
    const said = await untilClosed(socket)
    clearInterval(drip)
    expect(statuses(said)).toEqual([408])
    await lives(impatient)
  })

  it('that says nothing at all is hung up on', async () => {
    expect(statuses(await untilClosed(await open(impatient)))).toEqual([408])
    await lives(impatient)
  })

  it.each([
    { what: 'one huge header', headers: `cookie: ${'a'.repeat(20_000)}\r\n` },
    { what: 'very many headers', headers: 'x: y\r\n'.repeat(5000) },
    { what: 'a huge address', path: `/${'a'.repeat(20_000)}`, headers: '' },
  ])('with $what is refused', async ({ headers, path = '/healthz' }) => {
    const socket = await open()
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`)
    const said = await untilClosed(socket)
    expect(statuses(said)).toEqual([431])
    expect(said).toContain('"code":"TOO_LARGE"')
    await lives()
  })

  it.each([
    {
      what: 'a body that is said to be too large',
      sent: `${post}content-length: ${tooMuch.length}\r\nconnection: close\r\n\r\n`,
    },
    {
      what: 'a body that is too large',
      sent: `${post}content-length: ${tooMuch.length}\r\nconnection: close\r\n\r\n${tooMuch}`,
    },
    {
      what: 'chunks that grow too large',
      sent: `${post}transfer-encoding: chunked\r\nconnection: close\r\n\r\n${tooMuch.length.toString(16)}\r\n${tooMuch}\r\n`,
    },
  ])('with $what is refused', async ({ sent }) => {
    const socket = await open()
    socket.write(sent)
    const said = await untilClosed(socket)
    expect(statuses(said)[0]).toBe(413)
    expect(said).toContain('"code":"TOO_LARGE"')
    await lives()
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['bytes', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
    ['two lengths', `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    [
      'a length and chunks',
      `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a length that is none', `${post}content-length: -1\r\n\r\n{}`],
    ['a chunk that has none', `${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    ['a header with a line in it', 'GET / HTTP/1.1\r\nhost: x\r\nx: a\r b\r\n\r\n'],
    ['a space before the colon', 'GET / HTTP/1.1\r\nhost : x\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['an unknown version', 'GET /healthz HTTP/3.7\r\nhost: x\r\n\r\n'],
  ])('with %s is refused', async (_what, sent) => {
    const socket = await open()
    socket.write(sent)
    expect(statuses(await untilClosed(socket))).toEqual([400])
    await lives()
  })

  it('that sends junk behind a good request gets the answer to that one, and is hung up on', async () => {
    const socket = await open()
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\njunk\r\n\r\nGET /healthz HTTP/1.1\r\n')
    expect(statuses(await untilClosed(socket))).toContain(400)
    await lives()
  })

  it('that sends many requests at once gets them answered in turn', async () => {
    const socket = await open()
    const one = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'
    const last = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
    socket.write(one.repeat(50) + last)
    expect(statuses(await untilClosed(socket))).toEqual(Array.from({ length: 51 }, () => 200))
  })

  it('of whom there are many keeps nobody else out', async () => {
    const slow = await Promise.all(Array.from({ length: 100 }, () => open(impatient)))
    for (const socket of slow) socket.write(`${post}content-length: 20\r\n\r\n{`)
    await lives(impatient)
    const said = await Promise.all(slow.map(untilClosed))
    expect(new Set(said.flatMap(statuses))).toEqual(new Set([408]))
    await lives(impatient)
  })
})
