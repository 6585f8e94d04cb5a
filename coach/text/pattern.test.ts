/** Checks the notation of word patterns. */

import { describe, expect, it } from 'vitest'
import { pattern } from './pattern.ts'

describe('pattern', () => {
  it('matches whole words only', () => {
    expect(pattern('fall').test(' i fall ')).toBe(true)
    expect(pattern('fall').test(' fallow ')).toBe(false)
  })

  it('lets words grow at a star and stand apart at dots', () => {
    expect(pattern('chest ... hurt*').test(' my chest it really hurts ')).toBe(true)
    expect(pattern('chest .. hurt*').test(' my chest it really does hurt ')).toBe(false)
    expect(pattern('chest ... hurt*').test(' my chest . it hurts ')).toBe(false)
  })

  it('takes an optional part between gaps', () => {
    const read = pattern('open (the )?.. (door|gate)')
    expect(read.test(' open door ')).toBe(true)
    expect(read.test(' open the big gate ')).toBe(true)
  })

  it('fills in lists', () => {
    expect(pattern('my {pet} sleeps', { pet: 'cat|dog' }).test(' my dog sleeps ')).toBe(true)
  })
})
