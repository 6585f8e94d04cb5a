/** What leaves the server for a model's service, and what stays in its log: nothing that names a person or quotes anybody. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { providers } from '../../model/model-settings.ts'
import { answeringWell, answeringWith } from '../../model/test-support/good-words.ts'
import * as scripts from '../../model/test-support/scripts.ts'
import { startTestCoach, type TestCoach } from '../../test-support/coach-caller.ts'
import { bearer, type TestMember } from '../../test-support/test-app.ts'

const message = 'My cousin Bartholomew asks: how much coffee is bad for sleep?'

describe.each(providers)('a member who asks a model behind %s', (provider) => {
  let coach: TestCoach
  let member: TestMember

  beforeAll(async () => {
    coach = await startTestCoach(provider)
    member = await coach.server.newMember()
    const scores = [{ forum: 'Sleep', value: 12 }]
    await coach.server.send({
      method: 'POST',
      url: '/api/scores',
      headers: bearer(member),
      payload: { userID: member.userId, scores },
    })
  })

  afterAll(() => coach.close())

  const askAll = async () => {
    const prompt = `${message} Write to me at ${member.email}.`
    const plan = { userID: member.userId, criteria: 'LikeMe' }
    await (await coach.ask('/api/ai-advice', { prompt }, member)).text()
    await (await coach.ask('/get-advice', plan, member)).text()
    await (await coach.ask('/chat', { message: prompt }, member)).text()
  }

  it('is not named there: no email, id, token, cookie, age or day of birth', async () => {
    coach.service.follow(answeringWell)
    await askAll()
    expect(coach.service.calls).toHaveLength(3)
    for (const { everything } of coach.service.calls) {
      const { email, userId, token, cookie, password } = member
      for (const secret of [email, userId, token, cookie, password, '1950', '76']) {
        expect(everything).not.toContain(secret)
      }
    }
  })

  it('never hears there what the coach remembers, and asks for it in the coach’s own words', async () => {
    coach.service.follow(answeringWell)
    const call = { method: 'PATCH', url: '/api/me/memory', headers: bearer(member) } as const
    const words = 'My left knee hurts since the quarry'
    const told = [{ kind: 'limit', words, about: [], outcome: null, isForNow: false }]
    await coach.server.send({ ...call, payload: { consent: 'yes', told } })
    const prompt = 'Which exercise is good for me?'
    const first = await (await coach.ask('/api/ai-advice', { prompt }, member)).text()
    expect(first).toContain(words)
    const history = [
      { role: 'user', content: prompt },
      { role: 'assistant', content: `You told me: “${words}”. I keep that in mind.` },
    ]
    const next = { prompt: 'How do I start with exercise?', history }
    await (await coach.ask('/api/ai-advice', next, member)).text()
    await (
      await coach.ask('/get-advice', { userID: member.userId, criteria: 'Anyone' }, member)
    ).text()
    for (const { everything } of coach.service.calls) expect(everything).not.toContain('quarry')
    await coach.server.send({ ...call, payload: { forget: 'all' } })
  })

  it('is told of by scores and bands', () => {
    const [first] = coach.service.calls
    expect(first?.everything).toMatch(/sleep score is 12/i)
  })

  it('is quoted in no log, and neither is the model', async () => {
    for (const script of [
      answeringWell,
      answeringWith((good) => `Quetzal feathers help. [Z99] ${good}`),
      scripts.breakingDownAfter('Quetzal feathers'),
      scripts.hangingUpAfter('Quetzal feathers'),
      scripts.babbling,
      scripts.refusing(500),
    ]) {
      coach.service.follow(script)
      await askAll()
    }
    const log = coach.server.log.join('\n')
    expect(log).toContain('"outcome":"spoken"')
    expect(log).toContain('"outcome":"replaced"')
    for (const word of ['Bartholomew', 'sleep better', 'Quetzal', 'Z16', member.email, 'oh dear']) {
      expect(log).not.toContain(word)
    }
    const line = coach.server.log.find((each) => each.includes('language model')) ?? '{}'
    expect(Object.keys(JSON.parse(line))).toEqual([
      'level',
      'time',
      'provider',
      'outcome',
      'ms',
      'msg',
    ])
  })
})
