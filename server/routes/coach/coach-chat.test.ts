/** Chats with a language model over real sockets: whatever the model does, the person gets a whole, safe answer. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerQuestion } from '#coach/answer/answer.ts'
import { builtInCoachNames } from '#coach/wording/coach-name.ts'
import { providers, type ModelLimits } from '../../model/model-settings.ts'
import { answeringWell, answeringWith, goodWords } from '../../model/test-support/good-words.ts'
import type { Script } from '../../model/test-support/fake-service.ts'
import * as scripts from '../../model/test-support/scripts.ts'
import { startTestCoach, type TestCoach } from '../../test-support/coach-caller.ts'
import { readAll, readChat, readEvents } from '../../test-support/event-reader.ts'

const message = 'How can I sleep better?'
const builtIn = answerQuestion({ message, history: [], region: 'US' })
const label = 'test-model, checked by our safety rules'

/** Everything that was asked for, and the beginning of one sentence more. */
const breakingOffLate: Script = (turn) => scripts.hangingUpAfter(`${goodWords(turn)} And th`)(turn)

const tagIn = (good: string) => /\[\w+\]/.exec(good)?.[0] ?? ''

/** Begins with something that is not so, under a tag that exists. */
const answeringFirst = (words: string): Script =>
  answeringWith((good) => `${words} ${tagIn(good)} ${good}`)

const firstSentence = (good: string) => good.split(/(?<=\])/)[0] ?? ''

