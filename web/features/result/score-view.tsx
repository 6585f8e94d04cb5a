/** A score with everything needed to understand it, the most important first; the same for every instrument. */

import type { ReactNode } from 'react'
import { type Instrument, notesOn } from '#core/instrument.ts'
import { answeredByTexts } from '../../locales/answered-by.ts'
import { wantsAdvice } from '../../client/wanted-advice.ts'
import { resultTexts } from '../../locales/result.ts'
import { waitingTexts } from '../../locales/waiting.ts'
import { paths } from '../../paths.ts'
import type { Assessment } from '../../client/sent-assessment.ts'
import { changeWords } from '../../reading/change-words.ts'
import { longDate } from '../../reading/dates.ts'
import { resultFacts } from '../../reading/result-facts.ts'
import { placeNotes, resultRemarks } from '../../reading/result-remarks.ts'
import { gaugeBands, scoreWords } from '../../reading/score-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Gauge } from '../../ui/gauge.tsx'
import { Note } from '../../ui/note.tsx'
import { ScoreLegend, ScoreLegendTable } from '../../ui/score-legend.tsx'
import { ScoreVerdict } from '../../ui/score-verdict.tsx'
import { HowItWasMade } from './how-it-was-made.tsx'
import { NextSteps } from './next-steps.tsx'
import { firstSentence, whatItMeans } from './what-it-means.ts'
import styles from './result.module.css'

/** What every part of the page is made from. */
interface Scored {
  readonly instrument: Instrument
  readonly assessment: Assessment
}

/**
 * The page below its head, once there is a score.
 *
 * @param assessment - a scored assessment of that instrument.
 * @param isInAccount - true where the server has given the score, false where this device has.
 * @param onCorrected - told the sitting as it is scored after an answer was changed.
 */
export function ScoreView({
  isInAccount,
  onCorrected,
  ...of
}: Scored & { isInAccount: boolean; onCorrected: (corrected: Assessment) => void }) {
  const texts = resultTexts
  const { instrument, assessment } = of
  const words = scoreWords(instrument, assessment, texts)
  const notes = placeNotes(instrument, notesOn(instrument, assessment))
  const change = assessment.change && changeWords(instrument, assessment.change, texts)
  const remarks = resultRemarks(instrument, assessment, texts)
  const means = whatItMeans(instrument, assessment, remarks.forDoctor.length > 0)
  return (
    <>
      <div className={styles.first}>
        <div className={styles.words}>
          <ScoreVerdict words={words} />
          <p>{means.first}</p>
          {notes.headline !== null && <p className="soft">{notes.headline}</p>}
          {change !== null && <p>{firstSentence(change.verdict)}</p>}
          {[means.doctor ?? [], remarks.forDoctor].flat().map((call) => (
            <p key={call} className={styles.doctor}>
              {call}
            </p>
          ))}
          <div className={styles.screenOnly}>
            <ButtonLink to={paths.advice} state={wantsAdvice(instrument.domain)}>
              {texts.seeAdvice}
            </ButtonLink>
          </div>
          <p className="soft">
            {texts.finished(longDate(assessment.finishedAt))}.{' '}
            <span>{isInAccount ? waitingTexts.savedToAccount : waitingTexts.savedHere}</span>
          </p>
        </div>
        <Gauge
          name={texts.title(instrument.scoreName)}
          min={instrument.minScore}
          max={instrument.maxScore}
          value={assessment.score}
          bands={gaugeBands(instrument.bands, texts)}
          valueText={words.reading}
        />
      </div>
      <AnsweredByNote assessment={assessment} />
      {remarks.others.map((remark) => (
        <Note key={remark}>{remark}</Note>
      ))}
      <Legend {...of} note={notes.legend} />
      {means.more !== null && (
        <Part heading={texts.whatItMeans}>
          <p>{means.more}</p>
        </Part>
      )}
      <Part heading={texts.changeHeading}>
        {change === null && <p>{texts.firstTime}</p>}
        {change !== null && <p>{change.verdict}</p>}
        {change !== null && <p>{change.compared}</p>}
        {change !== null && instrument.change.measure !== 'score' && (
          <p>{texts.wholeNetworkLine}</p>
        )}
        {change !== null && change.bandMoved !== null && <p>{change.bandMoved}</p>}
      </Part>
      <Facts {...of} />
      {notes.others.length > 0 && (
        <Disclosure summary={texts.keepInMind} heading={2} printed>
          <ul>
            {notes.others.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Part heading={texts.doctorHeading}>
        <p>{instrument.whenToSeeDoctor}</p>
      </Part>
      <HowItWasMade {...of} onCorrected={onCorrected} />
      <NextSteps instrument={instrument} />
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** @param note - how to read ranges that are printed otherwise than they count; null where it does not matter. */
function Legend({ instrument, assessment, note }: Scored & { note: string | null }) {
  const texts = resultTexts
  const shown = { bands: gaugeBands(instrument.bands, texts), value: assessment.score }
  const isNamedOtherwise = instrument.bands.some((band) => band.plainName !== undefined)
  return (
    <Disclosure summary={texts.legendAndTable} heading={2} printed>
      <ScoreLegend {...shown} currentText={texts.yourScore} label={texts.legend} />
      {isNamedOtherwise && <p>{instrument.notes[0]}</p>}
      {note !== null && <p>{texts.noteWord(note)}</p>}
      <div className={styles.screenOnly}>
        <ScoreLegendTable
          {...shown}
          currentText={texts.yourScore}
          caption={texts.title(instrument.scoreName)}
          columns={texts.tableColumns}
        />
      </div>
    </Disclosure>
  )
}

function Facts({ instrument, assessment }: Scored) {
  const texts = resultTexts
  const facts = resultFacts(instrument, assessment, texts)
  if (facts.length === 0) return null
  return (
    <Disclosure summary={texts.behindIt} heading={2} printed>
      <dl className={styles.facts}>
        {facts.map(({ label, value, hint }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {hint !== undefined && <span className={styles.hint}>{hint}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
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
