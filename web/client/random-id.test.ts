/** Random ids, with and without the help of the browser. */

import { afterEach, describe, expect, it, vi } from 'vitest'
import { randomId } from './random-id.ts'

const versionFour = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('randomId', () => {
  it('is a version 4 UUID', () => {
    expect(randomId()).toMatch(versionFour)
  })

  it('is one too on a page without a secure connection', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto)
    vi.stubGlobal('crypto', { getRandomValues })
    const ids = Array.from({ length: 200 }, randomId)
    for (const id of ids) expect(id).toMatch(versionFour)
    expect(new Set(ids).size).toBe(200)
  })
})
