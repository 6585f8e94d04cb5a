/** What a shared link leaves out is nothing that the report names. */

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { itemsOf } from '#core/instrument.ts'
import { type InstrumentId, instrumentIds } from '#core/instrument-table.ts'
import { isFault } from '#core/scoring.ts'
import type { Assessment } from '../../client/sent-assessment.ts'
import { DomainEntry } from './domain-entry.tsx'

/** Which option of a question is chosen. */
type Choice = (index: number) => 0 | -1

const choices: readonly Choice[] = [
  () => 0,
  () => -1,
  // A thin network that the whole social scale does not see, which the report remarks on.
  (index) => (index % 6 < 3 ? 0 : -1),
]

function sitting(id: InstrumentId, choice: Choice): Assessment {
  const instrument = instruments[id]
  const answers = Object.fromEntries(
    itemsOf(instrument).map((item, index) => [
      item.linkId,
      item.kind === 'clock'
        ? '10:30'
        : item.kind === 'number'
          ? '7'
          : (item.options.at(choice(index))?.code ?? ''),
    ]),
  )
  const wire = id === 'social' ? Object.values(answers) : answers
  const outcome = instrument.score(wire, { bmi: '23.5' })
  if (isFault(outcome)) throw new Error(`${id} cannot be scored: ${outcome.error}`)
  return {
    id: 'a',
    instrument: id,
    score: outcome.score,
    band: outcome.band,
    components: { ...outcome.components },
    flags: [...outcome.flags],
    answers: {},
    bmi: instrument.needsBmi ? '23.5' : null,
    algorithmVersion: 1,
    finishedAt: '2026-11-21T10:00:00.000Z',
    change: null,
  }
}

function printed(assessment: Assessment): string {
  const { score, band, finishedAt: at } = assessment
  const newest = { score, band, at, assessment }
  const report = { instrument: instruments[assessment.instrument], newest, earlier: [] }
  return renderToStaticMarkup(<DomainEntry report={report} />)
}

describe('the parts of a shared report', () => {
  it.each(instrumentIds)('say of %s all that the whole sitting says', (id) => {
    for (const choice of choices) {
      const whole = sitting(id, choice)
      const { components } = instruments[id]
      const shared = Object.entries(whole.components).filter(
        ([name]) => components.find((component) => component.name === name)?.isInReport,
      )
      expect(printed({ ...whole, components: Object.fromEntries(shared) })).toBe(printed(whole))
    }
  })
})
