/** Scenes of the person who learns, and of learning; each of 320 by 220 units. */

import { Face } from '../face.tsx'
import { Limb, Line, Oval, Shape, paint } from '../ink.tsx'

/** Age group: a birthday cake and the page of a calendar. */
export function AgeScene() {
  return (
    <>
      <Shape d="M52 84h72v84h-72Z" fill={paint.cream} />
      <Shape d="M52 76h72v22h-72Z" fill={paint.clay} />
      <Line d="M68 70v12M106 70v12" />
      <Shape d="M88 116l5 11l12 1l-9 8l3 12l-11-6l-11 6l3-12l-9-8l12-1Z" fill={paint.sun} />

      {[166, 190, 214, 238].map((x) => (
        <g key={x}>
          <Shape d={`M${x - 4} 78h8v28h-8Z`} fill={paint.teal} />
          <Shape d={`M${x} 56q9 12 0 18q-9-6 0-18Z`} fill={paint.sun} />
        </g>
      ))}
      <Shape d="M146 104h112q8 0 8 8v30h-128v-30q0-8 8-8Z" fill={paint.skin} />
      <path
        d="M138 118q8 14 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0v-6q0-8-8-8h-112q-8 0-8 8Z"
        fill={paint.cream}
      />
      <Shape d="M128 142h148v38h-148Z" fill={paint.clay} />
      <Line d="M140 160q8 8 16 0t16 0t16 0t16 0t16 0t16 0t16 0t12 0" color={paint.cream} />
      <Oval x={202} y={186} rx={92} ry={9} fill={paint.cream} />
    </>
  )
}

/** Do digital skills matter: an open hand under a light bulb. */
export function BeliefScene() {
  return (
    <>
      <Line
        d="M112 40l-5-6M208 40l5-6M96 76h-10M224 76h10M112 110l-7 5M208 110l7 5"
        color={paint.line}
      />
      <Shape
        d="M146 124q0-10-10-20q-12-12-12-28q2-36 36-38q34 2 36 38q0 16-12 28q-10 10-10 20Z"
        fill={paint.sun}
      />
      <Line d="M152 122v-28l-6-10M168 122v-28l6-10M146 84q7 6 14 0q7 6 14 0" />
      <Shape d="M146 126h28v12q-4 10-14 10t-14-10Z" fill={paint.cream} />
      <Line d="M147 133h24" />

      <Shape
        d="M76 178q34-4 48-16q10-8 22-4l26 8q9 4 6 12q-2 5-10 4l-22-2q20 4 42 0l34-18q9-3 13 4q3 7-5 12l-36 22q-12 6-28 6h-90Z"
        fill={paint.skin}
      />
      <Line d="M144 178q10 3 22 3M186 180l28-15" />
      <Shape d="M40 174h38v40h-38Z" fill={paint.clay} />
      <Line d="M68 174v20" color={paint.cream} />
    </>
  )
}

/** Motivation to learn: steps made of books, a young plant on the highest. */
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

const spines = [paint.clay, paint.sun, paint.leaf, paint.teal, paint.cream]

/** Courses: three people learning together at a library table. */
export function ClassScene() {
  return (
    <>
      <Shape d="M40 84h240v8h-240Z" fill={paint.wood} />
      {[84, 100, 118, 134, 150, 190, 206, 222].map((x, index) => (
        <Shape
          key={x}
          d={`M${x} ${52 + (index % 3) * 5}h13V84h-13Z`}
          fill={spines[index % spines.length] ?? paint.clay}
        />
      ))}

      <Shape d="M46 190v-20q2-26 34-28q32 2 34 28v20Z" fill={paint.teal} />
      <Shape d="M58 122q-6-34 22-34q30 0 24 34q-22 8-46 0Z" fill={paint.cream} />
      <Face x={80} y={116} skin={paint.skin} look={4} />
      <Shape d="M62 112q0-20 19-20t18 18q-12-2-18-8q-8 8-19 10Z" fill={paint.cream} />

      <Shape d="M124 186v-22q2-26 36-28q34 2 36 28v22Z" fill={paint.sun} />
      <Face x={160} y={110} skin={paint.wood} eyes="lowered" glasses />
      <Shape d="M140 106q-2-22 20-22t20 22q-4-10-20-10t-20 10Z" fill={paint.ink} />

      <Shape d="M206 190v-20q2-26 34-28q32 2 34 28v20Z" fill={paint.clay} />
      <Face x={240} y={116} skin={paint.skin} look={-4} />
      <Shape d="M220 112q-4-22 20-22t20 22q-6-8-8-12q-14 2-24 0q-4 6-8 12Z" fill={paint.cream} />

      <Shape d="M30 176h260v20h-260Z" fill={paint.wood} />
      <Shape d="M132 148h56l4 28h-64Z" fill={paint.cream} />
      <Line d="M158 162h4" />
      <Shape d="M58 166h44v11h-44Z" fill={paint.clay} />
      <Shape d="M222 164q9-3 18 3q9-6 18-3v12h-36Z" fill={paint.cream} />
    </>
  )
}
