/** Invented accounts learn nothing of the one real person in their group, and no place moves within a day. */

import { beforeEach, describe, expect, it } from 'vitest'
import { cohortSnapshot } from '../../jobs/cohort-snapshot.ts'
import { instruments } from '#core/catalog.ts'
import { itemsOf } from '#core/instrument.ts'
import { answerByItem } from '../../test-support/answer-sets.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

const dayMs = 86_400_000
const people = Array.from({ length: 21 }, (_, number) => number)

const fromEverywhere = (number: number) => `203.0.${number}.7`

/** No stress at all, or stress in the upper part of the range. */
function answersOf(stress: 'none' | 'some') {
  const [first, last] = [answerByItem('stress', 'first'), answerByItem('stress', 'last')]
  if (stress === 'some') return first
  const items = itemsOf(instruments.stress).filter((item) => 'reversed' in item)
  return { ...first, ...Object.fromEntries(items.map(({ linkId }) => [linkId, last[linkId]])) }
}

describe('the people a score is compared with', () => {
  let server: TestApp

  beforeEach(async () => {
    server = await appForTest()
  })

  const send = (
    member: TestMember,
    url: string,
    payload: object,
    method: 'POST' | 'PATCH' = 'POST',
  ) => server.send({ method, url, headers: bearer(member), payload })
  const submit = (member: TestMember, stress: 'none' | 'some') =>
    send(member, '/api/stress-scale', {
      userId: member.userId,
      responses: answersOf(stress),
    })
  const compare = async (member: TestMember) => {
    const payload = { userID: member.userId, criteria: 'LikeMe' }
    const answer = await send(member, '/get-advice', payload)
    return answer.json<{ comparison: string }>().comparison
  }
  /** Lets days go by, as the job of the server does. */
  const pass = async (days: number) => {
    server.passMs(days * dayMs)
    const { store, clock } = server
    const job = cohortSnapshot({ cohorts: store.cohorts, clock, isProofNeeded: false })
    await job.run(() => true)
    server.passMs(1000)
  }
  const group = async (addressOf: (number: number) => string) => {
    const members = await Promise.all(people.map((number) => server.newMember(addressOf(number))))
    for (const each of members) await submit(each, 'some')
    return members
  }

  it('are not one real person among accounts that were invented today', async () => {
    await submit(await server.newMember(), 'none')
    for (const each of await group(fromEverywhere)) {
      expect(await compare(each)).not.toContain('who use this program')
    }
  })

  it('are not accounts that were made behind one network, however old', async () => {
    const [own] = await group((number) => `203.0.113.${number}`)
    await pass(31)
    if (own === undefined) throw new Error('Nobody registered.')
    expect(await compare(await server.signIn(own))).toContain('published figures')
  })

  it('are those of the day, however often somebody answers or corrects their profile', async () => {
    const members = await group(fromEverywhere)
    await pass(8)
    const [first, second] = members
    if (!first || !second) throw new Error('Nobody registered.')
    expect(await compare(await server.signIn(first))).toContain('published figures')
    server.passMs(22 * dayMs)
    await pass(1)
    const own = await server.signIn(first)
    const place = await compare(own)
    expect(place).toContain('about typical for women aged 75 and over who use this program')
    expect(place).toContain('at least 20 other people')
    await submit(own, 'none')
    expect(await compare(own)).toContain('published figures')
    await submit(own, 'some')
    expect(await compare(own)).toBe(place)
    const newcomer = await server.newMember()
    await send(newcomer, '/api/scores', {
      userID: newcomer.userId,
      scores: [{ forum: 'Stress', value: 2 }],
    })
    expect(await compare(newcomer)).toContain('who use this program')
    await submit(newcomer, 'some')
    expect(await compare(newcomer)).toContain('published figures')
    const corrected = await server.signIn(second)
    await send(corrected, '/api/me', { gender: 'Male' }, 'PATCH')
    await send(corrected, '/api/me', { gender: 'Female' }, 'PATCH')
    expect(await compare(corrected)).toContain('published figures')
  })
})
