/** What a member saw last is seen again without a connection, and by nobody else. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetResultsHere, readResultsHere } from './kept-results.ts'
import { markShared, unmarkShared } from './local-backend/shared-device.ts'
import { signIn } from './session.ts'

const userId = 'ann'
const assessment = {
  id: 'a',
  instrument: 'stress',
  score: 20,
  band: 'Moderate',
  components: { strain: 12 },
  flags: [],
  answers: { '1-0': 'Sometimes' },
  bmi: null,
  algorithmVersion: 1,
  finishedAt: '2026-11-20T10:00:00.000Z',
  change: null,
}

let answer: () => Promise<Response>
const read = () => readResultsHere(userId, new AbortController().signal)
const away = () => Promise.reject(new TypeError('no network'))

describe('the results of a member on this device', () => {
  beforeEach(async () => {
    localStorage.clear()
    signIn({ userId, token: 'of-ann' })
    answer = () => Promise.resolve(Response.json({ assessments: [assessment] }))
    vi.stubGlobal('fetch', () => answer())
  })

  afterEach(() => {
    unmarkShared(userId)
    vi.unstubAllGlobals()
  })

  it('are those that were seen last, without their answers, and say from when', async () => {
    expect(await read()).toMatchObject({ reply: { assessments: [assessment], seenAt: null } })
    answer = away
    const seen = await read()
    expect(seen).toMatchObject({ ok: true, reply: { assessments: [{ score: 20, answers: {} }] } })
    expect(seen).not.toMatchObject({ reply: { seenAt: null } })
    expect(JSON.stringify(localStorage)).not.toContain('Sometimes')
  })

  it('are not there after a logout, nor where the session has ended', async () => {
    await read()
    answer = () =>
      Promise.resolve(Response.json({ code: 'UNAUTHENTICATED', error: 'No.' }, { status: 401 }))
    expect((await read()).ok).toBe(false)
    forgetResultsHere(userId)
    answer = away
    expect((await read()).ok).toBe(false)
  })

  it('are not kept where others use this device too', async () => {
    markShared(userId)
    await read()
    expect(JSON.stringify(localStorage)).not.toContain('Moderate')
    answer = away
    expect((await read()).ok).toBe(false)
  })
})
