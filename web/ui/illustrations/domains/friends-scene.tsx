/** Socialization: two old friends at a table with cups. */

import { Face } from '../face.tsx'
import { Limb, Line, Oval, Shape, paint } from '../ink.tsx'

/** The scene behind the window; 240 by 260 units. */
export function FriendsScene() {
  return (
    <>
      <Line d="M120 12v34" color={paint.line} />
      <Shape d="M92 72q4-28 28-28t28 28Z" fill={paint.sun} />
      <path d="M92 72h56l36 110H56Z" fill={paint.sun} opacity={0.25} />

      <Shape
        d="M54 124a13 13 0 0 1-4-22a14 14 0 0 1 16-18a15 15 0 0 1 26 0a14 14 0 0 1 15 18a13 13 0 0 1-4 22Z"
        fill={paint.cream}
      />
      <Limb d="M78 128v22" color={paint.wood} width={15} />
      <Shape d="M34 240v-54q0-40 32-44q12 12 24 0q32 4 32 44v54Z" fill={paint.clay} />
      <Face x={78} y={116} skin={paint.wood} look={3} />

      <Limb d="M164 128v24" color={paint.skin} width={15} />
      <Shape d="M118 240v-50q0-40 32-45q14 12 28 0q32 5 32 45v50Z" fill={paint.teal} />
      <Face x={164} y={116} skin={paint.skin} look={-3} glasses />
      <Shape d="M180 102q10 2 7 14q-3 9-8 8q3-12 1-22Z" fill={paint.cream} />
      <Shape d="M148 102q-10 2-7 14q3 9 8 8q-3-12-1-22Z" fill={paint.cream} />

      <Oval x={120} y={238} rx={112} ry={40} fill={paint.wood} />
      <Oval x={120} y={216} rx={20} ry={7} fill={paint.cream} />
      <Oval x={114} y={211} rx={8} ry={5} fill={paint.sun} />
      <Oval x={127} y={212} rx={8} ry={5} fill={paint.clay} />
      <Cup x={84} y={188} />
      <Cup x={154} y={190} />
      <Arm d="M46 186q2 20 26 20" color={paint.clay} />
      <Oval x={78} y={205} rx={8} fill={paint.wood} />
      <Arm d="M196 188q-2 20-22 20" color={paint.teal} />
      <Oval x={169} y={206} rx={8} fill={paint.skin} />
    </>
  )
}

/** A sleeve with its line, so that it stands off the body of the same colour. */
function Arm({ d, color }: { d: string; color: string }) {
  return (
    <>
      <Limb d={d} color={paint.ink} width={20} />
      <Limb d={d} color={color} width={15} />
    </>
  )
}

function Cup({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Line d={`M${x + 4} ${y - 8}q-5-6 0-11t0-11`} color={paint.cream} />
      <Shape d={`M${x - 9} ${y}h24l-3 20q-1 4-5 4h-8q-4 0-5-4Z`} fill={paint.cream} />
    </>
  )
}
