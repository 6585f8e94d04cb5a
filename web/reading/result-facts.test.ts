import { describe, expect, it } from 'vitest'
import type { Instrument } from '#core/instrument.ts'
import { exercise } from '#core/instruments/exercise/scoring.ts'
import { literacy } from '#core/instruments/literacy/scoring.ts'
import { mna } from '#core/instruments/mna/scoring.ts'
import { sleep } from '#core/instruments/sleep/scoring.ts'
import { social } from '#core/instruments/social/scoring.ts'
import { stress } from '#core/instruments/stress/scoring.ts'
import { resultTexts } from '../locales/result.ts'
import type { Assessment } from './assessment.ts'
import { resultFacts } from './result-facts.ts'
import { placeNotes, resultRemarks } from './result-remarks.ts'

const texts = resultTexts

function assessed(
  instrument: Instrument,
  parts: Pick<Assessment, 'components'> & Partial<Assessment>,
): Assessment {
  return {
    id: 'a',
    instrument: instrument.id,
    score: 0,
    band: instrument.bands[0]?.label ?? '',
    flags: [],
    answers: {},
    bmi: null,
    algorithmVersion: 1,
    finishedAt: '2026-11-21T10:00:00.000Z',
    change: null,
    ...parts,
  }
}

function factsOf(instrument: Instrument, parts: Parameters<typeof assessed>[1]): string[] {
  return resultFacts(instrument, assessed(instrument, parts), texts).map(({ label, value, hint }) =>
    [label, value, hint].filter(Boolean).join(' | '),
  )
}

describe('resultFacts', () => {
  it('shows the published social totals with their lines', () => {
    const components = { lsnsR: 38, family: 20, friends: 18, lsns6: 11 }
    expect(factsOf(social, { components })).toEqual([
      'Whole network (LSNS-R) | 38 of 60 | 24 or more is the usual line.',
      'Family | 20 of 30',
      'Friends | 18 of 30',
      'Short form of six questions (LSNS-6) | 11 of 30 | 12 or more is the usual line.',
    ])
  })

  it('shows the BMI and its category beside the nutrition score', () => {
    expect(factsOf(mna, { components: {}, bmi: '31.2' })[0]).toContain('31.2 (Obese)')
    expect(factsOf(mna, { components: {} })).toEqual([])
  })

  it('shows both parts of stress', () => {
    const facts = factsOf(stress, { components: { strain: 12, lowControl: 6, rawNine: 18 } })
    expect(facts).toHaveLength(2)
    expect(facts[0]).toContain('Strain | 12 of 24')
    expect(facts[1]).toContain('6 of 12')
  })

  it('echoes the times of sleep, and says where morning or evening was guessed', () => {
    const components = {
      bedTime: '23:00',
      wakeTime: '06:30',
      minutesInBed: 450,
      sleepMinutes: 360,
      efficiencyPercent: 80,
    }
    const facts = factsOf(sleep, { components, flags: ['bed-time-assumed-pm'] })
    expect(facts[0]).toContain('Bed time | 11:00 PM | You did not say morning or evening')
    expect(facts.slice(1, 4)).toEqual([
      'Getting-up time | 6:30 AM',
      'Asleep | 6 hours',
      'In bed | 7 hours 30 minutes',
    ])
    expect(facts[4]).toContain('80%')
  })

  it('shows the full activity sum only where the score stopped at 350', () => {
    const components = { leisure: 501.43, household: 171, work: 90, raw: 762.43 }
    expect(factsOf(exercise, { components })).toHaveLength(3)
    expect(factsOf(exercise, { components, flags: ['clamped-to-350'] })[3]).toContain('762.43')
  })

  it('never shows a literacy band without its warning', () => {
    expect(factsOf(literacy, { components: {} })[0]).toContain(
      'This is about your digital habits. It is not a test of memory or thinking.',
    )
  })
})

function remarksOf(instrument: Instrument, parts: Parameters<typeof assessed>[1]) {
  return resultRemarks(instrument, assessed(instrument, parts), texts)
}

describe('resultRemarks', () => {
  it('shows the at-risk note only while the band is Not Lonely', () => {
    expect(remarksOf(social, { components: { atRisk: true }, band: 'Not Lonely' })).toEqual([
      texts.atRisk,
    ])
    expect(remarksOf(social, { components: { atRisk: true }, band: 'Severely Lonely' })).toEqual([])
    expect(remarksOf(social, { components: { atRisk: false }, band: 'Not Lonely' })).toEqual([])
  })

  it('suggests to mention snoring with pauses to a doctor', () => {
    expect(remarksOf(sleep, { components: {}, flags: ['snoring-and-pauses'] })).toEqual([
      texts.snoringAndPauses,
    ])
  })
})

describe('placeNotes', () => {
  it('puts what a score must not be taken for under the gauge', () => {
    expect(placeNotes(social).headline).toBe(
      'This describes your contacts, not how lonely you feel.',
    )
    expect(placeNotes(literacy).headline).toBe(
      'This is about your digital habits. It is not a test of memory or thinking.',
    )
  })

  it('puts the note on exact limits at the legend of exercise', () => {
    expect(placeNotes(exercise).legend).toBe(
      'a score of exactly 50, 150 or 250 counts in the higher group',
    )
  })

  it('loses no note', () => {
    for (const instrument of [social, literacy, exercise, mna, stress, sleep]) {
      const { headline, legend, others } = placeNotes(instrument)
      expect([headline, legend, ...others].filter(Boolean)).toEqual(instrument.notes)
    }
  })
})
