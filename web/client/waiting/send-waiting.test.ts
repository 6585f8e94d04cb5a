/** What waits goes out once, under the person it belongs to, and is never lost. */

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCompletedTests } from '../completed-tests.ts'
import { readDraft, saveAnswer, submitKeyOf } from '../drafts.ts'
import { forgetSession, signIn } from '../session.ts'
import { sendKept } from './send-kept.ts'
import { sendWaiting } from './send-waiting.ts'
import { removeWaitingOf, waitingOf } from './waiting-records.ts'

const ann = { userId: 'ann', token: 'token-of-ann' }
const bob = { userId: 'bob', token: 'token-of-bob' }
const owner = { userId: 'ann', instrument: 'stress' } as const
const fetched = vi.fn<typeof fetch>()

const answer =
  (status: number, body: object = {}) =>
  async () =>
    Response.json(body, { status })
const noAnswer = async () => {
  throw new TypeError('Failed to fetch')
}

/** Keys and tokens of everything that was sent, oldest first. */
function sentOut() {
  return fetched.mock.calls.map(([url, init]) => {
    const headers = new Headers(init?.headers)
    return [url, headers.get('idempotency-key'), headers.get('authorization')]
  })
}

function press(subject: 'stress' | 'mna' = 'stress', key = 'k') {
  const call = subject === 'stress' ? 'submitStress' : 'submitMna'
  const body = { userId: 'ann', responses: { '1-0': 'Never' }, answers: {} }
  const place = { pressedOn: '/stressscale', shownOn: '/stressscore' }
  return sendKept({ subject, domain: 'Stress', call, body, key, ...place })
}

function pressBmi() {
  const body = { userID: 'ann', bmi: '24.2', category: 'Healthy Weight' }
  const place = { pressedOn: '/bmi', shownOn: '/bmi' }
  return sendKept({ subject: 'bmi', domain: null, call: 'saveBmi', body, key: 'b', ...place })
}

describe('answers that do not reach the server', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched)
    signIn(ann)
    fetched.mockImplementation(noAnswer)
  })

  afterEach(async () => {
    await removeWaitingOf('ann')
    fetched.mockReset()
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  it('wait, and go out once with the key they had', async () => {
    expect(await press()).toMatchObject({ ok: false, reason: 'unreachable', isWaiting: true })
    fetched.mockImplementation(answer(200))
    expect((await sendWaiting()).sent).toHaveLength(1)
    expect((await sendWaiting()).sent).toHaveLength(0)
    const one = ['/api/stress-scale', 'k', 'Bearer token-of-ann']
    expect(sentOut()).toEqual([one, one])
    expect(readCompletedTests('ann')).toHaveProperty('Stress')
  })

  it('take the draft along that they came from, and no later one', async () => {
    saveAnswer(owner, '1-0', 'Never', new Date())
    await press('stress', submitKeyOf(owner))
    saveAnswer(owner, '1-0', 'Sometimes', new Date())
    fetched.mockImplementation(answer(200))
    await sendWaiting()
    expect(readDraft(owner)?.responses).toEqual({ '1-0': 'Sometimes' })
    await press('stress', submitKeyOf(owner))
    expect(await waitingOf('ann')).toEqual([])
  })

  it('never go out under somebody else', async () => {
    await press()
    fetched.mockReset()
    signIn(bob)
    await sendWaiting()
    forgetSession()
    await sendWaiting()
    expect(sentOut()).toEqual([])
    expect(await waitingOf('ann')).toHaveLength(1)
  })

  it('stay where the session has ended, until the person is back', async () => {
    await press()
    fetched.mockImplementation(answer(401, { error: 'x', code: 'UNAUTHENTICATED' }))
    expect((await sendWaiting()).isWaiting).toBe(true)
    signIn({ ...ann, token: 'new' })
    fetched.mockImplementation(answer(200))
    expect((await sendWaiting()).sent).toHaveLength(1)
  })

  it.each([429, 502, 503, 504])('stay where %i says that it passes', async (status) => {
    await press()
    fetched.mockImplementation(answer(status))
    expect(await sendWaiting()).toMatchObject({ sent: [], refused: [], isWaiting: true })
    expect(await waitingOf('ann')).toHaveLength(1)
  })

  it('are kept for the person where the server does not take them', async () => {
    await press()
    fetched.mockImplementation(answer(400, { error: 'Look again', code: 'INVALID_FIELD' }))
    expect((await sendWaiting()).refused).toHaveLength(1)
    expect(await waitingOf('ann')).toMatchObject([{ refusal: 'Look again' }])
    fetched.mockReset()
    await sendWaiting()
    expect(sentOut()).toEqual([])
  })

  it('give way to the same sitting sent anew', async () => {
    await press('stress', 'first')
    await press('stress', 'second')
    expect((await waitingOf('ann')).map(({ key }) => key)).toEqual(['second'])
  })

  it('are not kept where the server has judged them while the person waits', async () => {
    fetched.mockImplementation(answer(400, { error: 'Look again', code: 'INVALID_FIELD' }))
    expect(await press()).toMatchObject({ ok: false, isWaiting: false })
    expect(await waitingOf('ann')).toEqual([])
  })

  it('of the eating questions go after the height and weight they need', async () => {
    await pressBmi()
    await press('mna')
    fetched.mockReset()
    fetched.mockImplementation(answer(200))
    await sendWaiting()
    expect(sentOut().map(([url]) => url)).toEqual(['/api/save-bmi', '/api/mna-test'])
  })
})
