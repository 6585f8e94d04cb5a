/** Diet: a bowl of greens, a fish on a plate, and olive oil. */

import { Line, Limb, Oval, Shape, paint } from '../ink.tsx'

/** The scene behind the window; 240 by 260 units. */
export function TableScene() {
  return (
    <>
      <path d="M10 164h220v80H10Z" fill={paint.clay} />
      <Line d="M10 164h220" />

      <Line d="M178 66h12" />
      <Shape
        d="M177 62h16v22q13 10 13 26v64q0 8-8 8h-26q-8 0-8-8v-64q0-16 13-26Z"
        fill={paint.sun}
      />
      <Shape d="M175 50h20v14h-20Z" fill={paint.wood} />
      <Shape d="M170 122h30v30h-30Z" fill={paint.cream} />
      <Oval x={185} y={137} rx={6} ry={8} fill={paint.leaf} />

      <g>
        <Shape d="M60 126q-14-30 8-48q18 20 8 48Z" fill={paint.leaf} />
        <Shape d="M84 126q-8-44 22-56q12 32-8 58Z" fill={paint.leaf} />
        <Shape d="M110 128q6-40 36-40q2 28-24 42Z" fill={paint.leaf} />
        <Shape d="M44 128q-12-16-6-30q18 4 22 28Z" fill={paint.leaf} />
        <Line d="M67 96l2 24M100 90l-6 30M132 104l-16 20" />
        <Oval x={84} y={124} rx={14} fill={paint.clay} />
        <Oval x={118} y={126} rx={11} fill={paint.sun} />
      </g>
      <Shape d="M32 126h122q-4 52-46 54h-30q-42-2-46-54Z" fill={paint.teal} />
      <Line d="M52 142q6 18 22 24" color={paint.tealSoft} />

      <Oval x={132} y={212} rx={76} ry={22} fill={paint.cream} />
      <Line d="M74 218q20 10 58 10t58-10" />
      <Shape d="M82 208q26-26 70-6l22-12q-4 18 0 32l-22-10q-44 18-70-4Z" fill={paint.leaf} />
      <circle cx={98} cy={206} r={3} fill={paint.ink} />
      <Line d="M112 198q6 9 0 18M126 202q4 6 0 12M138 203q4 5 0 10" />
    </>
  )
}

/** What stands on the sill. */
export function TableSill() {
  return (
    <>
      <Oval x={36} y={222} rx={17} fill={paint.sun} />
      <Oval x={36} y={222} rx={11} fill={paint.cream} />
      <Limb d="M36 214v16M28 222h16" color={paint.sun} width={3} />
    </>
  )
}
