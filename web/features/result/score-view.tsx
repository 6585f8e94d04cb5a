/** A score with everything needed to understand it; the same for every instrument. */

import type { Instrument } from '#core/instrument.ts'
import { resultTexts } from '../../locales/result.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Gauge } from '../../ui/gauge.tsx'
import { Note } from '../../ui/note.tsx'
import { ScoreLegend, ScoreLegendTable } from '../../ui/score-legend.tsx'
import { ChangeSection } from './change-section.tsx'
import { HowItWasMade } from './how-it-was-made.tsx'
import type { Assessment } from '../../reading/assessment.ts'
import { NextSteps } from './next-steps.tsx'
import { resultFacts } from '../../reading/result-facts.ts'
import { resultRemarks, placeNotes } from '../../reading/result-remarks.ts'
import styles from './result.module.css'
import { gaugeBands, scoreWords } from '../../reading/score-words.ts'
import { answeredByTexts } from '../../locales/answered-by.ts'

/**
 * The page below its head, once there is a score.
 *
 * @param assessment - a scored assessment of that instrument.
 */
export function ScoreView({
  instrument,
  assessment,
}: {
  instrument: Instrument
  assessment: Assessment
}) {
  const texts = resultTexts
  const words = scoreWords(instrument, assessment, texts)
  const bands = gaugeBands(instrument.bands)
  const notes = placeNotes(instrument)
  const band = instrument.bands.find(({ label }) => label === assessment.band)
  const isLowerBetter = instrument.direction === 'lower-is-better'
  const title = texts.title(instrument.scoreName)
  return (
    <>
      <Gauge
        name={title}
        min={instrument.minScore}
        max={instrument.maxScore}
        value={assessment.score}
        bands={bands}
        valueText={words.reading}
        numberText={words.number}
        outOfText={words.outOf}
        bandText={words.band}
        directionText={isLowerBetter ? texts.lowerIsBetter : texts.higherIsBetter}
      />
      <AnsweredByNote assessment={assessment} />
      {notes.headline !== null && <Note>{notes.headline}</Note>}

      <section className={`${styles.part} ${styles.legend}`}>
        <h2>{texts.legend}</h2>
        <ScoreLegend
          bands={bands}
          value={assessment.score}
          currentText={texts.yourScore}
          label={texts.legend}
        />
        {notes.legend !== null && <p>{texts.noteWord(notes.legend)}</p>}
        <div className={styles.screenOnly}>
          <Disclosure summary={texts.asTable}>
            <ScoreLegendTable
              bands={bands}
              value={assessment.score}
              currentText={texts.yourScore}
              caption={title}
              columns={texts.tableColumns}
            />
          </Disclosure>
        </div>
      </section>

      <section className={styles.part}>
        <h2>{texts.whatItMeans}</h2>
        {band !== undefined && <p className={styles.meaning}>{band.meaning}</p>}
        {resultRemarks(instrument, assessment, texts).map((remark) => (
          <Note key={remark}>{remark}</Note>
        ))}
      </section>

      <section className={styles.part}>
        <h2>{texts.behindIt}</h2>
        <Facts instrument={instrument} assessment={assessment} />
      </section>

      <ChangeSection instrument={instrument} change={assessment.change} />

      <section className={styles.part}>
        <h2>{texts.keepInMind}</h2>
        <ul>
          {notes.others.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>

      <section className={styles.part}>
        <h2>{texts.doctorHeading}</h2>
        <p>{instrument.whenToSeeDoctor}</p>
      </section>

      <HowItWasMade instrument={instrument} assessment={assessment} />
      <NextSteps instrument={instrument} />
    </>
  )
}

function Facts({ instrument, assessment }: { instrument: Instrument; assessment: Assessment }) {
  const texts = resultTexts
  return (
    <dl className={styles.facts}>
      {resultFacts(instrument, assessment, texts).map(({ label, value, hint }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** @param assessment - nothing is said where the person answered alone. */
function AnsweredByNote({ assessment: { answeredBy = 'self' } }: { assessment: Assessment }) {
  const texts = answeredByTexts
  if (answeredBy === 'self') return null
  return (
    <Note>
      <p>
        <strong>{texts.said[answeredBy]}.</strong>
      </p>
      {answeredBy === 'someone-else' && <p>{texts.note}</p>}
    </Note>
  )
}
