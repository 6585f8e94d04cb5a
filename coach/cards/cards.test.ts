/** Checks every card against the rules of writing: a number of nobody's, or a hard word, would be believed. */

import { describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { evidence, evidenceOf } from '../evidence/catalog.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { grammar } from '../text/grammar.ts'
import type { Said } from '../text/said.ts'
import { wordingOf } from '../wording/catalog.ts'
import { cardOf, cards, tracesIn } from './catalog.ts'
import { cardFaults } from '../test-support/card-faults.ts'

describe('the cards', () => {
  it('are one for each piece of evidence', () => {
    expect(cards.map(({ id }) => id)).toHaveLength(evidence.length)
    for (const { id } of evidence) expect(cardOf(id)?.id, id).toBe(id)
  })

  it.each(languages)('have names in %s that lead to one card each and alarm nobody', (language) => {
    const titles = cards.map(({ title }) => title[language])
    expect(new Set(titles).size).toBe(cards.length)
    expect(titles.filter((title) => hearSafety(title).length > 0)).toEqual([])
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

/** Words of how sure a thing is; whoever asks "and why?" wants the reason before them. */
const sureness: Said<RegExp> = {
  en: /\b(?:stud(?:y|ies)|trials?|research\w*|experts?|guid(?:e|ance|elines?)|proof|proven|prove|link(?:ed)?|advis\w+)\b/iu,
  es: /\b(?:estudios?|investiga\w*|expert[oa]s?|guías?|pruebas|prueban?|relaciona\w*|aconseja\w*)\b/iu,
}

describe.each(languages)('what a card says when asked why, in %s', (language) => {
  const { sentencesOf } = grammar[language]
  const reasons = cards.map(({ id, why }) => ({ id, sentences: sentencesOf(why[language]) }))

  it('opens with a reason and not with studies', () => {
    const without = reasons.filter(({ sentences: [first = ''] }) => sureness[language].test(first))
    expect(without).toEqual([])
  })

  it('says after it how sure that is', () => {
    const alone = reasons.filter(({ sentences }) => sentences.length < 2)
    expect(alone).toEqual([])
  })
})

/** Everything that the coach may say of one fact in English. */
function saidOf(id: string): string {
  const entry = evidenceOf(id)
  const card = cardOf(id)
  const texts = card ? [card.know, card.step, card.howMuch, card.why, card.watchFor] : []
  return [
    entry?.fact ?? '',
    entry?.firstStep ?? '',
    ...wordingOf(id).says,
    ...texts.map(({ en }) => en),
    ...(card?.insteadIf ?? []).map(({ say }) => say.en),
  ].join('\n')
}

describe('what could harm where it is said carelessly', () => {
  it('chest pain is never told to wait and see', () => {
    for (const step of [cardOf('E12')?.step.en, evidenceOf('E12')?.firstStep]) {
      expect(step).toMatch(/\bnow\b/u)
      expect(step).not.toMatch(/pass|wait|\bif\b/iu)
    }
  })

  it('whoever drinks a lot asks a doctor before drinking less', () => {
    for (const step of [cardOf('Z19')?.step.en, evidenceOf('Z19')?.firstStep]) {
      expect(step).toMatch(/^If you drink a lot or each day, ask your doctor before/u)
    }
  })

  it('nuts are for nobody who has trouble with swallowing', () => {
    expect(saidOf('D20')).not.toMatch(/\bnuts?\b/iu)
    const offered = cards.flatMap(({ insteadIf }) =>
      insteadIf.filter(({ limits }) => limits.includes('swallowing-trouble')),
    )
    const nuts = offered.filter(({ say }) => /(?<!leave out [\w ,]*)\bnuts?\b/iu.test(say.en))
    expect(nuts).toEqual([])
  })

  it('the same greens each week are for warfarin, by name', () => {
    const steady = cards.flatMap(({ insteadIf }) =>
      insteadIf.filter(({ say }) => /\bgreens\b/iu.test(say.en)),
    )
    for (const { limits, say } of steady.filter((each) => each.limits.includes('warfarin'))) {
      expect(limits).not.toContain('other-blood-thinner')
      expect(say.en).toMatch(/on warfarin/iu)
      expect(say.es).toMatch(/con warfarina/iu)
    }
  })

  it('sitting harms by its hours and not by how often it was broken up', () => {
    expect(saidOf('E06')).not.toMatch(/however the sitting|broken up/iu)
    expect(evidenceOf('E06')?.fact).toMatch(/how many there were did not matter/u)
  })
})
