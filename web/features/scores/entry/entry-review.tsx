/** Shows what was understood before anything is saved, and what was not. */

import { bandOf } from '#core/bands.ts'
import { instrumentOfDomain } from '#core/catalog.ts'
import type { Instrument } from '#core/instrument.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { scoresTexts, type ScoresTexts } from '../../../locales/scores.ts'
import { ArrivalHeading } from '../../../ui/arrival-heading.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import {
  scoreRanges,
  type ReadScores,
  type Reading,
  type ScoreRanges,
  type Unread,
} from './parse-scores.ts'
import styles from './entry.module.css'

/** @param review - what was read. */
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
  const texts = scoresTexts
  return (
    <section className="stack-5" aria-labelledby="review">
      <ArrivalHeading id="review">{texts.reviewHeading}</ArrivalHeading>
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
  const texts = scoresTexts
  return (
    <DataTable
      caption={texts.understood}
      columns={[texts.domainColumn, texts.scoreColumn, texts.meaningColumn]}
      rows={readings.map(({ domain, value }) => ({
        id: domain,
        name: domainNames[domain],
        cells: [
          `${value} ${texts.outOf(scoreRanges[domain].max)}`,
          meaningOf(instrumentOfDomain(domain), value),
        ],
      }))}
    />
  )
}

/** The label of the learning survey speaks of cognition, which it does not measure: never without its note. */
function meaningOf(instrument: Instrument, value: number): string {
  const name = bandOf(instrument, value)?.name ?? ''
  return instrument.id === 'literacy' ? `${name}. ${instrument.notes[0] ?? ''}` : name
}

/**
 * One plain sentence with the piece in it.
 *
 * @param piece - from `parseScores`.
 */
function describeUnread(piece: Unread, ranges: ScoreRanges, texts: ScoresTexts): string {
  if (!('domain' in piece)) return texts[piece.reason](piece.text)
  const name = domainNames[piece.domain]
  if (piece.reason === 'twice') return texts.twice(piece.text, name)
  return texts[piece.reason](piece.text, name, ranges[piece.domain])
}
