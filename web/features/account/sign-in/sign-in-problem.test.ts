/** Every failed sign-in says what to do next, by email or with a passkey. */

import { describe, expect, it } from 'vitest'
import { accountTexts } from '../../../locales/account.ts'
import { passkeyTexts } from '../../../locales/passkeys.ts'
import { describeRefused, describeSignInProblem, describeUnused } from './sign-in-problem.ts'

const texts = accountTexts
const network = 'Network error. Check your connection.'

function refused(status: number, more: { proofs?: 'password'[]; retryAfterSeconds?: number } = {}) {
  const { proofs, ...rest } = more
  const problem = { error: 'No.', code: 'PROOF_NEEDED' as const, ...(proofs ? { proofs } : {}) }
  return { ok: false as const, reason: 'refused' as const, status, problem, ...rest }
}

describe('describeSignInProblem', () => {
  it('asks for the password where the server does', () => {
    const outcome = refused(401, { proofs: ['password'] })
    expect(describeSignInProblem(outcome, 'nothing', true)).toEqual({
      text: 'Invalid email',
      advice: texts.adviceAddPassword,
      askPassword: true,
    })
  })

  it('offers no code where none is sent: the person would wait for nothing', () => {
    const { advice } = describeSignInProblem(
      refused(401, { proofs: ['password'] }),
      'nothing',
      false,
    )
    expect(advice).toBe(texts.adviceAddPasswordNoMail)
    expect(advice).not.toContain('code')
  })

  it('asks to check both when the password was wrong', () => {
    const outcome = refused(401, { proofs: ['password'] })
    expect(describeSignInProblem(outcome, 'password', true)).toEqual({
      text: 'Invalid email',
      advice: texts.adviceCheckBoth,
      askPassword: true,
    })
  })

  it('asks for another code when the code was wrong', () => {
    const outcome = refused(401, { proofs: ['password'] })
    expect(describeSignInProblem(outcome, 'code', true)).toEqual({
      text: 'Invalid email',
      advice: texts.adviceCode,
      askPassword: true,
    })
  })

  it('asks to check the email when nothing else would help', () => {
    expect(describeSignInProblem(refused(400), 'nothing', true)).toEqual({
      text: 'Invalid email',
      advice: texts.adviceCheckEmail,
      askPassword: false,
    })
  })

  it.each([
    [30, 'one minute'],
    [61, '2 minutes'],
    [600, '10 minutes'],
    [undefined, 'a few minutes'],
  ])('says how long to wait: %s seconds', (seconds, words) => {
    const outcome = refused(429, seconds === undefined ? {} : { retryAfterSeconds: seconds })
    const problem = describeSignInProblem(outcome, 'password', true)
    expect(problem.text).toBe('Invalid email')
    expect(problem.advice).toContain(words)
  })

  it('takes the blame for faults of the server', () => {
    expect(describeSignInProblem(refused(500), 'nothing', true).advice).toBe(texts.adviceOurFault)
  })

  it('does not blame the email for a broken connection', () => {
    const outcome = { ok: false, reason: 'unreachable', status: 0, problem: null } as const
    expect(describeSignInProblem(outcome, 'nothing', true)).toEqual({
      text: network,
      advice: texts.adviceKept,
      askPassword: false,
    })
  })
})

const passkeyRefused = (status: number) => ({
  ok: false as const,
  reason: status === 0 ? ('unreachable' as const) : ('refused' as const),
  status,
  problem: null,
})

describe('a passkey that lets nobody in', () => {
  it.each(['stopped', 'known', 'no-lock', 'wrong-place', 'unreachable', 'failed'] as const)(
    'is explained where it was %s',
    (fault) => {
      const notice = describeUnused(fault)
      expect(notice?.text).toMatch(/\.$/)
      expect(notice?.advice).toMatch(/(try again|in another way)/i)
    },
  )

  it('needs no word where we called it off ourselves', () => {
    expect(describeUnused('called-off')).toBeNull()
  })

  it.each([
    [0, 'Network error. Check your connection.', passkeyTexts.tryOnline],
    [401, passkeyTexts.refused, passkeyTexts.refusedAdvice],
    [429, passkeyTexts.notSignedIn, accountTexts.adviceWait(undefined)],
    [503, passkeyTexts.notSignedIn, passkeyTexts.ourFault],
  ])('is explained where the server said %s', (status, text, advice) => {
    expect(describeRefused(passkeyRefused(status))).toMatchObject({ text, advice })
  })
})
