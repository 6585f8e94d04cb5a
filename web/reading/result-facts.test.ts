import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { explainScore } from '#core/explain.ts'
import { type Instrument, notesOn } from '#core/instrument.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import { exercise } from '#core/instruments/exercise/scoring.ts'
import { literacy } from '#core/instruments/literacy/scoring.ts'
import { mna } from '#core/instruments/mna/scoring.ts'
import { sleep } from '#core/instruments/sleep/scoring.ts'
import { social } from '#core/instruments/social/scoring.ts'
import { stress } from '#core/instruments/stress/scoring.ts'
import { toWireAnswers } from '#core/responses.ts'
import { scoreSitting } from '#core/sitting.ts'
import { pickedResponses } from '#core/vectors/picked-answers.ts'
import { resultTexts } from '../locales/result.ts'
import type { Assessment } from '../client/sent-assessment.ts'
import { resultFacts } from './result-facts.ts'
import { placeNotes, resultRemarks } from './result-remarks.ts'
import { scoreWords } from './score-words.ts'

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
      'Whole network (LSNS-R) | 38 of 60 | This is all 12 answers added up, from 0 to 60. Here more is better: 24 or more is the usual line.',
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
    expect(factsOf(exercise, { components, flags: ['clamped-to-350'] })[3]).toContain('762 points')
    expect(factsOf(exercise, { components })[0]).toContain('501 points')
  })

  it('never rounds the share of time asleep up to a limit that was not reached', () => {
    const components = { bedTime: '23:00', wakeTime: '07:11', minutesInBed: 491, sleepMinutes: 415 }
    expect(factsOf(sleep, { components })[4]).toContain('| 84% |')
  })
})

function remarksOf(instrument: Instrument, parts: Parameters<typeof assessed>[1]) {
  return resultRemarks(instrument, assessed(instrument, parts), texts)
}

const othersOf = (...of: Parameters<typeof remarksOf>) => remarksOf(...of).others

describe('resultRemarks', () => {
  it('shows the at-risk note only while the band is Not Lonely', () => {
    expect(othersOf(social, { components: { atRisk: true }, band: 'Not Lonely' })).toEqual([
      texts.atRisk,
    ])
    expect(othersOf(social, { components: { atRisk: true }, band: 'Severely Lonely' })).toEqual([])
    expect(othersOf(social, { components: { atRisk: false }, band: 'Not Lonely' })).toEqual([])
  })

  it('suggests to mention snoring with pauses to a doctor, before anything else', () => {
    const flags = ['snoring-and-pauses', 'long-time-in-bed']
    expect(remarksOf(sleep, { components: {}, flags })).toEqual({
      forDoctor: [texts.snoringAndPauses],
      others: [texts.longTimeInBed],
    })
  })
})

const notesAt = (bmi: string) => notesOn(mna, { score: 11, bmi })
const placedAt = (score: number) => placeNotes(exercise, notesOn(exercise, { score, bmi: null }))

describe('placeNotes', () => {
  it('puts what a score must not be taken for beside it', () => {
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

  it('says a note on weight only to whom it applies', () => {
    const [ofHighWeight = '', ofLowWeight = ''] = mna.notes
    expect(notesAt('28.8')).toContain(ofHighWeight)
    expect(notesAt('28.8')).not.toContain(ofLowWeight)
    expect(notesAt('18.9')).toContain(ofLowWeight)
    expect(notesAt('24.9')).not.toContain(ofHighWeight)
    expect(placeNotes(mna, notesAt('24.9')).headline).toBeNull()
    expect([50, 150, 250].map((score) => placedAt(score).legend)).not.toContain(null)
    expect([0, 49, 51, 249, 350].map((score) => placedAt(score).legend)).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  })
})

const sitting = {
  bmi: '24.2',
  answeredBy: 'self',
  startedAt: null,
  finishedAt: '2026-11-21T10:00:00.000Z',
} as const

/** One digit after the point is a BMI, or the middle of a class of days or hours; of points there is none. */
const tooExact = /\d[.,]\d\d|\d[.,]\d (?:points?|%)/

describe('the numbers of a result', () => {
  it('are never more exact than what was asked', () => {
    const picks = fc.array(fc.nat(100_000), { minLength: 22, maxLength: 22 })
    fc.assert(
      fc.property(fc.constantFrom(...instrumentIds), picks, (id, numbers) => {
        const instrument = instruments[id]
        const answers = toWireAnswers(instrument, pickedResponses(instrument, numbers))
        const scored = scoreSitting({ ...sitting, instrument: id, answers })
        const explained = explainScore(instrument, answers, { bmi: sitting.bmi })
        if ('error' in scored || 'error' in explained) expect.fail('is not scored')
        const shown = assessed(instrument, { ...scored, answers: {} })
        const said = [
          scoreWords(instrument, shown, texts).reading,
          ...resultFacts(instrument, shown, texts).map(({ value }) => value),
          ...explained.rows.map(({ points, note }) => `${texts.points(points ?? 0)} ${note}`),
          ...explained.parts.map(({ counted, how }) => `${texts.points(counted)} ${how}`),
          ...explained.steps,
        ]
        expect(said.filter((text) => tooExact.test(text))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
