/** A model costs money at every call: nobody can spend it all, and nobody goes without an answer. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { builtInCoachNames } from '#coach/wording/coach-name.ts'
import { coachAnswerSchema } from '#contract/schemas/coach.ts'
import { readConfig } from '../../config.ts'
import { answeringWell } from '../../model/test-support/good-words.ts'
import type { Taken } from '../../store/throttles.ts'
import { startTestCoach, type TestCoach } from '../../test-support/coach-caller.ts'
import { bearer, startTestApp, type TestApp } from '../../test-support/test-app.ts'
import { takeAnswer } from './coach-allowance.ts'

const settings = { RATE_LIMIT: 'on', COACH_CALLS_PER_HOUR: '2' }
const message = 'How can I sleep better?'
const notice = /^You have asked the language model many times/

describe('the allowance of a language model', () => {
  let coach: TestCoach

  afterEach(() => coach.close())

  const start = async (more: Readonly<Record<string, string>> = {}) => {
    coach = await startTestCoach('openai', {}, { ...settings, ...more })
    coach.service.follow(answeringWell)
  }
  const chat = async (text = message) => {
    const answer = await coach.ask('/chat', { message: text }, { accept: 'application/json' })
    expect(answer.status).toBe(200)
    return coachAnswerSchema.parse(await answer.json())
  }
  const askAs = async (token: string) => {
    const init = { accept: 'application/json', token }
    const answer = await coach.ask('/api/ai-advice', { prompt: message }, init)
    expect(answer.status).toBe(200)
    return coachAnswerSchema.parse(await answer.json())
  }

  it('lets the built-in coach answer beyond it, and says so', async () => {
    await start()
    for (let call = 0; call < 2; call += 1) expect((await chat()).notice).toBeNull()
    const beyond = await chat()
    expect(beyond.model).toBe(builtInCoachNames.en)
    expect(beyond.notice).toMatch(notice)
    expect(beyond.advice.length).toBeGreaterThan(100)
    coach.server.passMs(3_600_000)
    expect((await chat()).notice).toBeNull()
  })

  it('shows the fixed texts first beyond it too', async () => {
    await start()
    for (let call = 0; call < 3; call += 1) await chat()
    const { names, safety, done } = await coach.chat('I want to end my life')
    expect(names[0]).toBe('safety')
    expect(safety.length).toBeGreaterThan(0)
    expect(done?.advice.startsWith(safety[0]?.text ?? '-')).toBe(true)
    expect(done?.notice).toBeNull()
  })

  it('is not used up by a crisis, whose words are fixed', async () => {
    await start()
    for (let call = 0; call < 5; call += 1) await chat('I want to end my life')
    expect((await chat()).notice).toBeNull()
  })

  it('is one for each person, and five times that for all at one address', async () => {
    await start()
    const people = await Promise.all(Array.from({ length: 6 }, () => coach.server.newMember()))
    const notices: (string | null)[] = []
    for (const { token } of people.slice(0, 5)) {
      for (let call = 0; call < 2; call += 1) notices.push((await askAs(token)).notice)
      expect((await askAs(token)).notice).toMatch(notice)
    }
    expect(notices).toEqual(Array.from({ length: 10 }, () => null))
    expect((await askAs(people[5]?.token ?? '')).notice).toMatch(notice)
  })

  it('goes with the data of the person', async () => {
    await start()
    const ann = await coach.server.newMember()
    await askAs(ann.token)
    const before = coach.server.rows()['throttles'] ?? 0
    await coach.server.send({
      method: 'DELETE',
      url: '/api/me',
      headers: { authorization: `Bearer ${ann.token}` },
    })
    // One count for the answers of the coach, one for the calls of the model, one for signing in.
    expect(coach.server.rows()['throttles']).toBe(before - 3)
  })

  it('does not hold where limits are switched off', async () => {
    await start({ RATE_LIMIT: 'off' })
    for (let call = 0; call < 4; call += 1) expect((await chat()).notice).toBeNull()
  })
})

describe('the allowance of the coach itself', () => {
  let server: TestApp

  const json = { accept: 'application/json' }
  const chat = (text = message, headers: Readonly<Record<string, string>> = json) =>
    server.send({ method: 'POST', url: '/chat', headers, payload: { message: text } })
  const askAs = async (person: { readonly token: string }, prompt = message) => {
    const headers = { ...bearer(person), ...json }
    return server.send({ method: 'POST', url: '/api/ai-advice', headers, payload: { prompt } })
  }
  describe('once a network has had all of its answers', () => {
    const fromElsewhere = { ...json, 'x-forwarded-for': '192.0.2.7' }
    const after = (history: readonly object[], text = 'What do you mean?') =>
      server.send({
        method: 'POST',
        url: '/chat',
        headers: json,
        payload: { message: text, history },
      })

    // Used up once for all of these: three hundred answers take as long as the rest of this file.
    beforeAll(async () => {
      server = await startTestApp({ RATE_LIMIT: 'on' })
      for (let call = 0; call < 300; call += 1) expect((await chat('thanks')).statusCode).toBe(200)
    })
    afterAll(() => server.close())

    it('ends for it in every form, says in words when to come back, and leaves others theirs', async () => {
      for (const accept of ['application/json', 'text/plain', 'text/event-stream']) {
        const refused = await chat(message, { accept })
        expect(refused.statusCode).toBe(429)
        expect(refused.json()).toMatchObject({
          error: expect.stringMatching(/You can ask again in about \d minutes\.$/),
          code: 'TOO_MANY_REQUESTS',
        })
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      }
      expect((await chat(message, fromElsewhere)).statusCode).toBe(200)
    })

    it('never keeps the fixed text from who needs it, in any form', async () => {
      for (const danger of [
        'I have chest pain',
        'I want to end my life',
        'Should I stop my blood pressure pills?',
      ]) {
        const elsewhere = await chat(danger, fromElsewhere)
        const { safety } = coachAnswerSchema.parse(elsewhere.json())
        const beyond = await chat(danger)
        expect(beyond.statusCode).toBe(200)
        expect(coachAnswerSchema.parse(beyond.json()).safety).toEqual(safety)
        for (const accept of ['text/plain', 'text/event-stream']) {
          const answer = await chat(danger, { accept })
          expect(answer.statusCode).toBe(200)
          expect(answer.body).toContain(safety[0]?.text.slice(0, 40))
        }
      }
    })

    it('does not hide the fixed text of what was said just before either', async () => {
      const danger = { role: 'user', content: 'I want to end my life' }
      const reply = { role: 'assistant', content: 'Please call 988.' }
      const answer = await after([danger, reply])
      expect(answer.statusCode).toBe(200)
      const { safety } = coachAnswerSchema.parse(answer.json())
      expect(safety.map(({ code }) => code)).toEqual(['suicide_self_harm'])
      const thanked = await after([danger, reply, { role: 'user', content: 'Thanks' }])
      expect(thanked.statusCode).toBe(429)
    })

    it('does not count the next step of a danger that stands', async () => {
      const danger = 'I want to end my life'
      const first = coachAnswerSchema.parse((await chat(danger, fromElsewhere)).json())
      const history = [
        { role: 'user', content: danger },
        { role: 'assistant', content: first.advice },
      ]
      const answer = await after(history, 'no')
      expect(answer.statusCode).toBe(200)
      const { advice, safety, help } = coachAnswerSchema.parse(answer.json())
      expect(advice).toContain('I will ask plainly.')
      expect(safety).toEqual([])
      expect(help).toBe('To talk: 988 · Emergency: 911')
    })

    it('begins again after five minutes', async () => {
      server.passMs(300_000)
      expect((await chat()).statusCode).toBe(200)
    })
  })

  describe('as it is counted', () => {
    afterEach(() => server.close())

    it('is one for a household of IPv6, and eight times that for its site', async () => {
      server = await startTestApp({ RATE_LIMIT: 'on' })
      const config = readConfig({ RATE_LIMIT: 'on', DATA_DIR: server.dataDir })
      const used = new Map<string, number>()
      const counts = {
        take(_what: string, who: string, { max }: { readonly max: number }): Promise<Taken> {
          const count = (used.get(who) ?? 0) + 1
          used.set(who, count)
          return Promise.resolve(
            count > max ? { allowed: false, retryAfterS: 60 } : { allowed: true },
          )
        },
        keyOf: () => '',
      }
      const isAllowed = async (ip: string) => {
        const parts = { config, counts, store: server.store, clock: server.clock }
        return (await takeAnswer(parts, { ip }, undefined)).allowed
      }
      for (let call = 0; call < 2400; call += 1) {
        expect(await isAllowed(`2001:db8:1:${(call % 100).toString(16)}::1`)).toBe(true)
      }
      expect(await isAllowed('2001:db8:1:ffff::1')).toBe(false)
      expect(await isAllowed('2001:db8:2:ffff::1')).toBe(true)
    })

    it('is not used up by danger, whose words are fixed', async () => {
      server = await startTestApp({ RATE_LIMIT: 'on' })
      for (let call = 0; call < 301; call += 1) {
        expect((await chat('I have chest pain')).statusCode).toBe(200)
      }
      expect((await chat()).statusCode).toBe(200)
    })

    it('is one for each person who is signed in, and leaves the others of a network theirs', async () => {
      server = await startTestApp({ RATE_LIMIT: 'on' })
      const [ann, bob] = [await server.newMember(), await server.newMember()]
      for (let call = 0; call < 60; call += 1) expect((await askAs(ann)).statusCode).toBe(200)
      expect((await askAs(ann)).statusCode).toBe(429)
      expect((await askAs(ann, 'I want to end my life')).statusCode).toBe(200)
      expect((await askAs(bob)).statusCode).toBe(200)
    })
  })
})
