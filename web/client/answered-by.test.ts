/** A helper says once who answers; it must stay with the sitting, and go with whoever logs out. */

import { beforeEach, describe, expect, it } from 'vitest'
import { keepAnsweredBy, readAnsweredBy } from './answered-by.ts'
import { readDraft, saveAnswer } from './drafts.ts'
import { forgetTabMemory } from './tab-memory.ts'

const owner = { userId: 'ann', instrument: 'stress' } as const
const now = new Date('2026-11-21T10:00:00.000Z')

beforeEach(() => {
  localStorage.clear()
  forgetTabMemory()
})

describe('who answers', () => {
  it('is what was said last, and nothing after the logout', () => {
    expect(readAnsweredBy()).toBeUndefined()
    keepAnsweredBy('with-help')
    keepAnsweredBy('someone-else')
    expect(readAnsweredBy()).toBe('someone-else')
    forgetTabMemory()
    expect(readAnsweredBy()).toBeUndefined()
  })

  it('is nothing where something else stands in its place', () => {
    sessionStorage.setItem('answered-by', 'nobody')
    expect(readAnsweredBy()).toBeUndefined()
  })

  it('stays with answers that were begun, for who goes on in another tab', () => {
    keepAnsweredBy('with-help')
    saveAnswer(owner, '1', 'Never', now)
    forgetTabMemory()
    expect(readDraft(owner)?.answeredBy).toBe('with-help')
  })

  it('is noted with answers that somebody began alone', () => {
    saveAnswer(owner, '1', 'Never', now)
    keepAnsweredBy('with-help')
    saveAnswer(owner, '2', 'Often', now)
    forgetTabMemory()
    saveAnswer(owner, '3', 'Often', now)
    expect(readDraft(owner)?.answeredBy).toBe('with-help')
  })
})
