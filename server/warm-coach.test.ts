/** Warming the coach before the first question. */

import { describe, expect, it } from 'vitest'
import { warmCoach } from './warm-coach.ts'

describe('the coach', () => {
  it.each(['US', 'GB', 'ZZ'])('can be warmed in the region %s', async (region) => {
    await expect(warmCoach(region)).resolves.toBeUndefined()
  })
})
