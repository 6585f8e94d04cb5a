/** Scores beside other people's: one small row for each, and the figures for whoever wants them. */

import { Disclosure } from './disclosure.tsx'
import styles from './standings.module.css'

/** One row. */
export interface StandingRow {
  readonly name: string
  /** For example "12 of 21, moderate". */
  readonly score: string
  /** How it compares, in one short sentence. */
  readonly words: string
  /** Which of the five windows is the person's own, 0 the least good; null where no place is known. */
  readonly place: number | null
  /** Figures and sources behind the words; empty where there are none. */
  readonly figures: string
}

/** Words beside the rows. */
export interface StandingTexts {
  readonly noComparison: string
  readonly figures: string
  readonly lessGoodEnd: string
  readonly betterEnd: string
}

const windows = [0, 1, 2, 3, 4] as const

/** @param rows - none says that nothing is known yet. */
export function StandingRows({
  rows,
  texts,
}: {
  rows: readonly StandingRow[]
  texts: StandingTexts
}) {
  const withFigures = rows.filter(({ figures }) => figures !== '')
  if (rows.length === 0) return <p>{texts.noComparison}</p>
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ name, score, words, place }) => (
          <li key={name} className={styles.row}>
            <p className={styles.domain}>{name}</p>
            <p className={styles.score}>{score}</p>
            <p className={styles.words}>{words}</p>
            {place !== null && <PlaceScale place={place} texts={texts} />}
          </li>
        ))}
      </ul>
      {withFigures.length > 0 && (
        <Disclosure summary={texts.figures}>
          <dl className={styles.figures}>
            {withFigures.map(({ name, figures }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figures}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  )
}

/** Five windows from less good to better, the person's own lit; the words beside it say the same. */
function PlaceScale({ place, texts }: { place: number; texts: StandingTexts }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <span>{texts.lessGoodEnd}</span>
      <span className={styles.windows}>
        {windows.map((window) => (
          <span key={window} className={window === place ? styles.own : styles.window} />
        ))}
      </span>
      <span>{texts.betterEnd}</span>
    </div>
  )
}
