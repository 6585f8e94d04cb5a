/** What grows is in the end what the whole reply says. */

import { describe, expect, it } from 'vitest'
import { nothingYet, withPassage, withSafety } from './growing-answer.ts'

const call911 = { code: 'stroke', tier: 0, text: 'Call 911 now.' }
const book = { id: 'Z13', citation: 'A book', url: null }

describe('a growing answer', () => {
  it('has the safety texts first, then paragraphs of sentences', () => {
    let answer = withSafety(nothingYet, [call911])
    answer = withPassage(answer, { text: 'Sit.', startsParagraph: false, sources: [book] })
    answer = withPassage(answer, { text: 'Wait.', startsParagraph: false, sources: [book] })
    answer = withPassage(answer, { text: 'Breathe.', startsParagraph: true, sources: [] })
    expect(answer.advice).toBe('Call 911 now.\n\nSit. Wait.\n\nBreathe.')
    expect(answer.sources).toEqual([book])
    expect(answer.safety).toEqual([call911])
  })

  it('begins with its first word', () => {
    const answer = withPassage(withSafety(nothingYet, []), {
      text: 'Sit.',
      startsParagraph: true,
      sources: [],
    })
    expect(answer.advice).toBe('Sit.')
  })
})
