/** A passkey that lets nobody in always leaves a sentence and a way on. */

import { describe, expect, it } from 'vitest'
import { accountTexts } from '../../../locales/account.ts'
import { passkeyTexts } from '../../../locales/passkeys.ts'
import { describeRefused, describeUnused } from './passkey-problem.ts'

const texts = passkeyTexts
const refused = (status: number) => ({
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
    [0, 'Network error. Check your connection.', texts.tryOnline],
    [401, texts.refused, texts.refusedAdvice],
    [429, texts.notSignedIn, accountTexts.adviceWait(undefined)],
    [503, texts.notSignedIn, texts.ourFault],
  ])('is explained where the server said %s', (status, text, advice) => {
    expect(describeRefused(refused(status))).toMatchObject({ text, advice })
  })
})
