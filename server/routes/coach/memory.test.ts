/** A member lets the coach remember: across conversations, in plans, and gone when it is forgotten. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '#contract/endpoints.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

describe('what the coach remembers', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appForTest()
    ann = await server.newMember()
  })

  const ask = async (prompt: string, history: readonly Turn[] = [], who = ann) => {
    const headers = bearer(who)
    const payload = { prompt, history }
    const answer = await server.send({ method: 'POST', url: '/api/ai-advice', headers, payload })
    expect(answer.statusCode).toBe(200)
    return answer.json<Reply<'aiAdvice'>>()
  }
  const memoryOf = async (who = ann) => {
    const call = { method: 'GET', url: '/api/me/memory', headers: bearer(who) } as const
    return (await server.send(call)).json<Reply<'memory'>>()
  }
  const change = (payload: object) =>
    server.send({ method: 'PATCH', url: '/api/me/memory', headers: bearer(ann), payload })
  /** Tells a message, and answers the question that comes. */
  const tell = async (message: string, reply: string) => {
    const { advice } = await ask(message)
    const history = [
      { role: 'user', content: message },
      { role: 'assistant', content: advice },
    ] as const
    return { asked: advice, answered: await ask(reply, history) }
  }
  const knees = 'My knees hurt. How do I get fitter?'

  it('is kept after a yes, counts in the next conversation, and is nobody else’s', async () => {
    const bob = await server.newMember()
    const { asked } = await tell(knees, 'Yes')
    expect(asked).toContain('“My knees hurt”. Shall I remember this for next time?')
    expect(await memoryOf()).toMatchObject({
      consent: 'yes',
      slots: [{ kind: 'limit', words: 'My knees hurt', heardAt: '2026-11-21T10:00:00.000Z' }],
    })
    const question = 'How do I get fitter?'
    expect((await ask(question)).advice).toContain('You told me: “My knees hurt”')
    expect((await ask(question, [], bob)).advice).not.toContain('knees hurt')
    expect(await memoryOf(bob)).toEqual({ consent: 'unasked', slots: [], opening: null })
  })

  it.each(['Not this', 'Never', 'How much?'])('is not kept after %j', async (reply) => {
    await tell(knees, reply)
    expect((await memoryOf()).slots).toEqual([])
    const again = (await ask(knees)).advice.includes('Shall I remember')
    expect(again).toBe(reply !== 'Never')
  })

  it('holds nothing that was said in a danger', async () => {
    await change({ consent: 'yes' })
    const told = 'My knees hurt and I want to end my life tonight.'
    const { advice } = await ask(told)
    await ask('I hear badly', [
      { role: 'user', content: told },
      { role: 'assistant', content: advice },
    ])
    expect((await memoryOf()).slots).toEqual([])
  })

  it('bars a step in a plan, until it is forgotten', async () => {
    const scores = [{ forum: 'Exercise', value: 20 }]
    const headers = bearer(ann)
    const entered = { userID: ann.userId, scores }
    await server.send({ method: 'POST', url: '/api/scores', headers, payload: entered })
    const idsOfPlan = async () => {
      const payload = { userID: ann.userId, criteria: 'Anyone' }
      const plan = await server.send({ method: 'POST', url: '/get-advice', headers, payload })
      const { points } = plan.json<Reply<'getAdvice'>>()
      return points.flatMap(({ sources }) => sources.map(({ id }) => id))
    }
    const before = await idsOfPlan()
    const harm = { kind: 'tried', words: 'It hurt', outcome: 'harmed', isForNow: false }
    await change({ consent: 'yes', told: [{ ...harm, about: before.slice(0, 1) }] })
    expect(await idsOfPlan()).not.toContain(before[0])
    await change({ forget: 'all' })
    expect(await idsOfPlan()).toEqual(before)
  })

  it('is corrected and forgotten one by one, by its owner alone', async () => {
    await tell(knees, 'Yes')
    const [{ id } = { id: '' }] = (await memoryOf()).slots
    const corrected = await change({ correct: { id, words: 'My left knee hurts' } })
    expect(corrected.json()).toMatchObject({ slots: [{ id, words: 'My left knee hurts' }] })
    await change({ forget: [id] })
    expect((await memoryOf()).slots).toEqual([])
    for (const method of ['GET', 'PATCH'] as const) {
      const stranger = { method, url: '/api/me/memory', payload: { forget: 'all' } }
      expect((await server.send(stranger)).statusCode).toBe(401)
    }
  })

  it('asks at the next visit how the goal went', async () => {
    const goal = { kind: 'goal', words: 'after breakfast', outcome: null, isForNow: false }
    const heardAt = '2026-11-01T10:00:00.000Z'
    await change({ consent: 'yes', told: [{ ...goal, about: ['E14'], heardAt }] })
    const { opening } = await memoryOf()
    expect(opening?.suggestions).toEqual(['I did it', 'Some days', 'Not yet', 'Change it'])
    const { advice } = await ask('I did it', [{ role: 'assistant', content: opening?.text ?? '' }])
    expect(advice).toContain('Well done')
    expect((await memoryOf()).slots.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['tried', 'done'],
      ['goal', null],
    ])
    expect((await memoryOf()).opening?.suggestions).toEqual([])
  })

  it('refuses what is no change', async () => {
    const bad = [
      { consent: 'maybe' },
      { correct: { id: '1', words: ' ' } },
      { correct: { id: '1', words: 'x'.repeat(201) } },
      { told: [{ kind: 'diagnosis', words: 'x', about: [], outcome: null, isForNow: false }] },
    ]
    for (const body of bad) expect((await change(body)).statusCode).toBe(400)
  })
})
