/** Exercise: a man walking with poles on a path over the hills. */

import { Face } from '../face.tsx'
import { Limb, Line, Oval, Shape, paint } from '../ink.tsx'

/** The scene behind the window; 240 by 260 units. */
export function WalkScene() {
  return (
    <>
      <Oval x={172} y={66} rx={20} fill={paint.sun} />
      <path d="M10 176q50-56 112-28t110-14v110H10Z" fill={paint.leaf} opacity={0.45} />
      <Shape d="M10 196q70-34 126-20t100-4v70H10Z" fill={paint.leaf} />
      <path
        d="M34 240q62-26 116-26q34-2 22-18q-8-10-22-14q10-1 18 0q14 4 24 14q18 20-24 26q-50 4-84 22Z"
        fill={paint.cream}
      />
      <Tree x={192} y={164} />

      <Line d="M134 138l24 82" color={paint.line} />
      <Line d="M76 142l-26 74" color={paint.line} />
      <Limb d="M100 122l-14 18l-10 4" color={paint.wood} width={13} />
      <Limb d="M100 168l-6 22l-20 22" color={paint.wood} width={16} />
      <Limb d="M104 168l14 22l2 26" color={paint.wood} width={16} />
      <Shape d="M66 206l12 10l-8 8q-8-2-10-10Z" fill={paint.clay} />
      <Shape d="M112 212h16q12 2 12 12h-28Z" fill={paint.clay} />
      <Shape d="M82 172l6-48q4-16 20-16t18 18l-2 48q-20 8-42-2Z" fill={paint.teal} />
      <Limb d="M110 126l10 20l14-6" color={paint.teal} width={13} />
      <Oval x={135} y={139} rx={7} fill={paint.skin} />
      <Oval x={75} y={144} rx={7} fill={paint.skin} />
      <Limb d="M109 100v12" color={paint.skin} width={14} />
      <Face x={111} y={86} skin={paint.skin} look={5} />
      <Shape d="M91 82q0-22 22-22q20 0 20 18q8 0 14 4q-30 0-56 0Z" fill={paint.clay} />
    </>
  )
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Limb d={`M${x} ${y + 22}v-20`} color={paint.wood} width={6} />
      <Shape d={`M${x} ${y - 38}q22 26 14 42q-14 10-28 0q-8-16 14-42Z`} fill={paint.teal} />
    </>
  )
}
