/** A chat keeps what was asked and what came, and forgets it only when told to. */

import { act, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSession, signIn } from '../../../client/session.ts'
import { forgetTabMemory } from '../../../client/tab-memory.ts'
// Loaded by the chat when it is used; a test would wait for it.
import '../../../client/local-backend/coach/coach-calls.ts'
import '../../../client/local-backend/fixed-texts.ts'
import { type Chat, useChat } from './use-chat.ts'

const heart = { code: 'chest_pain', tier: 0, text: 'Call 911 now.' }
const reply = { sources: [], suggestions: [], model: 'a test model', notice: null }

let root: Root
let chat: Chat
let sendBytes: ReadableStreamDefaultController<Uint8Array>

function Screen({ onRender }: { onRender: (now: Chat) => void }) {
  const now = useChat('assistant')
  useLayoutEffect(() => {
    onRender(now)
  })
  return null
}

function remember(now: Chat): void {
  chat = now
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Whose emergency numbers hold is known from an earlier visit.
  localStorage.setItem('region', 'US')
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        sendBytes = controller
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  signIn({ userId: 'u1', token: 't1' })
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Screen onRender={remember} />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  forgetTabMemory()
  forgetSession()
})

/** Something a person does. */
const doing = (step: () => unknown) =>
  act(async () => {
    step()
  })

/** The server sends one event. */
const say = (event: string, data: object) =>
  act(async () => {
    const bytes = new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    sendBytes.enqueue(bytes)
    // Two turns of the loop: one to read, one to tell.
    await new Promise((resolve) => setTimeout(resolve))
  })

const contents = () => chat.messages.map(({ content }) => content)

describe('useChat', () => {
  it('grows the answer, keeps help at once, and ends in the whole reply', async () => {
    await doing(() => chat.ask('My chest hurts'))
    expect(contents()).toEqual(['My chest hurts', ''])
    expect(chat).toMatchObject({ busy: true, progress: 'The coach is writing', help: null })
    await say('safety', { safety: [heart], help: 'To talk: 988 · Emergency: 911' })
    expect(chat).toMatchObject({ help: 'To talk: 988 · Emergency: 911', urgent: [heart] })
    await say('passage', { text: 'Sit.', startsParagraph: true, sources: [] })
    expect(contents()).toEqual(['My chest hurts', 'Call 911 now.\n\nSit.'])
    await say('done', { ...reply, safety: [heart], advice: 'Call 911 now.\n\nSit down.' })
    expect(contents()).toEqual(['My chest hurts', 'Call 911 now.\n\nSit down.'])
    expect(chat).toMatchObject({ busy: false, isOpen: false, error: null })
    await doing(() => chat.startNew())
    expect(chat).toMatchObject({ messages: [], help: 'To talk: 988 · Emergency: 911', urgent: [] })
  })

  it('keeps what was shown when it is stopped, and asks again in its place', async () => {
    await doing(() => chat.ask('And naps?'))
    await say('safety', { safety: [] })
    await say('passage', { text: 'Short ones.', startsParagraph: true, sources: [] })
    expect(chat.ask('Twice?')).toBe(false)
    await doing(() => chat.stop())
    expect(chat.messages.at(-1)).toMatchObject({ content: 'Short ones.', unfinished: 'stopped' })
    expect(chat).toMatchObject({
      busy: false,
      isOpen: true,
      progress: 'Stopped. You can ask again.',
    })
    await doing(() => chat.askAgain())
    expect(contents()).toEqual(['And naps?', ''])
    await doing(() => chat.startNew())
    expect(chat).toMatchObject({ busy: false, messages: [] })
  })

  it('says what failed and keeps the question', async () => {
    await doing(() => chat.ask('And naps?'))
    await say('safety', { safety: [] })
    await say('failed', { error: 'The coach lost the thread.' })
    expect(contents()).toEqual(['And naps?'])
    expect(chat).toMatchObject({ error: 'The coach lost the thread.', isOpen: true, progress: '' })
  })

  it('says below the words of the specification how long to wait where too much was asked', async () => {
    const error = 'You can ask again in about 3 minutes.'
    vi.stubGlobal('fetch', async () =>
      Response.json({ error, code: 'TOO_MANY_REQUESTS' }, { status: 429 }),
    )
    await doing(() => chat.ask('What now?'))
    await expect.poll(() => chat.error).toBe(`Failed to fetch response\n${error}`)
    expect(contents()).toContain('What now?')
  })

  it('writes nothing for a person who has gone', async () => {
    await doing(() => chat.ask('And naps?'))
    await doing(forgetSession)
    expect(chat).toMatchObject({ busy: false, messages: [] })
  })
})