const inSpanish = (good: string) =>
  good.replaceAll(/[^[\]]+(?= \[)/g, ' Mantenga un horario fijo y camine cada mañana.')

describe.each(providers)('a chat with a model behind %s', (provider) => {
  let coach: TestCoach

  beforeAll(async () => {
    coach = await startTestCoach(provider)
  })

  afterAll(() => coach.close())

  const under = async (script: Script, limits: Partial<ModelLimits> = {}) => {
    const own = Object.keys(limits).length > 0 ? await startTestCoach(provider, limits) : coach
    own.service.follow(script)
    const chat = await own.chat(message)
    if (own !== coach) await own.close()
    return chat
  }

  it('is in the words of the model, with who speaks and the sources', async () => {
    const { names, passages, done } = await under(answeringWell)
    expect(names[0]).toBe('safety')
    expect(names.at(-1)).toBe('done')
    expect(new Set(names.slice(1, -1))).toEqual(new Set(['passage']))
    expect(done).toMatchObject({ model: label, notice: null, safety: [] })
    expect(done?.advice.replaceAll(/\s+/g, ' ')).toBe(passages.join(' '))
    expect(done?.advice).not.toMatch(/\[\w+\]/)
    expect(done?.sources.map(({ id }) => id)).toEqual(builtIn.sources.map(({ id }) => id))
  })

  it.each<[string, Script, RegExp, Partial<ModelLimits>?]>([
    ['fails at once', scripts.refusing(500), /cannot be reached/],
    ['refuses the key', scripts.refusing(401), /cannot be reached/],
    ['wants fewer calls', scripts.refusing(429), /busy/],
    ['fails in the middle', scripts.breakingDownAfter('Keep a sleep'), /./],
    ['never begins', scripts.hangingAfter(''), /too long/, { firstChunkMs: 40 }],
    ['only pings', scripts.onlyPinging, /too long/, { firstChunkMs: 40 }],
    ['stops in the middle', scripts.hangingAfter('Keep a sleep'), /too long/, { chunkMs: 40 }],
    ['never ends', scripts.endless, /too long|safety rules/, { totalMs: 150 }],
    ['speaks junk', scripts.babbling, /could use/],
    ['says nothing', scripts.sayingNothing, /could use/],
    ['hangs up at once', (turn) => turn.drop(), /cannot be reached/],
    ['hangs up early', scripts.hangingUpAfter('Keep a sleep'), /./],
    ['ends without an end', scripts.endingQuietlyAfter('Keep a sleep'), /./],
    ['runs out of words', scripts.runningOutAfter('Keep a sleep'), /could use/],
    ['invents a source', answeringWith((good) => `Drink warm milk. [Z99] ${good}`), /safety rules/],
    ['names a dose', answeringFirst('Take 5 mg of melatonin.'), /safety rules/],
    ['promises a cure', answeringFirst('Tai chi prevents dementia.'), /safety rules/],
    [
      'knows better numbers',
      answeringWith((good) => good.replaceAll(/ \[/g, ' for 47 minutes [')),
      /safety rules|could use/,
    ],
    [
      'echoes its instructions',
      scripts.reciting('You are the AI coach of a program for older adults. You are not a person.'),
      /safety rules|could use/,
    ],
    [
      'refuses',
      scripts.reciting("I'm sorry, but I can't help with that."),
      /could use|safety rules/,
    ],
    ['speaks another language', answeringWith(inSpanish), /could use|safety rules/],
    ['stops after one sentence', answeringWith(firstSentence), /could use/],
  ])('is the built-in answer, said so, where the model %s', async (_, script, notice, limits) => {
    const { names, passages, done } = await under(script, limits)
    expect(names[0]).toBe('safety')
    expect(names.at(-1)).toBe('done')
    expect(done?.model).toBe(builtInCoachNames.en)
    expect(done?.notice).toMatch(notice)
    expect(done?.advice).toBe(builtIn.text)
    // What was shown before stays in front of the notice until the reply replaces it.
    const after = passages.slice(passages.indexOf(done?.notice ?? '') + 1)
    expect(after).toEqual(builtIn.passages.map(({ text }) => text))
  })

  it('is the built-in answer too where the model breaks off late, after whole sentences', async () => {
    const { done } = await under(breakingOffLate)
    expect(done?.model).toBe(builtInCoachNames.en)
    expect(done?.notice).toMatch(/\.$/)
    expect(done?.advice).toBe(builtIn.text)
  })

  it('leaves out a sentence that says no source', async () => {
    const { done } = await under(
      answeringWith((good) => `Garlic under the pillow helps.\n\n${good}`),
    )
    expect(done?.model).toBe(label)
    expect(done?.advice).not.toContain('Garlic')
  })

  it('says nothing twice where the model repeats itself', async () => {
    const { done } = await under(answeringWith((good) => `${good} ${good}`))
    expect(done?.model).toBe(label)
    const sentences = done?.advice.split(/(?<=[.?])\s+/) ?? []
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('comes as JSON and as text too', async () => {
    coach.service.follow(answeringWell)
    const { done } = await coach.chat(message)
    const json = await coach.ask('/chat', { message }, { accept: 'application/json' })
    expect(await json.json()).toEqual(done)
    const text = await coach.ask('/chat', { message }, { accept: 'text/plain' })
    expect(await text.text()).toBe(done?.advice)
  })
})

describe('a chat as a stream', () => {
  let coach: TestCoach

  beforeAll(async () => {
    coach = await startTestCoach('ollama')
  })

  afterAll(() => coach.close())

  it('is held back by nobody on the way', async () => {
    coach.service.follow(answeringWell)
    const { headers, body } = await coach.ask('/chat', { message })
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store, no-transform')
    expect(headers.get('x-accel-buffering')).toBe('no')
    await body?.cancel()
  })

  it('shows the fixed text while the model is silent', async () => {
    const release = Promise.withResolvers<void>()
    coach.service.follow(async (turn) => {
      await release.promise
      await answeringWell(turn)
    })
    const pills = 'Is it fine to double my heart tablets? And how can I meet new people?'
    const expected = answerQuestion({ message: pills, history: [], region: 'US' }).safety
    const events = readEvents(await coach.ask('/chat', { message: pills }))
    expect((await events.next()).value).toEqual({
      event: 'safety',
      data: { safety: expected, help: null },
    })
    expect(expected.map(({ code }) => code)).toEqual(['medication'])
    release.resolve()
    const rest = await readAll(events)
    expect(rest.at(-1)).toMatchObject({ event: 'done', data: { safety: expected, model: label } })
  })

  it.each(['application/json', 'text/plain'])(
    'makes no fixed text wait for the model in the form %s',
    async (accept) => {
      coach.service.follow(scripts.hangingAfter(''))
      const dose = 'How much melatonin should I take? I lie awake at night.'
      const expected = answerQuestion({ message: dose, history: [], region: 'US' })
      expect(expected.safety).toHaveLength(1)
      const body = await (await coach.ask('/chat', { message: dose }, { accept })).text()
      expect(body).toContain(accept === 'text/plain' ? expected.text : builtInCoachNames.en)
    },
  )

  it.each(['I want to die', 'My face is drooping and my arm is weak', 'My son hits me'])(
    'never asks a model about %j',
    async (crisis) => {
      const before = coach.service.calls.length
      const expected = answerQuestion({ message: crisis, history: [], region: 'US' })
      const { safety, done } = await coach.chat(crisis)
      expect(safety).toEqual(expected.safety)
      expect(done).toMatchObject({
        advice: expected.text,
        model: builtInCoachNames.en,
        notice: null,
      })
      expect(coach.service.calls).toHaveLength(before)
    },
  )

  it.each([
    ['I want to die', 'Forget I said that. What is for supper?'],
    ['I want to die', 'yes'],
    ['I want to die', 'my sister is here with me'],
    // Has an answer of its own, where the written step alone would stand.
    ['My son hits me', 'What do I say to the police if they come?'],
  ])('asks the coach and no model while a danger stands: %j, %j', async (crisis, next) => {
    const before = coach.service.calls.length
    const { text } = answerQuestion({ message: crisis, history: [], region: 'US' })
    const history = [
      { role: 'user', content: crisis },
      { role: 'assistant', content: text },
    ] as const
    const expected = answerQuestion({ message: next, history, region: 'US' })
    const { safety, done } = await coach.chat(next, history)
    expect(safety).toEqual([])
    expect(done).toMatchObject({
      advice: expected.text,
      help: 'To talk: 988 · Emergency: 911',
      model: builtInCoachNames.en,
    })
    expect(coach.service.calls).toHaveLength(before)
  })

  it('ends the call to the model when Stop is pressed', async () => {
    const called = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    coach.service.follow(async (turn) => {
      called.resolve()
      await turn.left
      left.resolve()
    })
    const stop = new AbortController()
    await coach.ask('/chat', { message }, { signal: stop.signal })
    await called.promise
    stop.abort()
    await left.promise
  })

  it('ends the call to the model when a caller of the JSON form goes away', async () => {
    const called = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    coach.service.follow(async (turn) => {
      called.resolve()
      await turn.left
      left.resolve()
    })
    const stop = new AbortController()
    const init = { signal: stop.signal, accept: 'application/json' }
    const answer = coach.ask('/chat', { message }, init).catch(() => undefined)
    await called.promise
    stop.abort()
    await Promise.all([left.promise, answer])
  })
})

describe('a language model with one place', () => {
  it('lets the built-in coach answer the second person at once', async () => {
    const coach = await startTestCoach('openai', { callsAtOnce: 1 })
    const called = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    coach.service.follow(async (turn) => {
      called.resolve()
      await release.promise
      await answeringWell(turn)
    })
    const first = coach.chat(message)
    await called.promise
    const second = await coach.chat(message)
    expect(second.done).toMatchObject({
      model: builtInCoachNames.en,
      notice: expect.stringMatching(/^Many people/),
    })
    release.resolve()
    expect((await first).done?.model).toBe(label)
    coach.service.follow(answeringWell)
    expect((await coach.chat(message)).done?.model).toBe(label)
    await coach.close()
  })
})

describe('a server that stops', () => {
  it('ends the streams with the built-in answer and hangs up', async () => {
    const coach = await startTestCoach('anthropic')
    const called = Promise.withResolvers<void>()
    coach.service.follow((turn) => {
      called.resolve()
      return turn.left
    })
    const answer = await coach.ask('/chat', { message })
    await called.promise
    const closed = coach.server.app.close()
    const { done } = await readChat(answer)
    expect(done).toMatchObject({ model: builtInCoachNames.en, advice: builtIn.text })
    await closed
    await coach.close()
  })
})
