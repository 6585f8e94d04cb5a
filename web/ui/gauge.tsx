/** A score as a needle on a half circle, named in words for those who do not see it. */

import { type GaugeBand, type GaugeScale, bandShape, needleDegrees } from './gauge-geometry.ts'
import styles from './gauge.module.css'

/**
 * A gauge. What it shows stands beside it in words (`ScoreVerdict`).
 *
 * @param name - what is measured, for example "Your stress score".
 * @param min - lowest score.
 * @param max - highest score.
 * @param value - the score; the needle stops at the ends.
 * @param bands - in ascending order, covering the whole scale.
 * @param valueText - the whole reading in words, for example "14 out of 40, moderate stress".
 */
export function Gauge({
  name,
  min,
  max,
  value,
  bands,
  valueText,
}: GaugeScale & {
  name: string
  value: number
  bands: readonly GaugeBand[]
  valueText: string
}) {
  // The native meter element cannot hold a drawing, and browsers leave its value text unread.
  const meter = {
    role: 'meter',
    'aria-label': name,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(max, Math.max(min, value)),
    'aria-valuetext': valueText,
  }
  return (
    <div className={styles.gauge}>
      <div {...meter} className={styles.meter}>
        <Dial min={min} max={max} value={value} bands={bands} />
      </div>
    </div>
  )
}

function Dial({
  min,
  max,
  value,
  bands,
}: GaugeScale & { value: number; bands: readonly GaugeBand[] }) {
  const scale = { min, max }
  const isCurrent = (band: GaugeBand) => value >= band.from && value <= band.to
  // The band that holds the score overlaps its neighbours, so it is drawn last.
  const drawn = bands.toSorted((a, b) => Number(isCurrent(a)) - Number(isCurrent(b)))
  return (
    <svg aria-hidden="true" focusable="false" viewBox="-200 -200 400 246" className={styles.dial}>
      <path d="M-194 8V0a194 194 0 0 1 388 0v8Z" className={styles.wall} />
      {drawn.map((band) => (
        <path
          key={band.label}
          d={bandShape(scale, band, isCurrent(band)).path}
          className={`${styles[band.tone]} ${isCurrent(band) ? styles.current : styles.other}`}
        />
      ))}
      {bands.map((band) => {
        const { x, y, degrees } = bandShape(scale, band, false).label
        return (
          <text
            key={band.label}
            transform={`translate(${x} ${y}) rotate(${degrees})`}
            className={styles.range}
          >
            {band.range}
          </text>
        )
      })}
      <g transform={`rotate(${needleDegrees(scale, value)})`} className={styles.swing}>
        <path d="M-9 4L-3-120q3-6 6 0L9 4Z" className={styles.needle} />
      </g>
      <path d="M-190 8h380a9 9 0 0 1 0 34h-380a9 9 0 0 1 0-34Z" className={styles.sill} />
      <path d="M-26 8a26 24 0 0 1 52 0Z" className={styles.hub} />
      <text x={-145} y={26} className={styles.end}>
        {min}
      </text>
      <text x={145} y={26} className={styles.end}>
        {max}
      </text>
    </svg>
  )
}
