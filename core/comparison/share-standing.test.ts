/** Checks both sides of each line of the published shares. */

import { describe, expect, it } from 'vitest'
import { shareStanding } from './share-standing.ts'

describe('shareStanding', () => {
  it.each([
    [14, '64'],
    [12, '64'],
    [11, '28'],
    [8, '28'],
    [7, '8'],
    [0, '8'],
  ])('nutrition score %d: %s in 100', (score, share) => {
    expect(shareStanding('mna', score, {})).toBe(`Like ${share} in 100 older people in one study.`)
  })

  it('looks at the short form of the social questions', () => {
    expect(shareStanding('social', 2, { lsns6: 12 })).toContain('Above')
    expect(shareStanding('social', 2, { lsns6: 11 })).toContain('Under')
    expect(shareStanding('social', 2, {})).toBeNull()
  })

  it('knows no shares of the others', () => {
    expect(shareStanding('literacy', 9, {})).toBeNull()
    expect(shareStanding('sleep', 9, {})).toBeNull()
  })
})
