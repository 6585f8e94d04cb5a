/** Streams of events on a real socket. */

import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EventStream, sendEvents, type ServerEvent } from './event-stream.ts'

const schemas = {
  passage: z.object({ text: z.string() }),
  failed: z.object({ error: z.string() }),
}

async function* twoLines() {
  yield { event: 'passage', data: { text: 'Two\nlines', secret: 'x' } }
}

async function* failing() {
  yield { event: 'passage', data: { text: 'One' } }
  throw new Error('the secret reason')
}

describe('a stream of events', () => {
  let app: FastifyInstance

  afterEach(() => app.close())

  const ask = async (events: AsyncIterable<ServerEvent>, beatMs = 60_000) => {
    app = fastify()
    app.get('/', (_request, reply) => {
      return sendEvents({ reply, stream: new EventStream(events), schemas, beatMs })
    })
    return fetch(await app.listen({ port: 0, host: '127.0.0.1' }))
  }

  it('writes each event with its name and its data in one line, and only what belongs to it', async () => {
    const answer = await ask(twoLines())
    expect(await answer.text()).toBe('event: passage\ndata: {"text":"Two\\nlines"}\n\n')
  })

  it('shows that it is alive while nothing is said', async () => {
    const release = Promise.withResolvers<void>()
    async function* events() {
      await release.promise
      yield { event: 'passage', data: { text: 'At last' } }
    }
    const answer = await ask(events(), 5)
    let heard = ''
    const decoder = new TextDecoder()
    for await (const bytes of answer.body ?? []) {
      heard += decoder.decode(bytes, { stream: true })
      if (heard.includes(': still here\n\n')) release.resolve()
    }
    expect(heard).toMatch(/^: still here\n\n[^]*event: passage\ndata: {"text":"At last"}\n\n/)
  })

  it('ends with a plain sentence where something fails, and tells nothing of it', async () => {
    const text = await (await ask(failing())).text()
    expect(text).toContain('event: failed\ndata: {"error":"Something went wrong on our side.')
    expect(text).not.toContain('secret')
  })

  it('lets go of its events when the reader leaves', async () => {
    const ended = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    async function* events() {
      try {
        for (;;) {
          yield { event: 'passage', data: { text: 'on and on' } }
          await Promise.race([left.promise, new Promise(setImmediate)])
        }
      } finally {
        ended.resolve()
      }
    }
    const answer = await ask(events())
    await answer.body?.cancel()
    left.resolve()
    await ended.promise
  })
})
