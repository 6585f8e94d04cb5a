/** What waits goes out once, under the person it belongs to, and is never lost. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCompletedTests } from '../completed-tests.ts'
import { readDraft, saveAnswer, submitKeyOf } from '../drafts.ts'
import { sentNotice } from '../../reading/sent-notice.ts'
import { forgetSession, signIn } from '../session.ts'
import { sendKept } from './send-kept.ts'
import { sendWaiting } from './send-waiting.ts'
import { removeWaiting, removeWaitingOf, waitingOf } from './waiting-records.ts'

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

  it.each([
    ...[429, 502, 503, 504].map((status) => ({ what: `${status}`, came: answer(status) })),
    { what: 'a fault of the server', came: answer(500, { error: 'x', code: 'INTERNAL' }) },
    { what: 'the page of a hotel', came: async () => new Response('<html>') },
    { what: 'a guard on the way', came: async () => new Response('<html>', { status: 403 }) },
    { what: 'an answer that broke off', came: async () => new Response('{"sco') },
  ])('stay where $what is no word on them', async ({ came }) => {
    fetched.mockImplementation(came)
    expect(await press()).toMatchObject({ ok: false, isWaiting: true })
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

  it('stay as pressed last where the ones before are refused meanwhile', async () => {
    await press('stress', 'first')
    fetched.mockImplementationOnce(async () => {
      await press('stress', 'second')
      return answer(400, { error: 'Look again', code: 'INVALID_FIELD' })()
    })
    await sendWaiting()
    expect(await waitingOf('ann')).toMatchObject([{ key: 'second' }])
    expect(await waitingOf('ann')).not.toHaveProperty('0.refusal')
  })

  it('do not go out any more once they were removed, and hold back no others', async () => {
    await pressBmi()
    await press('stress')
    await press('mna')
    fetched.mockReset()
    fetched.mockImplementationOnce(async () => {
      await removeWaiting({ userId: 'ann', subject: 'stress', key: 'k' })
      return answer(500)()
    })
    expect(await sendWaiting()).toMatchObject({ sent: [], refused: [], isWaiting: true })
    expect(sentOut().map(([url]) => url)).toEqual(['/api/save-bmi'])
    await press('stress')
    fetched.mockReset()
    fetched.mockImplementation(answer(200)).mockImplementationOnce(answer(500))
    const { sent } = await sendWaiting()
    expect(sent.map(({ subject }) => subject)).toEqual(['stress'])
  })

  it('of one person never become those of whoever comes meanwhile', async () => {
    await pressBmi()
    fetched.mockImplementation(async () => {
      signIn(bob)
      return noAnswer()
    })
    fetched.mockClear()
    expect(await press('mna')).toMatchObject({ status: 401, isWaiting: true })
    expect(sentOut().map(([url]) => url)).toEqual(['/api/save-bmi'])
  })

  it('say so where a body mass index is not taken', async () => {
    await pressBmi()
    fetched.mockImplementation(answer(400, { error: 'Look again', code: 'INVALID_FIELD' }))
    expect(sentNotice(await sendWaiting())).toMatchObject({
      tone: 'error',
      text: 'Your BMI could not be taken.',
    })
  })

  it('are not kept where the server has judged them while the person waits', async () => {
    fetched.mockImplementation(answer(400, { error: 'Look again', code: 'INVALID_FIELD' }))
    expect(await press()).toMatchObject({ ok: false, isWaiting: false })
    expect(await waitingOf('ann')).toEqual([])
  })

  it('of the eating questions go after the height and weight they need', async () => {
    await pressBmi()
    fetched.mockReset()
    fetched.mockImplementation(answer(200)).mockImplementationOnce(answer(500))
    expect(await press('mna')).toMatchObject({ ok: false, isWaiting: true })
    expect(sentOut().map(([url]) => url)).toEqual(['/api/save-bmi'])
    fetched.mockReset()
    fetched.mockImplementation(answer(200))
    await sendWaiting()
    expect(sentOut().map(([url]) => url)).toEqual(['/api/save-bmi', '/api/mna-test'])
  })
})
