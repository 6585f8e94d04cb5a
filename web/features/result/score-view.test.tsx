import { renderToStaticMarkup } from 'react-dom/server'
import { Navigation } from '../../ui/navigation.tsx'
import { describe, expect, it } from 'vitest'
import { stress } from '#core/instruments/stress/scoring.ts'
import { changeWording } from '#core/wording/change.ts'
import { resultTexts } from '../../locales/result.ts'
import type { Assessment } from '../../client/sent-assessment.ts'
import { ScoreView } from './score-view.tsx'

const texts = resultTexts

const assessment: Assessment = {
  id: 'a',
  instrument: 'stress',
  score: 20,
  band: 'Moderate',
  components: { strain: 12, lowControl: 6, rawNine: 18 },
  flags: [],
  answers: {},
  bmi: null,
  algorithmVersion: 1,
  finishedAt: '2026-11-21T12:00:00.000Z',
  change: null,
}

const change: NonNullable<Assessment['change']> = {
  previous: 25,
  previousAt: '2026-10-01T12:00:00.000Z',
  difference: -5,
  threshold: 8,
  verdict: 'no-clear-change',
  bandMoved: false,
}

function shown(parts: Partial<Assessment> = {}): string {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <Navigation
      path="/stressscore"
      around={(_, go) => {
        go()
      }}
    >
      <ScoreView
        isInAccount
        instrument={stress}
        assessment={{ ...assessment, ...parts }}
        onCorrected={() => undefined}
      />
    </Navigation>,
  )
  return place.textContent ?? ''
}

describe('ScoreView', () => {
  it('says number, band, direction, meaning, limits and the way back', () => {
    const text = shown()
    for (const part of ['20 out of 40', 'Moderate stress', 'Lower is better']) {
      expect(text).toContain(part)
    }
    for (const note of stress.notes) expect(text).toContain(note)
    expect(text).toContain('Back to Evaluations')
    expect(text).toContain('How this score was made')
    expect(text).toContain(stress.citation)
    expect(text).toContain(stress.licence)
  })

  it('names every verdict on the change in plain words', () => {
    expect(shown()).toContain(texts.firstTime)
    expect(shown({ change: { ...change, verdict: 'better' } })).toContain(changeWording.better)
    expect(shown({ change: { ...change, verdict: 'worse' } })).toContain(changeWording.worse)
    expect(shown({ change: { ...change, verdict: 'too-soon' } })).toContain(
      changeWording['too-soon'],
    )
    expect(shown({ change })).toContain('No clear change')
    expect(shown({ change })).toContain('Your stress score: 25 on October 1, 2026, 20 now.')
  })

  it('says so when only the label moved', () => {
    expect(shown({ change: { ...change, bandMoved: true } })).toContain(
      'The label moved, but the difference is within normal variation.',
    )
  })

  it('says all of a meaning that sends to the doctor before the way to advice', () => {
    const text = shown({ score: 30, band: 'High' })
    const meaning = stress.bands.find(({ label }) => label === 'High')?.meaning ?? ''
    const places = meaning.split(/(?<=\.) /).map((sentence) => text.indexOf(sentence))
    expect(places).not.toContain(-1)
    expect(Math.max(...places)).toBeLessThan(text.indexOf(texts.seeAdvice))
  })
})
