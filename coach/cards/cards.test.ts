/** Checks every card against the rules of writing: a number of nobody's, or a hard word, would be believed. */

import { describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { evidence } from '../evidence/catalog.ts'
import { cardOf, cards, tracesIn } from './catalog.ts'
import { cardFaults } from './test-support/card-faults.ts'

describe('the cards', () => {
  it('are one for each piece of evidence', () => {
    expect(cards.map(({ id }) => id)).toHaveLength(evidence.length)
    for (const { id } of evidence) expect(cardOf(id)?.id, id).toBe(id)
  })

  it('are short and plain, and every number stands in the evidence', () => {
    const faults = cards.flatMap((card) => cardFaults(card).map((fault) => `${card.id} ${fault}`))
    expect(faults).toEqual([])
  })

  it.each(languages)('share no step in %s', (language) => {
    const steps = cards.map(({ step }) => step[language])
    expect(new Set(steps).size).toBe(steps.length)
  })

  it.each(languages)('are known again by what was said of them in %s', (language) => {
    for (const card of cards) {
      expect(tracesIn(`${card.know[language]} ${card.step[language]}`)[0]?.card.id).toBe(card.id)
      expect(tracesIn(card.how[language].join('\n\n'))[0]?.card.id).toBe(card.id)
    }
  })
})
