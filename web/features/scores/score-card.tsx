/** One score: the number, what it means, which way is better, when and where it was made. */

import { instrumentOfDomain } from '#core/catalog.ts'
import { bandName, bandOf } from '#core/bands.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { dayInWords } from '../../locales/day.ts'
import { answeredByTexts } from '../../locales/answered-by.ts'
import { resultTexts } from '../../locales/result.ts'
import { scoresTexts } from '../../locales/scores.ts'
import { scoreWords } from '../../reading/score-words.ts'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import type { ScoreRecord } from './score-list.ts'
import styles from './scores.module.css'

/** @param record - one row of the score list. */
export function ScoreCard({ record }: { record: ScoreRecord }) {
  const texts = scoresTexts
  const { answeredBy = 'self' } = record
  const instrument = instrumentOfDomain(record.forum)
  const band = bandOf(instrument, record.value)
  const tone = band?.tone ?? 'fair'
  const said = { score: record.value, band: record.meaning, flags: [] }
  return (
    <li className={`${styles.card} ${styles[tone]}`}>
      <div className={styles.head}>
        <h3>{domainNames[record.forum]}</h3>
        <DomainIllustration domain={record.forum} size="small" />
        <p className={styles.value}>
          <strong>{record.value}</strong> {texts.outOf(instrument.maxScore)}
        </p>
      </div>
      <p className={styles.meaning}>{scoreWords(instrument, said, resultTexts).band}</p>
      {/* The specification's label of this survey speaks of cognition, which it does not measure. */}
      {band?.plainName !== undefined && (
        <p className="soft">{resultTexts.surveyGroup(bandName(instrument, record.meaning))}</p>
      )}
      {instrument.id === 'literacy' && <p>{instrument.notes[0]}</p>}
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.fill}
          style={{ transform: `scaleX(${record.value / instrument.maxScore})` }}
        />
      </div>
      <p>
        {instrument.direction === 'lower-is-better' ? texts.lowerIsBetter : texts.higherIsBetter}
      </p>
      <p className="soft">
        <time dateTime={record.timestamp}>{dayInWords(new Date(record.timestamp))}</time>
        <br />
        {record.source === 'entered' ? texts.fromEntry : texts.fromAssessment}
        {answeredBy !== 'self' && (
          <>
            <br />
            {answeredByTexts.said[answeredBy]}
          </>
        )}
      </p>
    </li>
  )
}
