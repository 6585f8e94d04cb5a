/** Addresses that were mistyped. */

import { describe, expect, it } from 'vitest'
import { readableAddress } from './incoming.ts'

describe('a readable address', () => {
  it.each(['/', '/login?userId=%zz', '/%E2%80%A6', '/a%20b?c=d?e'])(
    '%s is left as it is',
    (url) => {
      expect(readableAddress({ url })).toBe(url)
    },
  )

  it.each([
    ['/about%', '/about%25'],
    ['/%zz?userId=7&a=?b', '/%25zz?userId=7&a=?b'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ])('%s is taken letter by letter', (url, expected) => {
    expect(readableAddress({ url })).toBe(expected)
  })
})
