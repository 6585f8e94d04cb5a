/** Who reads Spanish is answered in Spanish: by the built-in coach, by a model, and where a model fails. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerQuestion } from '#coach/answer/answer.ts'
import { builtInCoachNames } from '#coach/wording/coach-name.ts'
import { adviceReplySchema } from '#contract/schemas/coach.ts'
import type { Script } from '../../model/test-support/fake-service.ts'
import { answeringWell, answeringWith } from '../../model/test-support/good-words.ts'
import * as scripts from '../../model/test-support/scripts.ts'
import { startTestCoach, type TestCoach } from '../../test-support/coach-caller.ts'
import { readAll, readChat, readEvents } from '../../test-support/event-reader.ts'
import { bearer, type TestMember } from '../../test-support/test-app.ts'

const message = '¿Cómo puedo dormir mejor?'
const language = 'es' as const
const builtIn = answerQuestion({ message, history: [], region: 'US', language })
const inEnglish = /\b(?:the|your|because|sleep|and)\b/i

let coach: TestCoach
let member: TestMember

beforeAll(async () => {
  coach = await startTestCoach('openai')
  member = await coach.server.newMember()
  const scores = [
    { forum: 'Sleep', value: 12 },
    { forum: 'Exercise', value: 60 },
  ]
  const payload = { userID: member.userId, scores }
  await coach.server.send({ method: 'POST', url: '/api/scores', headers: bearer(member), payload })
})

afterAll(() => coach.close())

async function chatUnder(script: Script, asked = message) {
  coach.service.follow(script)
  const body = { message: asked, history: [] }
  return readChat(await coach.ask('/chat', body, { language: 'es-MX,es;q=0.9,en;q=0.5' }))
}

async function planUnder(script: Script, criteria: string) {
  coach.service.follow(script)
  const body = { userID: member.userId, criteria }
  const init = { token: member.token, language }
  const events = await readAll(readEvents(await coach.ask('/get-advice', body, init)))
  return adviceReplySchema.parse(events.at(-1)?.data)
}

describe('a chat in Spanish', () => {
  it('is in the words of a model that keeps to the rules', async () => {
    const { done } = await chatUnder(answeringWell)
    expect(done?.notice).toBeNull()
    expect(done?.model).toMatch(/^test-model, con el control/)
    expect(done?.advice).not.toMatch(inEnglish)
    expect(done?.advice).not.toBe(builtIn.text)
  })

  it.each<[string, Script]>([
    ['answers in English', scripts.reciting('Keep the same wake time every day. [Z01]')],
    ['names a dose', answeringWith((good) => `Tome 5 mg de melatonina. [Z10] ${good}`)],
    ['promises', answeringWith((good) => `Dormir bien previene el Alzheimer. [Z01] ${good}`)],
    ['fails', scripts.refusing(500)],
  ])('is the built-in answer, said so in Spanish, where a model %s', async (_, script) => {
    const { done } = await chatUnder(script)
    expect(done?.advice).toBe(builtIn.text)
    expect(done?.model).toBe(builtInCoachNames.es)
    expect(done?.notice).toMatch(/, así que responde la guía del programa\.$/)
  })

  it('answers an English question in English on the same page', async () => {
    const { done } = await chatUnder(scripts.refusing(500), 'How can I sleep better?')
    expect(done?.advice).toMatch(inEnglish)
    expect(done?.notice).toMatch(/so the built-in coach answers\.$/)
  })

  it('takes a word that is the same in both for Spanish', async () => {
    const { done } = await chatUnder(scripts.refusing(500), 'ok')
    expect(done?.advice).toMatch(/\?$/)
    expect(done?.advice).not.toMatch(inEnglish)
  })
})

describe('a plan in Spanish', () => {
  it.each(['Anyone', 'LikeMe'])(
    'holds no English for %s, built in or worded by a model',
    async (criteria) => {
      const own = await planUnder(scripts.refusing(500), criteria)
      const worded = await planUnder(answeringWell, criteria)
      expect(own.notice).toMatch(/la guía del programa\.$/)
      expect(worded.model).toMatch(/^test-model, con el control/)
      for (const { opening, points, standings = [] } of [own, worded]) {
        const shown = [
          opening ?? '',
          ...points.flatMap(({ text, reason, scoreWords }) => [text, reason, scoreWords ?? '']),
          ...standings.flatMap(({ standing, figures, scoreName }) => [
            standing,
            scoreName,
            ...figures,
          ]),
        ]
        expect(shown.filter((text) => inEnglish.test(text))).toEqual([])
      }
      expect(worded.points.map(({ domain }) => domain)).toEqual(
        own.points.map(({ domain }) => domain),
      )
    },
  )
})
