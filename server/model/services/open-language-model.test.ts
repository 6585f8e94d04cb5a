/** The three protocols over real sockets: what is sent, what is heard, and a name for every fault. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ModelFault } from '../model-fault.ts'
import { providers, type ModelLimits, type Provider } from '../model-settings.ts'
import { openLanguageModel } from './open-language-model.ts'
import { startFakeService, type FakeService, type Script } from '../test-support/fake-service.ts'
import * as scripts from '../test-support/scripts.ts'

const longMs = 60_000
const patient: ModelLimits = {
  firstChunkMs: longMs,
  chunkMs: longMs,
  totalMs: longMs,
  maxRetries: 0,
  callsAtOnce: 1,
}
const briefing = {
  instructions: 'Speak kindly.',
  messages: [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Good day.' },
    { role: 'user', content: 'How do I sleep better?' },
  ],
} as const
const never = new AbortController().signal

describe.each(providers)('a language model behind %s', (provider) => {
  let service: FakeService

  beforeEach(async () => {
    service = await startFakeService()
  })

  afterEach(() => service.close())

  const open = (limits: Partial<ModelLimits> = {}) =>
    openLanguageModel({
      provider,
      model: 'maker/test-model:8b',
      baseUrl: `${service.address}${provider === 'ollama' ? '/api' : '/v1'}`,
      apiKey: 'secret-key',
      limits: { ...patient, ...limits },
    })

  /** Everything heard, and the name of the fault at the end if there was one. */
  const listen = async (script: Script, limits: Partial<ModelLimits> = {}, signal = never) => {
    service.follow(script)
    const model = await open(limits)
    let heard = ''
    try {
      for await (const words of model.generate(briefing, signal)) heard += words
      return { heard }
    } catch (fault) {
      if (!(fault instanceof ModelFault)) throw fault
      return { heard, fault: fault.message }
    }
  }

  it('is heard to its end', async () => {
    const words = 'Sit in bright light after breakfast. [Z17]\n\nKeep one wake time — “always”.'
    expect(await listen(scripts.reciting(words))).toEqual({ heard: words })
    expect((await open()).name).toBe('test-model:8b')
  })

  it('is told the briefing, the limits and the key, and nothing else', async () => {
    await listen(scripts.reciting('Good.'))
    const [call] = service.calls
    expect(call?.provider).toBe(provider)
    expect(call?.body).toEqual(expectedBody[provider])
    const key = provider === 'anthropic' ? call?.headers['x-api-key'] : call?.headers.authorization
    expect(key).toBe(provider === 'anthropic' ? 'secret-key' : 'Bearer secret-key')
  })

  it.each([
    [401, 'key-refused (401)'],
    [403, 'key-refused (403)'],
    [404, 'call-refused (404)'],
    [429, 'over-limit (429)'],
    [500, 'service-failed (500)'],
  ])('may refuse with %i', async (status, fault) => {
    expect(await listen(scripts.refusing(status))).toEqual({ heard: '', fault })
  })

  it('is asked once more where the service failed at once', async () => {
    const inOrder = [scripts.refusing(503), scripts.reciting('Here I am.')]
    const script: Script = (turn) => inOrder.shift()?.(turn)
    expect(await listen(script, { maxRetries: 1 })).toEqual({ heard: 'Here I am.' })
    expect(service.calls).toHaveLength(2)
  })

  it('is given up after the second failure', async () => {
    const fault = 'service-failed (503)'
    expect(await listen(scripts.refusing(503), { maxRetries: 1 })).toEqual({ heard: '', fault })
    expect(service.calls).toHaveLength(2)
  })

  it('is not waited for where it wants to be asked again much later', async () => {
    const limits = { maxRetries: 1, firstChunkMs: 2000 }
    const { heard, fault } = await listen(scripts.puttingOff, limits)
    expect(heard).toBe('')
    expect(fault).toMatch(/^(no-first-word|over-limit)/)
    expect(service.calls).toHaveLength(1)
  })

  it('may break down in the middle', async () => {
    const { heard, fault } = await listen(scripts.breakingDownAfter('Half a'))
    expect('Half a').toContain(heard)
    expect(fault).toMatch(/^service-failed/)
  })

  it('may take the call and never answer', async () => {
    const fault = 'no-first-word'
    const limits = { firstChunkMs: 30 }
    expect(await listen(scripts.hangingAfter(''), limits)).toEqual({ heard: '', fault })
    expect(await listen(scripts.onlyPinging, limits)).toEqual({ heard: '', fault })
  })

  it('may stop in the middle, and is hung up on', async () => {
    const left = Promise.withResolvers<void>()
    const script: Script = async (turn) => {
      await scripts.hangingAfter('Half a')(turn)
      left.resolve()
    }
    expect(await listen(script, { chunkMs: 30 })).toEqual({ heard: 'Half a', fault: 'stalled' })
    await left.promise
  })

  it('may speak without end', async () => {
    const { fault } = await listen(scripts.endless, { totalMs: 1000 })
    expect(fault).toBe('stalled')
  })

  it('is hung up on after a mebibyte, however fast it speaks', async () => {
    const left = Promise.withResolvers<void>()
    const script: Script = (turn) => {
      void turn.left.then(() => left.resolve())
      return scripts.flooding(turn)
    }
    expect((await listen(script)).fault).toBe('too-long')
    await left.promise
  })

  it('may refuse without end, and is hung up on', async () => {
    const left = Promise.withResolvers<void>()
    const script: Script = (turn) => {
      void turn.left.then(() => left.resolve())
      return scripts.refusingWithoutEnd(turn)
    }
    expect((await listen(script)).fault).toMatch(/^(service-failed|too-long)/)
    await left.promise
  })

  it('may send on to another address, which gets neither words nor key', async () => {
    const other = await startFakeService()
    other.follow(scripts.sayingNothing)
    const { heard, fault } = await listen((turn) =>
      turn.refuse(307, { location: `${other.address}${turn.path}` }),
    )
    expect({ heard, fault }).toEqual({ heard: '', fault: 'unreachable' })
    expect(other.calls).toEqual([])
    await other.close()
  })

  it('may hang up early', async () => {
    const atOnce = await listen((turn) => turn.drop())
    expect(atOnce).toEqual({ heard: '', fault: 'unreachable' })
    const { fault } = await listen(scripts.hangingUpAfter('Half a'))
    expect(fault).toMatch(/^(cut-off|junk|unreachable)$/)
  })

  it('may end without saying that it ends', async () => {
    const { heard, fault } = await listen(scripts.endingQuietlyAfter('Half a'))
    expect(heard).toBe('Half a')
    expect(fault).toMatch(/^(cut-off|junk)$/)
  })

  it('may speak junk, which is printed nowhere', async () => {
    const printed = vi.spyOn(console, 'warn')
    expect(await listen(scripts.babbling)).toEqual({ heard: '', fault: 'junk' })
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })

  it('may say nothing, too much, or be held back', async () => {
    expect(await listen(scripts.sayingNothing)).toEqual({ heard: '', fault: 'empty' })
    const tooMuch = await listen(scripts.runningOutAfter('A long'))
    expect(tooMuch).toEqual({ heard: 'A long', fault: 'too-long' })
    const { fault } = await listen(scripts.withholding)
    expect(fault).toBe(provider === 'ollama' ? 'empty' : 'withheld')
  })

  it('is hung up on when the person has gone', async () => {
    const person = new AbortController()
    const left = Promise.withResolvers<void>()
    const script: Script = async (turn) => {
      turn.say('Half a')
      person.abort()
      await turn.left
      left.resolve()
    }
    const answer = await listen(script, {}, person.signal)
    expect(answer.fault).toBe('gone')
    await left.promise
  })

  it('is hung up on when nobody listens any longer', async () => {
    const left = Promise.withResolvers<void>()
    service.follow(async (turn) => {
      turn.say('Enough')
      await turn.left
      left.resolve()
    })
    const model = await open()
    for await (const words of model.generate(briefing, never)) {
      expect(words).toBe('Enough')
      break
    }
    await left.promise
  })
})

