/** The two parts of the score list. */

import { reportTexts } from '../../locales/report.ts'
import { scoresTexts } from '../../locales/scores.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ScoreCard } from './score-card.tsx'
import { type ScoreRecord, splitScores } from './score-list.ts'
import styles from './scores.module.css'

/** 'Latest Scores' and 'Previous Scores', newest first. */
export function ScoreSections({ records }: { records: readonly ScoreRecord[] }) {
  const texts = scoresTexts
  const report = reportTexts
  const { latest, previous } = splitScores(records)
  return (
    <>
      <ScoreSection id="latest-scores" heading={texts.latest} records={latest} />
      <div className="row">
        <ButtonLink to={paths.advice}>{texts.adviceButton}</ButtonLink>
        <ButtonLink weight="secondary" to={paths.report}>
          {report.link}
        </ButtonLink>
      </div>
      {previous.length > 0 && (
        <ScoreSection id="previous-scores" heading={texts.previous} records={previous} />
      )}
    </>
  )
}

function ScoreSection({
  id,
  heading,
  records,
}: {
  id: string
  heading: string
  records: readonly ScoreRecord[]
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.cards}>
        {records.map((record) => (
          <ScoreCard
            key={`${record.forum} ${record.timestamp} ${record.value} ${record.source}`}
            record={record}
          />
        ))}
      </ul>
    </section>
  )
}
