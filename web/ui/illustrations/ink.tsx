/** The hand of the pictures: a flat shape and, a little off it, its line. */

import type { SVGProps } from 'react'

/** Paints by name; the values stand in `styles/tokens.css`. */
export const paint = {
  /** The drawn line, dark in both schemes: it lies on painted shapes. */
  ink: 'var(--art-ink)',
  /** A line that lies on the backdrop: it follows the text colour. */
  line: 'currentColor',
  /** The trim of the window, as bright as the page allows. */
  trim: 'var(--paper-raised)',
  cream: 'var(--art-cream)',
  sun: 'var(--sun)',
  leaf: 'var(--art-leaf)',
  skin: 'var(--art-skin)',
  /** Wood, bark, and the deeper of the two skins. */
  wood: 'var(--art-wood)',
  clay: 'var(--accent)',
  teal: 'var(--brand)',
  tealSoft: 'var(--brand-soft)',
} as const

/** Thickness of every line, in units of the drawing. */
export const lineWidth = 3

const stroke = {
  fill: 'none',
  strokeWidth: lineWidth,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** How far the line stands off its shape, up and to the left. */
const offset = 'translate(-2 -2)'

/** A flat shape with its offset line. */
export function Shape({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} fill={fill} />
      <path d={d} {...stroke} stroke={paint.ink} transform={offset} />
    </>
  )
}

/** An ellipse with its offset line; a circle where `ry` is left out. */
export function Oval({
  x,
  y,
  rx,
  ry = rx,
  fill,
}: {
  x: number
  y: number
  rx: number
  ry?: number
  fill: string
}) {
  const place = { cx: x, cy: y, rx, ry }
  return (
    <>
      <ellipse {...place} fill={fill} />
      <ellipse {...place} {...stroke} stroke={paint.ink} transform={offset} />
    </>
  )
}

/** A line alone: dark on shapes by default, `paint.line` on the backdrop. */
export function Line({ d, color = paint.ink }: { d: string; color?: string }) {
  return <path d={d} {...stroke} stroke={color} />
}

/** A limb or a stem: one thick, round stroke with no line of its own. */
export function Limb({ d, color, width }: { d: string; color: string; width: number }) {
  const limb: SVGProps<SVGPathElement> = { ...stroke, stroke: color, strokeWidth: width }
  return <path d={d} {...limb} />
}
