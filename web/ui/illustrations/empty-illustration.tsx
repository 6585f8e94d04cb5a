/** The picture for "nothing here yet": an empty chair at a laid table, waiting. */

import { ArchFrame, type PictureProps } from './arch-frame.tsx'
import { Limb, Line, Oval, Shape } from './ink.tsx'
import { paint } from './palette.ts'

/** @param title - name of the picture; without it the picture is decoration. */
export function EmptyIllustration({ title }: PictureProps) {
  return (
    <ArchFrame shape="wide" backdrop="var(--wall-diet)" title={title}>
      <path d="M20 170q140-14 280 0v24H20Z" fill={paint.leaf} opacity={0.5} />
      <Limb d="M92 126l-10 62M142 126v62" color={paint.wood} width={8} />
      <Shape d="M74 64q2-10 12-10h26q10 0 12 10l6 56h-50Z" fill={paint.teal} />
      <Shape d="M70 118h82q8 0 8 8t-8 8h-78q-8 0-8-8Z" fill={paint.sun} />

      <Limb d="M222 136v50M200 188h44" color={paint.wood} width={8} />
      <Oval x={222} y={132} rx={58} ry={11} fill={paint.cream} />
      <Line d="M206 100q-5-6 0-11t0-11" color={paint.line} />
      <Shape d="M190 106h28l-3 18q-1 4-5 4h-12q-4 0-5-4Z" fill={paint.clay} />
      <Line d="M218 110q10 0 8 7t-10 5" />
      <Limb d="M252 124v-26" color={paint.leaf} width={4} />
      <Shape d="M252 104q-16-4-14-22q16 4 14 22Z" fill={paint.leaf} />
      <Shape d="M252 98q2-18 18-18q0 18-18 18Z" fill={paint.leaf} />
      <Shape d="M242 110h22l-3 18h-16Z" fill={paint.skin} />
    </ArchFrame>
  )
}
