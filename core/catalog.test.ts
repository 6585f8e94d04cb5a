/** Every instrument is complete as data: pages, options, bands, wording, sources. */

import { describe, expect, it } from 'vitest'
import { bandOf } from './bands.ts'
import { instrumentOfDomain, instruments } from './catalog.ts'
import { itemsOf } from './instrument.ts'
import { instrumentIds } from './instrument-table.ts'
import { evaluationNames, isLifestyleDomain, lifestyleDomains } from './lifestyle-domain.ts'

/** Title, items on each page and range, as the specification has them. */
const shapes = {
  social: ['Lubben Social Networking Scale', [3, 2, 1, 3, 2, 1], 11],
  literacy: ['Digital Literacy Survey', [1, 1, 1, 1, 1, 1, 1], 10],
  exercise: ['Sports and Activities', [2, 2, 2, 2, 2, 1, 1, 1, 2, 1, 3], 350],
  mna: ['Mini Nutritional Assessment', [1, 1, 1, 1, 1], 14],
  stress: ['Perceived Stress Scale', [5, 4], 40],
  sleep: ['Pittsburgh Sleep Quality Index', [4, 3, 3, 3, 3, 3, 3], 21],
} as const

describe.each(instrumentIds)('%s', (id) => {
  const instrument = instruments[id]
  const items = itemsOf(instrument)

  it('has the title, pages and range of the specification', () => {
    const [title, pages, maxScore] = shapes[id]
    expect(instrument.id).toBe(id)
    expect(instrument.title).toBe(title)
    expect(instrument.pages.map((page) => page.items.length)).toEqual(pages)
    expect([instrument.minScore, instrument.maxScore]).toEqual([0, maxScore])
  })

  it('has bands that cover the range without gaps or overlaps', () => {
    let next = instrument.minScore
    for (const band of instrument.bands) {
      expect(band.from).toBe(next)
      expect(band.to).toBeGreaterThanOrEqual(band.from)
      next = band.to + 1
    }
    expect(next).toBe(instrument.maxScore + 1)
  })

  it('finds the band of whole scores within the range only', () => {
    for (const band of instrument.bands) {
      expect(bandOf(instrument, band.from)).toBe(band)
      expect(bandOf(instrument, band.to)).toBe(band)
    }
    const outside = [-1, instrument.maxScore + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]
    for (const score of outside) expect(bandOf(instrument, score)).toBeUndefined()
  })

  it('has its own key, prompt, help with an example or an explanation, and topic for every item', () => {
    expect(new Set(items.map((item) => item.linkId)).size).toBe(items.length)
    expect(new Set(items.map((item) => item.topic)).size).toBe(items.length)
    for (const item of items) {
      expect(item.prompt.endsWith('?')).toBe(true)
      expect(instrument.helps[item.linkId]?.length).toBeGreaterThan(30)
      expect(item.topic).not.toBe('')
      if (item.kind !== 'choice') continue
      const codes = item.options.map((option) => option.code)
      expect(new Set(codes).size).toBe(codes.length)
      for (const code of codes) expect(code).toBe(code.trim())
    }
  })

  it('asks follow-ups only about an item that stands before them', () => {
    for (const [index, item] of items.entries()) {
      if (item.appliesWhen === undefined) continue
      const { linkId } = item.appliesWhen
      expect(items.findIndex((other) => other.linkId === linkId)).toBeLessThan(index)
    }
  })

  it('names only described components in its items', () => {
    const names = instrument.components.map((component) => component.name)
    for (const item of items) {
      if (item.component !== undefined) expect(names).toContain(item.component)
    }
  })

  it('says how it is scored, where it comes from and how it differs', () => {
    const { formula, notes, citation, licence, deviations } = instrument
    for (const text of [...formula, ...notes, ...deviations, citation, licence]) {
      expect(text.length).toBeGreaterThan(20)
    }
    expect(deviations.length).toBeGreaterThan(2)
  })
})

describe('sentences that must stand beside a result', () => {
  it.each([
    ['social', 'This describes your contacts, not how lonely you feel.'],
    ['literacy', 'This is about your digital habits. It is not a test of memory or thinking.'],
    ['stress', '9-question version; the ninth part of control is estimated.'],
    ['exercise', 'a score of exactly 50, 150 or 250 counts in the higher group'],
  ] as const)('%s: %s', (id, note) => {
    expect(instruments[id].notes).toContain(note)
  })

  it('sends the lowest nutrition band to the doctor', () => {
    expect(bandOf(instruments.mna, 0)?.meaning).toContain('Please talk to your doctor')
  })

  it('prints the ranges of the exercise legend as the specification has them', () => {
    const printed = instruments.exercise.bands.map((band) => band.printedRange)
    expect(printed).toEqual(['0-50', '51-150', '151-250', '251-350'])
    expect(instruments.sleep.bandCaption).toBe('sleep problems')
  })
})

describe('instrumentOfDomain', () => {
  it('finds one instrument for each of the six domains, and the domain of each instrument', () => {
    for (const domain of lifestyleDomains) expect(instrumentOfDomain(domain).domain).toBe(domain)
    expect(new Set(lifestyleDomains.map((domain) => instrumentOfDomain(domain).id)).size).toBe(6)
  })

  it('knows the spelling of cards and records', () => {
    expect(evaluationNames.Socialization).toBe('Socialize')
    expect(isLifestyleDomain('Socialization')).toBe(true)
    expect(isLifestyleDomain('Socialize')).toBe(false)
  })
})
