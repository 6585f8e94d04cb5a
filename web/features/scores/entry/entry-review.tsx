/** Shows what was understood before anything is saved, and what was not. */

import { useEffect, useRef } from 'react'
import { bandOf } from '#core/bands.ts'
import { instrumentOfDomain } from '#core/catalog.ts'
import { scoresTexts } from '../../../locales/scores.ts'
import { useTexts } from '../../../locales/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { scoreRanges } from '../score-ranges.ts'
import styles from './entry.module.css'
import type { ReadScores, Reading } from './parse-scores.ts'
import { describeUnread } from './unread-reason.ts'

/**
 * The focus goes to the question "Is this right?", because the page changed under the person's hand.
 *
 * @param review - what was read.
 */
export function EntryReview({
  review,
  busy,
  onSave,
  onChange,
}: {
  review: ReadScores
  busy: boolean
  onSave: () => void
  onChange: () => void
}) {
  const texts = useTexts(scoresTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className={styles.review} aria-labelledby="review">
      <h2 id="review" ref={heading} tabIndex={-1}>
        {texts.reviewHeading}
      </h2>
      <p>{texts.reviewIntro}</p>
      {review.readings.length > 0 && <ReadTable readings={review.readings} />}
      {review.unread.length > 0 && (
        <div className={styles.unread}>
          <h3>{texts.notUnderstood}</h3>
          <ul>
            {review.unread.map((piece) => (
              <li key={`${piece.text} ${piece.reason}`}>
                {describeUnread(piece, scoreRanges, texts)}
              </li>
            ))}
          </ul>
          <p>{texts.notUnderstoodAdvice}</p>
        </div>
      )}
      <div className={styles.actions}>
        {review.readings.length > 0 && (
          <Button unavailable={busy} onClick={onSave}>
            {busy ? texts.saving : texts.save}
          </Button>
        )}
        <Button weight="secondary" onClick={onChange}>
          {texts.change}
        </Button>
      </div>
    </section>
  )
}

function ReadTable({ readings }: { readings: readonly Reading[] }) {
  const texts = useTexts(scoresTexts)
  return (
    <table className={styles.table}>
      <caption>{texts.understood}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.domainColumn}</th>
          <th scope="col">{texts.scoreColumn}</th>
          <th scope="col">{texts.meaningColumn}</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ domain, value }) => (
          <tr key={domain}>
            <th scope="row">{domain}</th>
            <td>
              {value} {texts.outOf(scoreRanges[domain].max)}
            </td>
            <td>{bandOf(instrumentOfDomain(domain), value)?.label}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
