/** One result of the made-up person: gauge and legend as on the real result page. */

import type { Instrument } from '#core/instrument.ts'
import { bandName } from '#core/bands.ts'
import { type DemoTexts, demoTexts } from '../../locales/demo.ts'
import { Card } from '../../ui/card.tsx'
import { Gauge } from '../../ui/gauge.tsx'
import { ScoreLegend } from '../../ui/score-legend.tsx'
import styles from './demo-page.module.css'
import type { MadeUpResult } from './made-up-person.ts'

/** A card of the list of results. */
export function DemoResult({ instrument, result }: MadeUpResult) {
  const texts = demoTexts
  const { domain, scoreName, minScore, maxScore, direction } = instrument
  const band = bandWords(instrument, result.band, texts)
  const bands = instrument.bands.map((one) => ({
    ...one,
    label: one.name,
    range: one.printedRange ?? (one.from === one.to ? `${one.from}` : `${one.from}-${one.to}`),
  }))
  return (
    <Card as="li">
      <div className={styles.result}>
        <h3>{texts.result(domain, scoreName)}</h3>
        <Gauge
          name={texts.meterName(scoreName)}
          min={minScore}
          max={maxScore}
          value={result.score}
          bands={bands}
          valueText={texts.reading(result.score, maxScore, band.toLowerCase())}
          numberText={String(result.score)}
          outOfText={texts.outOf(maxScore)}
          bandText={band}
          directionText={texts[direction]}
        />
        <ScoreLegend
          bands={bands}
          value={result.score}
          currentText={texts.current}
          label={texts.legend(scoreName)}
        />
        {/* The label of this survey speaks of cognition, which it does not measure. */}
        {instrument.id === 'literacy' && <p>{instrument.notes[0]}</p>}
      </div>
    </Card>
  )
}

function bandWords(instrument: Instrument, label: string, texts: DemoTexts): string {
  if (instrument.id === 'literacy') return texts.digitalConfidence
  const bandCaption = instrument.id === 'stress' ? texts.stress : instrument.bandCaption
  const name = bandName(instrument, label)
  return bandCaption === undefined ? name : texts.bandWith(name, bandCaption)
}
