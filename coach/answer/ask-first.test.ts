/** What sounds a little like a danger is asked about before a step of exercise, and the talk goes on from there. */

import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../test-support/talk.ts'

const told =
  'The nurse says it was a mini stroke and sent me home with new tablets. Which walks are good for me from now on?'

describe('exercise asked for beside words of an emergency', () => {
  it('waits for the answer whether any of it is happening now', () => {
    const { text, help, safety, suggestions } = lastOf([told])
    expect(suggestions).toEqual(['No, nothing new', 'Yes, now'])
    expect(text).toMatch(/^Before I go on: is any of what you told me happening now, or new\?/u)
    expect([help, safety]).toEqual(['Emergency: 911 · To talk: 988', []])
  })

  it('is given once it is said that none is', () => {
    const [, after] = talk([told, 'No, nothing new'])
    expect(after?.domains[0]).toBe('Exercise')
    expect(after?.text).not.toMatch(/Before I go on/u)
  })

  it('gives way to the fixed text once it is said that it is so', () => {
    const [, after] = talk([told, 'Yes, right now'])
    expect(after?.safety.map(({ code }) => code)).toEqual(['stroke'])
  })
})
