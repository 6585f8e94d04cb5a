/** Whoever has a link reads what its owner chose and nothing else; whoever has a wrong, ended or stopped one learns nothing. On both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { databaseKinds } from '../../store/test-databases.ts'
import { testStep, testTick } from '../../store/test-records.ts'
import { answerAll } from '../../test-support/answer-sets.ts'
import {
  bearer,
  type TestApp,
  type TestMember,
  appOnDatabase,
} from '../../test-support/test-app.ts'

const dayMs = 86_400_000
const ended = {
  error: 'This link has ended or is not right. Ask the person who gave it to you for a new one.',
  code: 'SHARE_ENDED',
}

describe.each(databaseKinds)('sharing results on $name', ({ create }) => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appOnDatabase(create)
    ann = await server.newMember()
    const { userId } = ann
    await post('/api/save-bmi', { userId, bmi: '23.5', category: 'Healthy Weight' })
    await post('/api/mna-test', { userId, answers: answerAll('mna') })
    await post('/api/stress-scale', { userId, responses: answerAll('stress') })
    server.passMs(30 * dayMs)
    ann = await server.signIn(ann)
    await post('/api/stress-scale', { userId, responses: answerAll('stress') })
    await post('/api/scores', { userId, scores: [{ forum: 'Sleep', value: 7 }] })
  })

  const post = (url: string, payload: object, headers: Record<string, string> = bearer(ann)) =>
    server.send({ method: 'POST', url, headers, payload })
  const share = async (parts: Partial<RequestBody<'createShare'>> = {}) => {
    const answer = await post('/api/me/shares', {
      name: 'For my daughter',
      duration: 'week',
      ...parts,
    })
    expect(answer.statusCode).toBe(200)
    return answer.json<Reply<'createShare'>>()
  }
  const open = (secret: string) => post('/api/shared-report', { secret }, {})
  const read = async (secret: string) => (await open(secret)).json<Reply<'sharedReport'>>()
  const partsOf = async (withAnswers: boolean) => {
    const { secret } = await share({ withAnswers })
    const { assessments } = await read(secret)
    return assessments.map(({ components }) => Object.keys(components))
  }
  const list = async () => {
    const answer = await server.send({ method: 'GET', url: '/api/me/shares', headers: bearer(ann) })
    return answer.json<Reply<'shares'>>()
  }

  it('shows the scores without sign-in, and neither name of the link, email, id nor answers', async () => {
    const { secret } = await share()
    const answer = await open(secret)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const report = answer.json<Reply<'sharedReport'>>()
    expect(report).toMatchObject({
      expiresAt: '2026-12-28T10:00:00.000Z',
      person: null,
      withAnswers: false,
      entered: [{ forum: 'Sleep', value: 7 }],
    })
    expect(report.assessments.map(({ instrument }) => instrument)).toEqual([
      'mna',
      'stress',
      'stress',
    ])
    expect(report.assessments.map(({ answers }) => answers)).toEqual([{}, {}, {}])
    for (const known of [ann.email, ann.userId, 'daughter', 'Female']) {
      expect(answer.body).not.toContain(known)
    }
    // Four digits in a row may stand in any random name.
    expect(answer.body.replaceAll(/"id":"[^"]*"/g, '')).not.toContain('1950')
  })

  it('names no part that says what was answered, unless the answers are shared', async () => {
    await post('/api/sleep-scale', { userId: ann.userId, responses: answerAll('sleep') })
    expect(await partsOf(false)).toEqual([
      [],
      [],
      ['strain', 'lowControl'],
      ['bedTime', 'wakeTime', 'minutesInBed', 'sleepMinutes', 'efficiencyPercent'],
    ])
    const [mna = [], , , sleep = []] = await partsOf(true)
    expect(mna).toContain('weightLoss')
    expect(sleep).toContain('medication')
  })

  it('shows answers of the newest sittings, year of birth and gender where the person allowed it', async () => {
    const { secret } = await share({ withAnswers: true, withPerson: true })
    const report = await read(secret)
    expect(report.person).toEqual({ yearOfBirth: 1950, gender: 'Female' })
    expect(report.assessments.map(({ answers }) => answers)).toEqual([
      answerAll('mna'),
      {},
      answerAll('stress'),
    ])
    expect(report.assessments.map(({ bmi }) => bmi)).toEqual(['23.5', null, null])
  })

  it('shows what the person is trying where they allowed it, and no single day', async () => {
    await server.store.plans.change(
      ann.userId,
      { steps: [testStep()], ticks: [testTick()] },
      '2026-03-01T13:00:00.000Z',
    )
    expect((await read((await share()).secret)).plan).toBeNull()
    const { plan } = await read((await share({ withPlan: true })).secret)
    expect(plan).toEqual([
      {
        domain: 'Exercise',
        text: 'Walk to the corner',
        when: 'After breakfast',
        where: 'in the street',
        language: 'en',
        startOn: '2026-03-01',
        done: 0,
        due: 35,
        lastLookBack: null,
      },
    ])
  })

  it('shows what is there when the link is opened, also what came later', async () => {
    const { secret } = await share()
    await post('/social', { userId: ann.userId, answers: answerAll('social') })
    expect((await read(secret)).assessments.map(({ instrument }) => instrument)).toContain('social')
  })

  it.each([
    ['day', 1],
    ['week', 7],
    ['month', 30],
  ] as const)('ends after a %s', async (duration, days) => {
    const { secret } = await share({ duration })
    server.passMs(days * dayMs - 1)
    expect((await open(secret)).statusCode).toBe(200)
    server.passMs(1)
    const answer = await open(secret)
    expect([answer.statusCode, answer.json()]).toEqual([404, ended])
  })

  it('answers alike for an unknown link, a broken one, one that was stopped and a deleted person', async () => {
    const stopped = await share()
    const url = `/api/me/shares/${stopped.share.id}`
    const stop = () => server.send({ method: 'DELETE', url, headers: bearer(ann) })
    expect((await stop()).json()).toEqual({ ok: true })
    expect((await stop()).statusCode).toBe(404)
    const orphaned = await share()
    await server.send({ method: 'DELETE', url: '/api/me', headers: bearer(ann) })
    const secrets = ['', 'x', 'A'.repeat(43), stopped.secret, orphaned.secret, 'é'.repeat(43)]
    for (const secret of secrets) {
      const answer = await open(secret)
      expect([answer.statusCode, answer.json()]).toEqual([404, ended])
    }
  })

  it('is listed with how often it was opened, and without what opens it', async () => {
    const { secret, share: made } = await share({ name: '  Dr. Lee  ' })
    await open(secret)
    server.passMs(1000)
    await open(secret)
    const rows = await list()
    expect(rows).toEqual([
      { ...made, name: 'Dr. Lee', openedCount: 2, lastOpenedAt: '2026-12-21T10:00:01.000Z' },
    ])
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it("is nobody else's to see or to stop", async () => {
    const { secret, share: made } = await share()
    const bob = await server.newMember()
    const headers = bearer(bob)
    const seen = await server.send({ method: 'GET', url: '/api/me/shares', headers })
    expect(seen.json()).toEqual([])
    const stop = { method: 'DELETE', url: `/api/me/shares/${made.id}`, headers } as const
    expect((await server.send(stop)).statusCode).toBe(404)
    expect((await open(secret)).statusCode).toBe(200)
  })

  it('stops at as many links as a person may have', async () => {
    for (let count = 0; count < limits.shareLinksMax; count += 1) await share()
    const answer = await post('/api/me/shares', { name: 'One more', duration: 'day' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'TOO_MANY_SHARES',
    ])
  })

  it.each([
    { name: '', duration: 'week' },
    { name: ' \t ', duration: 'week' },
    { name: 'a\u0000b', duration: 'week' },
    { name: '\ud800', duration: 'week' },
    { name: 'x'.repeat(61), duration: 'week' },
    { name: 'For my son', duration: 'year' },
    { name: 'For my son' },
    { name: 'For my son', duration: 'week', withAnswers: 'yes' },
  ])('is not made from %j', async (body) => {
    expect((await post('/api/me/shares', body)).statusCode).toBe(400)
    expect(await list()).toEqual([])
  })

  it('leaves no trace of the secret in the log, the database or the audit', async () => {
    const { secret } = await share()
    await open(secret)
    expect(server.log.join('')).not.toContain(secret)
    const events = await server.store.audit.list({ limit: 100 })
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['share-made', 'share-opened']),
    )
    expect(JSON.stringify(events)).not.toContain(secret)
  })
})
