/** What the bands of a gauge are called: a list to look at, and the same as a table. */

import { DataTable } from './data-table.tsx'
import type { GaugeBand } from './gauge-geometry.ts'
import styles from './score-legend.module.css'

interface LegendProps {
  /** In ascending order. */
  bands: readonly GaugeBand[]
  /** The score whose band is marked. */
  value: number
  /** Words that mark the band of the score, for example "Your score". */
  currentText: string
}

function holds(band: GaugeBand, value: number): boolean {
  return value >= band.from && value <= band.to
}

/**
 * The legend: one row a band, with its colour, its range and its name.
 *
 * @param label - name of the list, for example "What the scores are called".
 */
export function ScoreLegend({ bands, value, currentText, label }: LegendProps & { label: string }) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {bands.map((band) => (
        <li key={band.label} className={holds(band, value) ? styles.current : styles.row}>
          <span className={`${styles.swatch} ${styles[band.tone]}`} aria-hidden="true" />
          <span className={styles.range}>{band.range}</span>
          <span className={styles.label}>{band.label}</span>
          {holds(band, value) && <strong className={styles.mark}>{currentText}</strong>}
          {band.groupName !== undefined && <span className={styles.group}>{band.groupName}</span>}
        </li>
      ))}
    </ul>
  )
}

/**
 * The legend's twin as a table.
 *
 * @param caption - what the table is about.
 * @param columns - headings for range, name and mark.
 */
export function ScoreLegendTable({
  bands,
  value,
  currentText,
  caption,
  columns,
}: LegendProps & { caption: string; columns: readonly [string, string, string] }) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={bands.map((band) => ({
        id: band.label,
        name: band.range,
        cells: [
          [band.label, band.groupName].filter(Boolean).join('. '),
          holds(band, value) ? currentText : '',
        ],
        current: holds(band, value),
      }))}
    />
  )
}
