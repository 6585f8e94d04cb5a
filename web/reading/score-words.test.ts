import { describe, expect, it } from 'vitest'
import { exercise } from '#core/instruments/exercise/scoring.ts'
import { literacy } from '#core/instruments/literacy/scoring.ts'
import { sleep } from '#core/instruments/sleep/scoring.ts'
import { social } from '#core/instruments/social/scoring.ts'
import { stress } from '#core/instruments/stress/scoring.ts'
import { resultTexts } from '../locales/result.ts'
import { gaugeBands, scoreWords } from './score-words.ts'

const texts = resultTexts
const readingOf = (
  instrument: Parameters<typeof scoreWords>[0],
  score: number,
  band: string,
  flags: string[] = [],
) => scoreWords(instrument, { score, band, flags }, texts).reading

describe('scoreWords', () => {
  it('says number, maximum and band in one sentence', () => {
    expect(readingOf(stress, 14, 'Moderate')).toBe('14 out of 40, moderate stress')
    expect(readingOf(social, 2, 'Not Lonely')).toBe('2 out of 11, not lonely')
  })

  it('says what is severe in sleep, and does not call good sleep a problem', () => {
    expect(readingOf(sleep, 12, 'Severe')).toBe('12 out of 21, severe sleep problems')
    expect(readingOf(sleep, 4, 'Good')).toBe('4 out of 21, good sleep')
  })

  it('says 350 or more where the gauge stops', () => {
    expect(readingOf(exercise, 350, 'Highly Active', ['clamped-to-350'])).toBe(
      '350 or more, highly active',
    )
    expect(readingOf(exercise, 350, 'Highly Active')).toBe('350 out of 350, highly active')
  })

  it('never headlines a literacy score with a word about cognition, and keeps that name in the legend', () => {
    for (const band of literacy.bands) {
      const words = scoreWords(literacy, { score: band.from, band: band.label, flags: [] }, texts)
      expect(words.band).toBe(band.plainName)
      expect(words.reading).not.toMatch(/cognitive/i)
    }
    const legend = gaugeBands(literacy.bands, texts)
    expect(legend.map(({ label, groupName }) => [label, groupName])).toEqual([
      ['Some things are new to you', 'Group name on this scale: Potential Cognitive Concerns'],
      ['Getting along with technology', 'Group name on this scale: Mild Cognitive Changes'],
      ['Comfortable with technology', 'Group name on this scale: Strong Cognitive Function'],
    ])
  })
})

describe('gaugeBands', () => {
  it('prints the legend of the specification for exercise', () => {
    expect(gaugeBands(exercise.bands, texts).map((band) => band.range)).toEqual([
      '0-50',
      '51-150',
      '151-250',
      '251-350',
    ])
  })

  it('prints a band of one score as that score', () => {
    expect(gaugeBands(social.bands, texts).map((band) => band.range)).toEqual([
      '0-3',
      '4-8',
      '9-10',
      '11',
    ])
  })
})
