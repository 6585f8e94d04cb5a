/** Age group: a birthday cake and the page of a calendar. */

import { Line, Oval, Shape, paint } from '../ink.tsx'

/** The scene; 320 by 220 units. */
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
