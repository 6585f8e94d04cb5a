/** What a guest's device answers has exactly the shape that the contract promises of the server. */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints, type RequestBody } from '#contract/endpoints.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import { testStep } from '#server/store/test-records.ts'
import { callThisDevice } from '#web/client/local-backend/local-transport.ts'
import { flowCases } from './flow-cases.ts'
import { keepGuestProfile } from '#web/client/local-backend/records/guest-profile.ts'
import { stubGuestDevice } from './support/guest-device.ts'

const userID = '0193a5c0-0000-7000-8000-000000000001'

function answersOf(id: InstrumentId) {
  return flowCases.find(({ instrument }) => instrument.id === id)?.answers
}

beforeAll(() => {
  stubGuestDevice(userID)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

afterAll(() => {
  vi.unstubAllGlobals()
})

/** Makes a call and reads the reply with the server's own schema, which must change nothing in it. */
async function expectContract<Name extends EndpointName>(name: Name, body?: RequestBody<Name>) {
  const outcome = await callThisDevice(name, { body })
  if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.problem?.error}`)
  expect(endpoints[name].reply.parse(outcome.reply)).toEqual(outcome.reply)
  return outcome.reply
}

describe('a guest is answered in the shape of the contract', () => {
  it('by every submit and score', async () => {
    const socialAnswers = Object.values(answersOf('social') ?? {})
    await expectContract('saveBmi', { userID, bmi: '24.2', category: 'Healthy Weight' })
    await expectContract('latestBmi')
    await expectContract('submitSocial', { userId: userID, answers: socialAnswers })
    await expectContract('submitLiteracy', { userID, answers: answersOf('literacy') })
    await expectContract('submitMna', { userID, answers: answersOf('mna') })
    await expectContract('submitExercise', { userId: userID, responses: answersOf('exercise') })
    await expectContract('submitStress', { userId: userID, responses: answersOf('stress') })
    await expectContract('submitSleep', { userId: userID, responses: answersOf('sleep') })
    await expectContract('submitSleep', { userId: userID, responses: answersOf('sleep') })
    await expectContract('socialScore')
    await expectContract('mnaScore')
    const { change } = await expectContract('sleepScore')
    expect(change?.verdict).toBe('too-soon')
  })

  it('by the lists', async () => {
    await expectContract('enterScores', { userID, scores: [{ forum: 'Stress', value: 12 }] })
    expect(await expectContract('viewScores')).toHaveLength(8)
    expect((await expectContract('history')).assessments).toHaveLength(7)
  })

  it('by the plan', async () => {
    const { steps } = await expectContract('changePlan', { steps: [testStep()] })
    expect(steps).toHaveLength(1)
    expect(await expectContract('plan')).toMatchObject({ steps: [testStep()] })
  })

  it('by the coach', async () => {
    await expectContract('getAdvice', { userID, criteria: 'Anyone' })
    await expectContract('getAdvice', { userID, criteria: 'LikeMe' })
    expect((await expectContract('peopleLikeMe')).group).toBeNull()
    await keepGuestProfile(userID, { yearOfBirth: new Date().getFullYear() - 70, gender: 'Female' })
    const { group, standings } = await expectContract('peopleLikeMe')
    expect(group).toBe('women aged 65 to 74')
    expect(standings.find(({ domain }) => domain === 'Sleep')?.position).not.toBeNull()
    await expectContract('aiAdvice', { prompt: 'How can I sleep better?' })
    await expectContract('chat', { message: 'How can I sleep better?' })
  })
})
