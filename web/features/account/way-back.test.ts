/** The way back leads to pages of this site and nowhere else. */

import { describe, expect, it } from 'vitest'
import { readWayBack, withWayBack } from './way-back.ts'

const origin = 'https://here.example'
const read = (next: string) => readWayBack(`?next=${encodeURIComponent(next)}`, origin)

describe('readWayBack', () => {
  it('gives a path of this site, with its query', () => {
    expect(read('/pitt')).toBe('/pitt')
    expect(read('/about4?criteria=LikeMe#points')).toBe('/about4?criteria=LikeMe#points')
  })

  it('gives nothing when nothing was wanted', () => {
    expect(readWayBack('', origin)).toBeNull()
    expect(read('')).toBeNull()
  })

  it.each([
    'https://evil.example/',
    '//evil.example/pitt',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
    'pitt',
    '/\t/evil.example',
  ])('refuses to leave this site: %s', (next) => {
    expect(read(next)).toBeNull()
  })
})

describe('withWayBack', () => {
  it('carries the wish along', () => {
    const address = withWayBack('/register', '/about4?criteria=LikeMe')
    expect(readWayBack(address.slice('/register'.length), origin)).toBe('/about4?criteria=LikeMe')
  })

  it('adds nothing where there is no wish', () => {
    expect(withWayBack('/register', null)).toBe('/register')
  })
})
