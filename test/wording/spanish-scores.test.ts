/** A score never depends on the language: the same answers score the same, part by part, and are stored the same. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandNameIn } from '#coach/scores/score-names.ts'
import { instruments } from '#core/catalog.ts'
import { explainScore } from '#core/explain.ts'
import { type Instrument, type Item, itemsOf } from '#core/instrument.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import { toWireAnswers } from '#core/responses.ts'
import { fhirNames } from '#server/export/fhir-names.ts'
import { pickedResponses } from '#core/vectors/picked-answers.ts'
import { spanishCore } from './spanish-build.ts'

const spanish = await spanishCore()
const picks = fc.array(fc.nat(100_000), { minLength: 22, maxLength: 22 })
const bmi = '21.5'

/** An item without its words. */
function bare(item: Item) {
  const { topic: _topic, prompt: _prompt, ...rest } = item
  if (rest.kind !== 'choice') return { ...rest, placeholder: '' }
  return { ...rest, options: rest.options.map(({ code, points }) => ({ code, points })) }
}

/** An instrument without its words. */
function bareInstrument(instrument: Instrument) {
  const { id, domain, minScore, maxScore, direction, needsBmi, algorithmVersion } = instrument
  return {
    facts: { id, domain, minScore, maxScore, direction, needsBmi, algorithmVersion },
    pages: instrument.pages.map(({ items }) => items.map(bare)),
    bands: instrument.bands.map(({ label, from, to, tone, printedRange }) => [
      label,
      from,
      to,
      tone,
      printedRange,
    ]),
    components: instrument.components.map(({ name, max }) => [name, max]),
  }
}

describe.each(instrumentIds)('%s in Spanish', (id) => {
  const english = instruments[id]
  const translated = spanish.instruments[id]

  it('has the same codes, points, keys and bands', () => {
    expect(bareInstrument(translated)).toEqual(bareInstrument(english))
  })

  it('has its own words for every question, answer and band', () => {
    expect(translated.title).not.toBe(english.title)
    for (const [index, item] of itemsOf(translated).entries()) {
      expect(item.prompt).not.toBe(itemsOf(english)[index]?.prompt)
      expect(item.prompt).toMatch(/¿.+\?$/)
      if (item.kind !== 'choice') continue
      const labels = item.options.map(({ label }) => label ?? '')
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels).not.toContain('')
    }
    expect(new Set(itemsOf(translated).map(({ topic }) => topic)).size).toBe(
      itemsOf(english).length,
    )
    for (const band of translated.bands) expect(band.name).not.toBe(band.label)
  })

  it('calls its bands as the coach does, or one result has two names', () => {
    if (id === 'literacy') return // its bands name cognition, and the coach never says them
    for (const { label, name } of translated.bands) expect(bandNameIn('es', label)).toBe(name)
  })

  it('has the same words in the file of a member, who would else show a doctor another text than a guest', () => {
    expect(translated).toMatchObject(fhirNames.es.instruments[id])
  })

  it('scores the same answers the same, and explains them with the same points', () => {
    fc.assert(
      fc.property(picks, (numbers) => {
        const wire = toWireAnswers(english, pickedResponses(english, numbers))
        expect(toWireAnswers(translated, pickedResponses(translated, numbers))).toEqual(wire)
        expect(translated.score(wire, { bmi })).toEqual(english.score(wire, { bmi }))
        const inEnglish = explainScore(english, wire, { bmi })
        const inSpanish = spanish.explainScore(translated, wire, { bmi })
        if ('error' in inEnglish || 'error' in inSpanish) expect.fail('not scored')
        expect(inSpanish.rows.map(({ points }) => points)).toEqual(
          inEnglish.rows.map(({ points }) => points),
        )
        expect(inSpanish.parts.map(({ counted }) => counted)).toEqual(
          inEnglish.parts.map(({ counted }) => counted),
        )
      }),
      { numRuns: 500 },
    )
  })
})
