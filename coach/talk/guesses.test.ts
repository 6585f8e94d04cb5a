/** In the midst of a talk nobody is given a card on something else: they are told who knows it. */

import { describe, expect, it } from 'vitest'
import { faqNamed } from '../matters/faq/catalog.ts'
import { lastOf, talk } from '../test-support/talk.ts'

const onHearing = [
  'My husband will not wear his hearing aids.',
  'He says they whistle. What can be done?',
]
const beyond = faqNamed('hard-of-hearing')?.beyond.en ?? ''

describe('a question that goes beyond a subject', () => {
  it('is told who knows it, once in a talk', () => {
    const stray = 'Would a copper bracelet next to the moulds bother the electronics inside?'
    const [, , third, fourth] = talk([...onHearing, stray, `And then, ${stray}`])
    expect(third?.text).toContain(beyond)
    expect(third?.suggestions.length).toBeGreaterThan(0)
    expect(fourth?.text).not.toContain(beyond)
  })

  it('is a plain question of its own where a card surely answers it', () => {
    const { text, sources } = lastOf([...onHearing, 'How much protein do I need?'])
    expect(text).toMatch(/protein/u)
    expect(sources.length).toBeGreaterThan(0)
  })
})
