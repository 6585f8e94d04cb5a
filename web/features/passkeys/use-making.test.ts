/** A passkey that was not made always leaves a sentence and a way on. */

import { describe, expect, it } from 'vitest'
import { passkeyTexts } from '../../locales/passkeys.ts'
import { describeUnkept, describeUnmade } from './use-making.ts'

const texts = passkeyTexts

describe('a passkey that was not made', () => {
  it.each(['stopped', 'known', 'no-lock', 'wrong-place', 'unreachable', 'failed'] as const)(
    'is explained where it was %s',
    (fault) => {
      const notice = describeUnmade(fault)
      expect(notice?.text).toMatch(/\.$/)
      expect(notice?.advice).toMatch(/\.$/)
    },
  )

  it('is no error to a person who changed their mind', () => {
    expect(describeUnmade('stopped')?.tone).toBe('info')
    expect(describeUnmade('called-off')).toBeNull()
  })

  it('says so where there are too many, in the words of the server', () => {
    const error = 'You have 20 passkeys already.'
    const problem = { error, code: 'TOO_MANY_PASSKEYS' as const }
    const failure = { ok: false, reason: 'refused', status: 409, problem } as const
    expect(describeUnkept(failure)).toMatchObject({ text: texts.notMade, advice: error })
  })

  it.each([
    [400, texts.notKept],
    [500, texts.ourFault],
  ])('says what to do where the server said %s', (status, advice) => {
    const failure = { ok: false, reason: 'refused', status, problem: null } as const
    expect(describeUnkept(failure)).toMatchObject({ text: texts.notMade, advice })
  })
})
