/** A model costs money at every call: nobody can spend it all, and nobody goes without an answer. */

import { afterEach, describe, expect, it } from 'vitest'
import { builtInCoachNames } from '#coach/coach-name.ts'
import { coachAnswerSchema } from '#contract/schemas/coach.ts'
import { answeringWell } from '../../model/test-support/good-words.ts'
import { startTestCoach, type TestCoach } from '../../test-support/coach-caller.ts'

const settings = { RATE_LIMIT: 'on', COACH_CALLS_PER_HOUR: '2' }
const message = 'How can I sleep better?'
const notice = /^You have asked the language model many times/

describe('the allowance of the coach', () => {
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
    // That of asking, and that of signing in.
    expect(coach.server.rows()['throttles']).toBe(before - 2)
  })

  it('does not hold where limits are switched off', async () => {
    await start({ RATE_LIMIT: 'off' })
    for (let call = 0; call < 4; call += 1) expect((await chat()).notice).toBeNull()
  })
})
