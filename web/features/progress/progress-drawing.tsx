/** Results over time: bands, what chance may move, and the line; all of it is said in words beside it. */

import { useId } from 'react'
import { progressTexts } from '../../locales/progress.ts'
import { shortDate } from '../../reading/dates.ts'
import styles from './progress-drawing.module.css'
import {
  dotsOf,
  type LineBand,
  type Plot,
  plotMargin,
  plotOf,
  type ProgressLine,
} from './progress-line.ts'

/** Drawn for phones and for wider screens, one of them shown; the letters beside it grow by themselves. */
const sizes = {
  narrow: [320, 260],
  wide: [640, 320],
  /** For paper, where six stand below each other. */
  low: [480, 150],
} as const

/** A band that is lower than this share of the drawing has its name in the list alone, and its number here. */
const leastShare = 0.16
/** Nearer to the top than this share there is no room for a value above its dot, in the largest letters on a phone. */
const roomAbove = 0.4

/**
 * @param line - with one result or more.
 * @param name - what the drawing says to those who hear it.
 * @param isLow - 150 px high, whatever the screen.
 */
export function ProgressDrawing({
  line,
  name,
  isLow = false,
}: {
  line: ProgressLine
  name: string
  isLow?: boolean
}) {
  const texts = progressTexts
  const newest = line.points.at(-1)
  const drawn = isLow ? (['low'] as const) : (['narrow', 'wide'] as const)
  const [width, height] = sizes[isLow ? 'low' : 'narrow']
  const plot = plotOf(line, width, height)
  const start = plot.y(line.points[0]?.value ?? line.min)
  const ends = line.isHighGood ? [line.max, line.min] : [line.min, line.max]
  // The native img element cannot hold words that grow with the letters.
  const image = { role: 'img', 'aria-label': name }
  return (
    <figure className={`${styles.figure} ${isLow ? styles.low : ''}`}>
      <div className={styles.frame} {...image}>
        <div className={styles.scale} aria-hidden="true">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
        <div className={styles.plot} aria-hidden="true">
          {drawn.map((size) => (
            <Drawing key={size} line={line} size={size} />
          ))}
          {line.bands.map((band, place) => (
            <BandWords
              key={band.name}
              band={band}
              number={isLow ? null : place + 1}
              plot={plot}
              start={start}
            />
          ))}
          {newest && (
            <span
              className={styles.newest}
              style={{
                insetBlockStart: `${(100 * plot.y(newest.value)) / plot.height}%`,
                ...(plot.x(newest.at) > plot.width / 2
                  ? { right: `${(100 * plotMargin) / plot.width}%` }
                  : { left: '50%' }),
              }}
              data-below={plot.y(newest.value) < plot.height * roomAbove}
            >
              {newest.value}
            </span>
          )}
        </div>
      </div>
      <div className={styles.dates} aria-hidden="true">
        {endsOf(line).map((date) => (
          <span key={date}>{date}</span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span>{texts.up}</span>
        {line.reference && <span>{texts.striped}</span>}
      </figcaption>
    </figure>
  )
}

/**
 * The name of a band, or its number in the list of bands where the drawing is narrow or the band low.
 *
 * @param number - null where there is no list beside the drawing.
 * @param start - how far down the line begins.
 */
function BandWords({
  band,
  number,
  plot,
  start,
}: {
  band: LineBand
  number: number | null
  plot: Plot
  start: number
}) {
  const { top, bottom } = plot.edges(band)
  const down = (units: number) => `${(100 * units) / plot.height}%`
  const isRoomy = (bottom - top) / plot.height >= leastShare
  // They stand at the end of the band that is farther from where the line begins.
  const isInUpperHalf = start >= top && start < (top + bottom) / 2
  const end = isInUpperHalf ? { bottom: down(plot.height - bottom + 4) } : { top: down(top + 4) }
  const middle = {
    top: `clamp(0px, calc(${down((top + bottom) / 2)} - 0.65em), calc(100% - 1.3em))`,
  }
  return (
    <>
      {isRoomy && (
        <span className={styles.bandName} style={end}>
          {band.name}
        </span>
      )}
      {number !== null && (
        <span
          className={`${styles.bandNumber} ${isRoomy ? styles.inPlaceOfName : ''}`}
          // Beside the first result; in two columns, so that those of low bands do not lie over each other.
          style={{ left: number % 2 === 1 ? '12%' : '26%', ...(isRoomy ? end : middle) }}
        >
          {number}
        </span>
      )}
    </>
  )
}

/** First and newest day; one alone where there is only one. */
function endsOf({ points }: ProgressLine): readonly string[] {
  const days = [points[0], points.at(-1)].flatMap((point) =>
    point ? [shortDate(point.assessment.finishedAt)] : [],
  )
  return [...new Set(days)]
}

function Drawing({ line, size }: { line: ProgressLine; size: keyof typeof sizes }) {
  const hatch = useId()
  const [width, height] = sizes[size]
  const plot = plotOf(line, width, height)
  const { points, reference } = line
  const dots = dotsOf(line)
  const newest = points.at(-1)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} focusable="false" className={styles[size]}>
      <defs>
        <pattern
          id={hatch}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line x1="0" y1="0" x2="0" y2="8" className={styles.stripe} />
        </pattern>
      </defs>
      {line.bands.map((band) => (
        <Band key={band.name} band={band} plot={plot} />
      ))}
      {reference && (
        <Chance
          line={line}
          plot={plot}
          at={reference.at}
          value={reference.value}
          fill={`url(#${hatch})`}
        />
      )}
      <polyline
        points={points.map(({ at, value }) => `${plot.x(at)},${plot.y(value)}`).join(' ')}
        className={styles.line}
      />
      {dots.map(({ id, at, value }) => {
        const kind = id === newest?.id ? 'last' : id === reference?.id ? 'reference' : 'dot'
        const radius = kind === 'last' ? 9 : points.length >= 12 ? 4 : 7
        return (
          <circle key={id} cx={plot.x(at)} cy={plot.y(value)} r={radius} className={styles[kind]} />
        )
      })}
    </svg>
  )
}

function Band({ band, plot }: { band: LineBand; plot: Plot }) {
  const { top, bottom } = plot.edges(band)
  return (
    <g className={styles[band.tone]}>
      <rect x={0} y={top} width={plot.width} height={bottom - top} className={styles.band} />
      <line x1={0} x2={plot.width} y1={bottom} y2={bottom} className={styles.edge} />
    </g>
  )
}

/** As far as a score may move by chance, from the result it is judged against on. */
function Chance({
  line: { min, max, threshold },
  plot,
  at,
  value,
  fill,
}: {
  line: ProgressLine
  plot: Plot
  at: number
  value: number
  fill: string
}) {
  const reach = threshold - 0.5
  const ends = [Math.max(min, value - reach), Math.min(max, value + reach)].map(plot.y)
  const top = Math.min(...ends)
  return (
    <rect
      x={plot.x(at)}
      y={top}
      width={plot.width - plot.x(at)}
      height={Math.max(...ends) - top}
      fill={fill}
      className={styles.chance}
    />
  )
}

/** A line as small as a word, for a list that says all of it. */
export function TinyLine({ line }: { line: ProgressLine }) {
  const [width, height] = [192, 80]
  const plot = plotOf(line, width, height)
  const newest = line.points.at(-1)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      className={styles.tiny}
    >
      <polyline
        points={line.points.map(({ at, value }) => `${plot.x(at)},${plot.y(value)}`).join(' ')}
        className={styles.line}
      />
      {newest && (
        <circle cx={plot.x(newest.at)} cy={plot.y(newest.value)} r={9} className={styles.last} />
      )}
    </svg>
  )
}
