/** Motivation to learn: steps made of books, a young plant on the highest. */

import { Face } from '../face.tsx'
import { Limb, Line, Oval, Shape, paint } from '../ink.tsx'

/** The scene; 320 by 220 units. */
export function MotivationScene() {
  return (
    <>
      <Book x={60} y={168} color={paint.clay} />
      <Book x={134} y={168} color={paint.teal} />
      <Book x={146} y={146} color={paint.sun} />
      <Book x={200} y={168} color={paint.leaf} />
      <Book x={206} y={146} color={paint.clay} />
      <Book x={192} y={124} color={paint.teal} />

      <Limb d="M226 112q2-20-1-38" color={paint.leaf} width={5} />
      <Shape d="M226 90q-24-2-26-26q24 0 26 26Z" fill={paint.leaf} />
      <Shape d="M226 78q0-24 24-26q2 24-24 26Z" fill={paint.leaf} />
      <Shape d="M208 104h38l-5 20h-28Z" fill={paint.skin} />

      <Climber />
    </>
  )
}

/** A woman taking the next step. */
function Climber() {
  return (
    <>
      <Limb d="M112 128l-8 20l-4 16" color={paint.wood} width={14} />
      <Limb d="M118 128l24-2l8 18" color={paint.wood} width={14} />
      <Shape d="M92 160h16q8 2 8 10h-24Z" fill={paint.ink} />
      <Shape d="M142 138h16q8 2 8 10h-24Z" fill={paint.ink} />
      <Shape d="M96 128l4-34q4-14 18-14q16 2 18 16v30q-20 10-40 2Z" fill={paint.clay} />
      <Limb d="M124 96l18 10l16-8" color={paint.clay} width={12} />
      <Oval x={161} y={96} rx={6.5} fill={paint.skin} />
      <Shape d="M98 62q-4-32 22-32q24 2 22 32q-22 8-44 0Z" fill={paint.cream} />
      <Face x={121} y={56} skin={paint.skin} look={5} />
      <Shape d="M102 54q0-20 20-20q18 0 18 18q-12-2-18-8q-8 8-20 10Z" fill={paint.cream} />
    </>
  )
}

function Book({ x, y, color }: { x: number; y: number; color: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M0 0h72q6 0 6 6v10q0 6-6 6h-72q-6 0-6-6v-10q0-6 6-6Z" fill={color} />
      <path d="M10 5h68v12h-68q-5-6 0-12Z" fill={paint.cream} />
      <Line d="M14 11h46" />
    </g>
  )
}
