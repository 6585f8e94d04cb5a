/** Checks the notation of word patterns. */

import { describe, expect, it } from 'vitest'
import { pattern, piecesOf, withoutExceptions } from './pattern.ts'

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

describe('withoutExceptions', () => {
  const whole = pattern('(?<!(old|horse) .*)(bad|sore(?! (?:eye|throat)s?)) knee*(?! .* horse)')
  const cheap = withoutExceptions(whole)

  it('finds all that the whole one finds, and what it excepts', () => {
    for (const text of [' my bad knees ', ' sore knee . help ']) {
      expect(whole.test(text)).toBe(true)
      expect(cheap.test(text)).toBe(true)
    }
    expect(whole.test(' the old mare has bad knees ')).toBe(false)
    expect(cheap.test(' the old mare has bad knees ')).toBe(true)
    expect(cheap.test(' my knees ')).toBe(false)
  })

  it('looks for nothing up to the ends of a text', () => {
    expect(cheap.source).not.toContain('.*')
  })
})

describe('piecesOf', () => {
  const words = Array.from({ length: 400 }, (_, place) => `word${place}`)
  const text = ` ${words.join(' ')} `

  it('leaves a short text whole', () => {
    expect(piecesOf(' my knees ', 500)).toEqual([' my knees '])
  })

  it('parts no two words that stand together', () => {
    const pieces = piecesOf(text, 500)
    expect(pieces.length).toBeGreaterThan(5)
    for (const [place, word] of words.slice(0, -1).entries()) {
      const pair = ` ${word} word${place + 1} `
      expect(pieces.some((piece) => piece.includes(pair))).toBe(true)
    }
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(540)
  })
})
