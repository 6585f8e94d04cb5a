/** A stream becomes one outcome, however it is cut and however it ends. */

import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSession, signIn } from '../session.ts'
import type { StreamedPassage } from '../call-result.ts'
import { streamCoach } from './stream-coach.ts'

const reply = {
  advice: 'Schlaf gut \u{1F31C}.',
  safety: [],
  sources: [],
  suggestions: ['And naps?'],
  model: 'a test model',
  notice: null,
}
const passages: readonly StreamedPassage[] = [
  { text: 'Schlaf', startsParagraph: true, sources: [] },
  { text: 'gut \u{1F31C}.', startsParagraph: false, sources: [] },
]

function lineOf(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

const opening =
  lineOf('safety', { safety: [] }) + passages.map((each) => lineOf('passage', each)).join('')

/** The server sends these bytes, in pieces that end at the given places. */
function serve(text: string, places: readonly number[] = [], init: ResponseInit = {}): void {
  const bytes = new TextEncoder().encode(text)
  const edges = [...places.map((place) => place % (bytes.length + 1)), bytes.length]
  const sorted = [0, ...edges.toSorted((a, b) => a - b)]
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const [index, edge] of sorted.slice(1).entries()) {
        controller.enqueue(bytes.slice(sorted[index], edge))
      }
      controller.close()
    },
  })
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  vi.stubGlobal('fetch', async () => new Response(body, { headers, ...init }))
}

/** Never answers, and lets go when told to. */
function hang() {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  })
}

/** Asks, and remembers all that is told. */
async function ask(signal?: AbortSignal, prompt = 'How can I sleep better?') {
  const told: unknown[] = []
  const outcome = await streamCoach('aiAdvice', {
    body: { prompt },
    ...(signal === undefined ? {} : { signal }),
    onSafety: (safety) => told.push(safety),
    onPassage: (passage) => told.push(passage),
  })
  return { told, outcome }
}

beforeEach(() => {
  // Whose emergency numbers hold is known from an earlier visit.
  localStorage.setItem('region', 'US')
  signIn({ userId: 'u1', token: 't1' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  forgetSession()
})

describe('a whole stream', () => {
  it('is told in order and ends in the reply, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 40 }), async (places) => {
        serve(opening + lineOf('done', reply), places)
        const { told, outcome } = await ask()
        expect(told).toEqual([[], ...passages])
        expect(outcome).toEqual({ ok: true, reply })
      }),
    )
  })

  it('passes over what it does not know', async () => {
    serve(`: keep alive\n\n${lineOf('weather', { sun: true })}${lineOf('done', reply)}`)
    expect(await ask()).toEqual({ told: [], outcome: { ok: true, reply } })
  })

  it('may come as one JSON reply', async () => {
    serve(JSON.stringify(reply), [], { headers: { 'content-type': 'application/json' } })
    expect(await ask()).toEqual({ told: [[]], outcome: { ok: true, reply } })
  })
})

describe('a stream that fails', () => {
  it('is unreachable when it ends without the reply, wherever that is', async () => {
    const whole = opening + lineOf('done', reply)
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length - 2 }), async (length) => {
        serve(whole.slice(0, length))
        expect((await ask()).outcome).toMatchObject({ ok: false, reason: 'unreachable' })
      }),
    )
  })

  it('is refused with its own sentence when the server gives up', async () => {
    serve(opening + lineOf('failed', { error: 'The coach lost the thread.' }))
    expect((await ask()).outcome).toMatchObject({
      ok: false,
      reason: 'refused',
      status: 200,
      problem: { error: 'The coach lost the thread.' },
    })
  })

  it('is refused without a sentence when it cannot be read', async () => {
    serve('event: done\ndata: {"advice":\n\n')
    expect((await ask()).outcome).toMatchObject({ reason: 'refused', problem: null })
  })

  it('is refused as any call before it begins', async () => {
    const problem = { error: 'Too many requests.', code: 'TOO_MANY_REQUESTS' }
    serve(JSON.stringify(problem), [], { status: 429, headers: { 'retry-after': '7' } })
    expect(await ask()).toEqual({
      told: [],
      outcome: { ok: false, reason: 'refused', status: 429, problem, retryAfterSeconds: 7 },
    })
  })

  it('is unreachable without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect((await ask()).outcome).toMatchObject({ reason: 'unreachable', status: 0 })
  })
})

describe('a stream that hangs', () => {
  it('is given up after a long silence', async () => {
    vi.useFakeTimers()
    hang()
    const asked = ask()
    await vi.advanceTimersByTimeAsync(75_000)
    expect((await asked).outcome).toMatchObject({ reason: 'unreachable' })
  })

  it('ends at once when the caller stops it', async () => {
    hang()
    const stop = new AbortController()
    const asked = ask(stop.signal)
    stop.abort()
    await expect(asked).rejects.toThrow('aborted')
  })
})

describe('a person in danger', () => {
  const help = [expect.objectContaining({ code: 'suicide_self_harm', tier: 0 })]

  it('is shown help without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { told, outcome } = await ask(undefined, 'I want to die')
    expect(told).toEqual([help])
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' })
  })

  it('is shown help when the server refuses', async () => {
    serve('{}', [], { status: 429 })
    expect((await ask(undefined, 'I want to die')).told).toEqual([help])
  })

  it('is shown help while the server hangs', async () => {
    hang()
    const told = Promise.withResolvers<unknown>()
    const stop = new AbortController()
    const asked = streamCoach('chat', {
      body: { message: 'I want to die' },
      signal: stop.signal,
      onSafety: told.resolve,
    })
    expect(await told.promise).toEqual(help)
    stop.abort()
    await expect(asked).rejects.toThrow('aborted')
  })

  it('is told nothing twice when the server spoke before it broke off', async () => {
    serve(opening)
    expect((await ask(undefined, 'I want to die')).told).toEqual([[], ...passages])
  })
})

describe('a guest', () => {
  it('is told the same events, with no network', async () => {
    forgetSession()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const told: string[] = []
    const outcome = await streamCoach('chat', {
      body: { message: 'How can I sleep better?' },
      onSafety: (safety) => told.push(...safety.map(({ text }) => text)),
      onPassage: ({ text }) => told.push(text),
    })
    if (!outcome.ok) throw new Error('refused')
    expect(told.join('\n\n')).toBe(outcome.reply.advice)
  })
})
