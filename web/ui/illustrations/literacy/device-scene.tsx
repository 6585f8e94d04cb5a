/** Device used: a computer, a tablet and a phone side by side. */

import { Line, Oval, Shape, paint } from '../ink.tsx'

/** The scene; 320 by 220 units. */
export function DeviceScene() {
  return (
    <>
      <Shape d="M58 66q0-8 8-8h112q8 0 8 8v84h-128Z" fill={paint.ink} />
      <path d="M68 68h108v74H68Z" fill={paint.cream} />
      <path d="M68 142v-24q26-26 48-6t60-14v44Z" fill={paint.leaf} />
      <Oval x={148} y={90} rx={11} fill={paint.sun} />
      <Shape
        d="M40 168q10-18 18-18h128q8 0 18 18q-2 10-10 10h-144q-8 0-10-10Z"
        fill={paint.cream}
      />
      <Line d="M62 160h120" />

      <Shape d="M176 98q0-8 8-8h48q8 0 8 8v76q0 8-8 8h-48q-8 0-8-8Z" fill={paint.clay} />
      <path d="M184 100h48v68h-48Z" fill={paint.cream} />
      <Line d="M192 114h32M192 126h32M192 138h20" />

      <Shape d="M248 116q0-8 8-8h20q8 0 8 8v62q0 8-8 8h-20q-8 0-8-8Z" fill={paint.teal} />
      <path d="M254 118h24v50h-24Z" fill={paint.cream} />
      <Shape d="M262 134q5-7 9 0q5-7 9 0q0 8-9 13q-9-5-9-13Z" fill={paint.clay} />
      <Line d="M262 176h6" color={paint.cream} />
    </>
  )
}
