/** A head with a kind, simple face; hair is drawn by the scene, behind or before it. */

import { Line, Oval, paint } from './ink.tsx'

/**
 * A head of about 38 by 44 units.
 *
 * @param x - centre, units of the drawing.
 * @param y - centre.
 * @param skin - a paint.
 * @param look - how far the face is turned to the right (left where negative), about -6 to 6.
 * @param eyes - open, closed (resting or asleep), or lowered (reading).
 * @param glasses - true draws round glasses.
 */
export function Face({
  x,
  y,
  skin,
  look = 0,
  eyes = 'open',
  glasses = false,
}: {
  x: number
  y: number
  skin: string
  look?: number
  eyes?: 'open' | 'closed' | 'lowered'
  glasses?: boolean
}) {
  const centre = x + look
  const eyeY = y - 1
  return (
    <>
      <Oval x={x} y={y} rx={19} ry={22} fill={skin} />
      {[-7.5, 7.5].map((side) => (
        <Eye key={side} x={centre + side} y={eyeY} eyes={eyes} />
      ))}
      {glasses && (
        <>
          <Line d={circle(centre - 7.5, eyeY, 6.5) + circle(centre + 7.5, eyeY, 6.5)} />
          <Line d={`M${centre - 1} ${eyeY - 1}h2`} />
        </>
      )}
      <ellipse cx={centre - 11} cy={y + 7} rx={3.5} ry={2.5} fill={paint.clay} opacity={0.45} />
      <ellipse cx={centre + 11} cy={y + 7} rx={3.5} ry={2.5} fill={paint.clay} opacity={0.45} />
      <Line d={`M${centre - 5} ${y + 10}q5 5 10 0`} />
    </>
  )
}

function Eye({ x, y, eyes }: { x: number; y: number; eyes: 'open' | 'closed' | 'lowered' }) {
  if (eyes === 'closed') return <Line d={`M${x - 3.5} ${y}q3.5 3.5 7 0`} />
  return <circle cx={x} cy={eyes === 'lowered' ? y + 2 : y} r={2.3} fill={paint.ink} />
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}
