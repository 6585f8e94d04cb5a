/** What people are told where the built-in coach stands in. */

import { describe, expect, it } from 'vitest'
import { readingGrade } from '#coach/text/reading-grade.ts'
import { modelFaults } from './model-fault.ts'
import { noticeOf, notices } from './notices.ts'

describe('a notice', () => {
  it.each([...modelFaults.map((fault) => noticeOf(fault, 'en')), notices.en.partlyReworded])(
    'can be read by a child: %s',
    (notice) => {
      expect(notice).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.)?$/)
      expect(readingGrade(notice)).toBeLessThanOrEqual(7)
    },
  )
})
