/** One domain on the report: score, change, earlier scores, flags, and what the score is not. */

import type { ReactNode } from 'react'
import type { Instrument } from '#core/instrument.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import { changeWording } from '#core/wording/change.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { answeredByTexts } from '../../locales/answered-by.ts'
import { type ReportTexts, reportTexts } from '../../locales/report.ts'
import { type ResultTexts, resultTexts } from '../../locales/result.ts'
import type { Assessment } from '../../client/sent-assessment.ts'
import { briefVerdict, changeWords } from '../../reading/change-words.ts'
import { longDate, shortDate } from '../../reading/dates.ts'
import { resultFacts, readClock } from '../../reading/result-facts.ts'
import { placeNotes, type RemarkName, remarkNames } from '../../reading/result-remarks.ts'
import { scoreWords } from '../../reading/score-words.ts'
import type { DomainReport, ReportedScore } from './domain-reports.ts'
import styles from './report-sheet.module.css'

/** More than these would push the report off its page. */
const earlierShown = 2

/**
 * No parts are named of the learning score, because the first is a label that speaks of cognition, nor
 * of the activity score, whose points of their own say little.
 */
const withoutParts: ReadonlySet<InstrumentId> = new Set(['literacy', 'exercise'])

/**
 * @param report - what is known of the domain.
 * @param drawing - its results over time; absent where nobody asked for it.
 */
export function DomainEntry({ report, drawing }: { report: DomainReport; drawing?: ReactNode }) {
  const texts = reportTexts
  const { instrument, newest } = report
  return (
    <section className={styles.entry}>
      <div className={styles.head}>
        <h2>{domainNames[instrument.domain]}</h2>
        {newest === null ? <p>{texts.notTaken}</p> : <Score instrument={instrument} of={newest} />}
      </div>
      <SourceLine instrument={instrument} />
      {newest !== null && (
        <dl className={styles.lines}>
          <ChangeLine report={report} newest={newest} />
          {newest.assessment !== null && (
            <SittingLines instrument={instrument} assessment={newest.assessment} />
          )}
          <Line label={texts.keepInMind}>{notesOf(instrument, newest.assessment)}</Line>
        </dl>
      )}
      {drawing}
    </section>
  )
}

function Score({
  instrument,
  of: { score, band, at, assessment },
}: {
  instrument: Instrument
  of: ReportedScore
}) {
  const flags = assessment?.flags ?? []
  const words = scoreWords(instrument, { score, band, flags }, resultTexts)
  return (
    <>
      <p className={styles.score}>
        <strong>{words.number}</strong> {words.outOf} <strong>{words.band}</strong>
      </p>
      <p>{longDate(at)}</p>
    </>
  )
}

function SourceLine({ instrument }: { instrument: Instrument }) {
  const texts = resultTexts
  const isLowerBetter = instrument.direction === 'lower-is-better'
  return (
    <p className={styles.source}>
      {isLowerBetter ? texts.lowerIsBetter : texts.higherIsBetter}. {instrument.shortSource}.
    </p>
  )
}

/** How the score moved, and the scores before it. */
function ChangeLine({ report, newest }: { report: DomainReport; newest: ReportedScore }) {
  const texts = reportTexts
  const result = resultTexts
  const { instrument, earlier } = report
  const before = earlier.length === 0 ? [] : [earlierWords(earlier, texts)]
  if (newest.assessment === null) {
    return <Line label={texts.origin}>{[texts.entered, ...before].join(' ')}</Line>
  }
  const { change } = newest.assessment
  const said = change === null ? [] : changeSentences(instrument, change, result)
  const isFirst = earlier.length === 0
  return (
    <Line label={texts.sinceLast}>{isFirst ? texts.first : [...said, ...before].join(' ')}</Line>
  )
}

function changeSentences(
  instrument: Instrument,
  change: NonNullable<Assessment['change']>,
  result: ResultTexts,
): readonly string[] {
  const verdict = briefVerdict(change)
  if (change.verdict === 'too-soon') return [verdict]
  // Where the score itself is compared, the earlier scores beside it say the numbers.
  const isOtherMeasure = instrument.change.measure !== 'score'
  return [
    verdict,
    ...(change.bandMoved ? [changeWording.brief.bandMoved] : []),
    ...(isOtherMeasure ? [changeWords(instrument, change, result).compared] : []),
  ]
}

function earlierWords(earlier: readonly ReportedScore[], texts: ReportTexts): string {
  const shown = earlier
    .slice(0, earlierShown)
    .map(({ score, at }) => texts.onDate(score, shortDate(at)))
  const older = earlier.length - shown.length
  return texts.before([...shown, ...(older > 0 ? [texts.andOlder(older)] : [])])
}

function SittingLines({
  instrument,
  assessment,
}: {
  instrument: Instrument
  assessment: Assessment
}) {
  const texts = reportTexts
  const facts = resultFacts(instrument, assessment, resultTexts)
  const alarms = remarkNames(instrument, assessment).filter((name) => alarming.has(name))
  const { answeredBy = 'self' } = assessment
  return (
    <>
      {!withoutParts.has(instrument.id) && facts.length > 0 && (
        <Line label={texts.parts}>
          {facts.map(({ label, value }) => texts.part(label, value)).join('; ')}
        </Line>
      )}
      {answeredBy !== 'self' && (
        <Line label={answeredByTexts.label}>{answeredByTexts.said[answeredBy]}.</Line>
      )}
      {alarms.length > 0 && (
        <Line label={texts.pleaseSee}>
          <strong>{alarms.map((name) => texts.remarks[name]).join(' ')}</strong>
        </Line>
      )}
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What may be a sign of illness; the other remarks say how the answers were read. */
const alarming: ReadonlySet<RemarkName> = new Set(['atRisk', 'snoringAndPauses'])

/** What this score must not be taken for, and how the answers of the sitting were read. */
function notesOf(instrument: Instrument, assessment: Assessment | null): string {
  const { headline, others } = placeNotes(instrument)
  const read = assessment === null ? [] : readingNotes(instrument, assessment)
  return [headline ?? others[0] ?? '', ...read].join(' ').trim()
}

function readingNotes(instrument: Instrument, assessment: Assessment): readonly string[] {
  const texts = reportTexts
  const names = remarkNames(instrument, assessment).filter((name) => !alarming.has(name))
  const bed = readClock(assessment, 'bed')
  const wake = readClock(assessment, 'wake')
  return [
    ...names.map((name) => texts.remarks[name]),
    ...(bed.isAssumed ? [texts.assumedBedTime(bed.value)] : []),
    ...(wake.isAssumed ? [texts.assumedWakeTime(wake.value)] : []),
  ]
}
