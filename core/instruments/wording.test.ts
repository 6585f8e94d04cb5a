/** What the wording of every question must hold to, and what a person would lose where it does not. */

import { describe, expect, it } from 'vitest'
import { bandOf } from '../bands.ts'
import { instruments } from '../catalog.ts'
import { type Instrument, type Item, itemsOf } from '../instrument.ts'
import { instrumentIds } from '../instrument-table.ts'

function itemAt(instrument: Instrument, linkId: string): Item {
  const item = itemsOf(instrument).find((each) => each.linkId === linkId)
  return item ?? expect.fail(`${instrument.id} has no ${linkId}`)
}

function wordsOfSentences(text: string): readonly number[] {
  return text.split(/[.?!:]\s+/).map((sentence) => sentence.trim().split(/\s+/).length)
}

describe.each(instrumentIds)('%s', (id) => {
  const items = itemsOf(instruments[id])

  it('keeps sentences short, or a tired reader loses the thread', () => {
    for (const item of items) {
      for (const words of wordsOfSentences(item.prompt)) expect(words).toBeLessThanOrEqual(20)
      for (const words of wordsOfSentences(instruments[id].helps[item.linkId] ?? ''))
        expect(words).toBeLessThanOrEqual(20)
    }
  })

  it('never says in the help which answer is the good one, or people answer to please', () => {
    for (const item of items)
      expect(instruments[id].helps[item.linkId] ?? '').not.toMatch(/good sign|bad sign|which adds/i)
  })
})

describe('questions that were read wrongly', () => {
  it.each(['1-3', '1-4', '2-1'])('stress %s says that it asks about something good', (linkId) => {
    expect(instruments.stress.helps[linkId]).toMatch(/^This question is about good|a good/)
  })

  it('asks about food in the 3 months, or someone on a diet for years counts as ill', () => {
    const { prompt } = itemAt(instruments.mna, 'food-intake')
    expect(prompt).toContain('last 3 months')
    expect(prompt).toMatch(/appetite.*trouble with eating/)
  })

  it('asks about heavy stress, or someone worn out by caring counts as free of it', () => {
    expect(itemAt(instruments.mna, 'stress').prompt).toContain('heavy stress')
  })

  it('asks about medicine, or warm milk counts as a sleeping pill', () => {
    expect(itemAt(instruments.sleep, '5-1').prompt).toContain('medicine')
  })

  it('asks for agreement both ways, or polite people agree', () => {
    expect(itemAt(instruments.literacy, 'neuro').prompt).toContain('agree or disagree')
  })
})

describe('meanings that were untrue for some scores', () => {
  it('does not tell someone who is online every day (score 5) that they hardly use devices', () => {
    expect(bandOf(instruments.literacy, 5)?.meaning).toContain('for a few things')
  })

  it('does not tell someone who goes online once a month (score 8) that they do so often', () => {
    expect(bandOf(instruments.literacy, 8)?.meaning).not.toContain('often')
  })

  it('does not tell someone who calls their sleep very bad (score 5) that they sleep well', () => {
    expect(bandOf(instruments.sleep, 5)?.meaning).not.toContain('sleep well')
  })
})

describe('licence notes and deviations', () => {
  it('names whose band names the social score borrows', () => {
    expect(instruments.social.licence).toContain('De Jong Gierveld')
  })

  it('says that a clock time without AM or PM is a guess, or a night can be off by half a day', () => {
    expect(instruments.sleep.deviations.join(' ')).toContain('without AM or PM is guessed')
  })

  it('says that there is no nutrition score without a BMI', () => {
    expect(instruments.mna.deviations.join(' ')).toContain('Without a saved BMI')
  })
})