describe('a language model at an address where nobody is', () => {
  it('is unreachable', async () => {
    const gone = await startFakeService()
    await gone.close()
    const model = await openLanguageModel({
      provider: 'openai',
      model: 'm',
      baseUrl: `${gone.address}/v1`,
      apiKey: '',
      limits: patient,
    })
    await expect(model.generate(briefing, never).next()).rejects.toMatchObject({
      fault: 'unreachable',
    })
  })
})

const chat = [
  { role: 'user', content: 'Hello' },
  { role: 'assistant', content: 'Good day.' },
  { role: 'user', content: 'How do I sleep better?' },
]
const withInstructions = [{ role: 'system', content: 'Speak kindly.' }, ...chat]
const model = 'maker/test-model:8b'
const inParts = ({ role, content }: { role: string; content: string }) => ({
  role,
  content: [{ type: 'text', text: content }],
})

const expectedBody: Readonly<Record<Provider, object>> = {
  openai: { model, messages: withInstructions, max_tokens: 450, temperature: 0.3, stream: true },
  anthropic: {
    model,
    system: [{ type: 'text', text: 'Speak kindly.' }],
    messages: chat.map(inParts),
    max_tokens: 450,
    temperature: 0.3,
    stream: true,
  },
  ollama: {
    model,
    messages: withInstructions,
    think: false,
    options: { num_ctx: 8192, num_predict: 450, temperature: 0.3 },
    stream: true,
    max_output_tokens: 450,
    temperature: 0.3,
  },
}
