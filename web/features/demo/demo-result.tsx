/** One result of the made-up person: words, gauge and legend as on the real result page. */

import { demoTexts } from '../../locales/demo.ts'
import { resultTexts } from '../../locales/result.ts'
import { gaugeBands, scoreWords } from '../../reading/score-words.ts'
import { Card } from '../../ui/card.tsx'
import { Gauge } from '../../ui/gauge.tsx'
import { ScoreLegend } from '../../ui/score-legend.tsx'
import { ScoreVerdict } from '../../ui/score-verdict.tsx'
import styles from './demo-page.module.css'
import type { MadeUpResult } from './made-up-person.ts'

/** A card of the list of results. */
export function DemoResult({ instrument, result }: MadeUpResult) {
  const texts = demoTexts
  const { domain, scoreName, minScore, maxScore } = instrument
  const words = scoreWords(instrument, { ...result, flags: [...result.flags] }, resultTexts)
  const bands = gaugeBands(instrument.bands, resultTexts)
  return (
    <Card as="li">
      <div className={styles.result}>
        <h3>{texts.result(domain, scoreName)}</h3>
        <ScoreVerdict words={words} />
        <Gauge
          name={texts.meterName(scoreName)}
          min={minScore}
          max={maxScore}
          value={result.score}
          bands={bands}
          valueText={words.reading}
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
