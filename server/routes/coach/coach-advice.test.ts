/** Plans with a language model over real sockets: it may choose words, and nothing else. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInCoachNames } from '#coach/wording/coach-name.ts'
import { adviceReplySchema } from '#contract/schemas/coach.ts'
import { providers } from '../../model/model-settings.ts'
import type { Script } from '../../model/test-support/fake-service.ts'
import { answeringWell, answeringWith, goodWords } from '../../model/test-support/good-words.ts'
import * as scripts from '../../model/test-support/scripts.ts'
import { startTestCoach, type TestCoach } from '../../test-support/coach-caller.ts'
import { readAll, readEvents } from '../../test-support/event-reader.ts'
import { bearer, type TestMember } from '../../test-support/test-app.ts'

const label = 'test-model, checked by our safety rules'

/** What is read from a reply. */
type Plan = ReturnType<typeof adviceReplySchema.parse>

/** Everything of a plan but its words. */
function bonesOf({ points, safety, comparison }: Plan) {
  const bones = points.map(({ domain, reason, sources }) => ({ domain, reason, sources }))
  return { bones, safety, comparison }
}

const breakingOffInTheSecond: Script = (turn) => {
  const [first = '', second = ''] = goodWords(turn).split('\n\n')
  return scripts.hangingUpAfter(`${first}\n\n${second.slice(0, 20)}`)(turn)
}

const withGarlic = (good: string) => {
  const [first = '', ...others] = good.split('\n\n')
  return [`${first} Garlic under the pillow helps you too.`, ...others].join('\n\n')
}

describe.each(providers)('a plan with a model behind %s', (provider) => {
  let coach: TestCoach
  let member: TestMember
  let builtIn: Plan

  beforeAll(async () => {
    coach = await startTestCoach(provider)
    member = await coach.server.newMember()
    await enterScores(coach, member)
    builtIn = (await planUnder(scripts.refusing(500))).done
  })

  afterAll(() => coach.close())

  const planUnder = (script: Script) => planOf(coach, member, script)

  it('is the built-in plan, said so, where the model fails', () => {
    expect(builtIn.model).toBe(builtInCoachNames.en)
    expect(builtIn.notice).toMatch(/cannot be reached/)
    expect(builtIn.points.length).toBeGreaterThan(2)
  })

  it('has the words of the model, and the order, reasons and sources of the code', async () => {
    const { names, passages, done } = await planUnder(answeringWell)
    expect(names).toEqual(['safety', ...done.points.map(() => 'passage'), 'done'])
    expect(done.model).toBe(label)
    expect(bonesOf(done)).toEqual(bonesOf(builtIn))
    expect(passages).toEqual(
      done.points.map(({ text, sources }) => ({ text, sources, startsParagraph: true })),
    )
    const lines = done.advice.split('\n')
    expect(lines.length).toBe(builtIn.advice.split('\n').length)
    for (const { text } of done.points) expect(done.advice).toContain(text)
    expect(done.points).not.toEqual(builtIn.points)
  })

  it('keeps the built-in words of a point that does not pass', async () => {
    const { done } = await planUnder(answeringWith(withGarlic))
    expect(bonesOf(done)).toEqual(bonesOf(builtIn))
    expect(done.advice).not.toContain('Garlic')
  })

  it.each<[string, Script]>([
    ['names a dose', answeringWith((good) => `Take 5 mg of melatonin. [Z10]\n\n${good}`)],
    ['invents a source', answeringWith((good) => `Drink warm milk. [Q99]\n\n${good}`)],
    ['speaks junk', scripts.babbling],
    ['hangs up', scripts.hangingUpAfter('Keep a')],
    ['refuses', scripts.reciting('I cannot help with that.')],
  ])('is the built-in plan where the model %s', async (_, script) => {
    const { names, done } = await planUnder(script)
    expect(names).toEqual(['safety', ...done.points.map(() => 'passage'), 'done'])
    expect({ ...done, notice: null }).toEqual({ ...builtIn, notice: null })
    expect(done.notice).toMatch(/so the built-in coach answers\.$/)
  })

  it('keeps the points that were there before the model broke off', async () => {
    const { done } = await planUnder(breakingOffInTheSecond)
    expect(bonesOf(done)).toEqual(bonesOf(builtIn))
    expect(done.points.slice(1)).toEqual(builtIn.points.slice(1))
  })

  it('is the built-in plan where the model never begins', async () => {
    const impatient = await startTestCoach(provider, { firstChunkMs: 40 })
    const other = await impatient.server.newMember()
    await enterScores(impatient, other)
    const { done } = await planOf(impatient, other, scripts.hangingAfter(''))
    expect({ ...done, notice: null }).toEqual({ ...builtIn, notice: null })
    expect(done.notice).toMatch(/too long/)
    await impatient.close()
  })

  it('comes as JSON too', async () => {
    const { done } = await planUnder(answeringWell)
    const body = { userID: member.userId, criteria: 'Anyone' }
    const init = { accept: 'application/json', token: member.token }
    expect(await (await coach.ask('/get-advice', body, init)).json()).toEqual(done)
  })
})

async function planOf(coach: TestCoach, member: TestMember, script: Script) {
  coach.service.follow(script)
  const body = { userID: member.userId, criteria: 'Anyone' }
  const events = await readAll(readEvents(await coach.ask('/get-advice', body, member)))
  const done = adviceReplySchema.parse(events.at(-1)?.data)
  const passages = events.filter(({ event }) => event === 'passage').map(({ data }) => data)
  return { names: events.map(({ event }) => event), passages, done }
}

async function enterScores(coach: TestCoach, member: TestMember) {
  const scores = [
    { forum: 'Sleep', value: 12 },
    { forum: 'Stress', value: 20 },
    { forum: 'Exercise', value: 60 },
  ]
  const payload = { userID: member.userId, scores }
  const headers = bearer(member)
  const url = '/api/scores'
  const stored = await coach.server.send({ method: 'POST', url, headers, payload })
  expect(stored.statusCode).toBe(200)
}
