/** Stress: a woman resting on a garden bench, breathing slowly. */

import { Face } from '../face.tsx'
import { Limb, Line, Oval, Shape, paint } from '../ink.tsx'

/** The scene behind the window; 240 by 260 units. */
export function GardenScene() {
  return (
    <>
      <path d="M10 196q110-26 220 0v48H10Z" fill={paint.leaf} />
      <Limb d="M54 204v-70M54 160l20-24" color={paint.wood} width={10} />
      <Shape
        d="M14 124q-6-34 20-44q10-26 38-14q26 8 20 38q6 24-18 32q-34 10-60-12Z"
        fill={paint.leaf}
      />

      <Line d="M164 92q8-8 16 0t16 0" color={paint.line} />
      <Line d="M168 110q8-8 16 0t16 0" color={paint.line} />
      <Line d="M164 128q8-8 16 0t16 0" color={paint.line} />

      <Shape d="M70 148h124v12h-124Z" fill={paint.wood} />
      <Shape d="M70 168h124v12h-124Z" fill={paint.wood} />
      <Shape d="M64 190h136v10h-136Z" fill={paint.wood} />
      <Limb d="M80 150v68M184 150v68" color={paint.wood} width={8} />

      <Oval x={132} y={68} rx={12} fill={paint.cream} />
      <Shape d="M108 112q-6-38 24-38t24 38q-24 8-48 0Z" fill={paint.cream} />
      <Limb d="M132 108v22" color={paint.skin} width={14} />
      <Shape d="M98 196v-32q0-30 24-34q10 10 20 0q24 4 24 34v32Z" fill={paint.clay} />
      <Shape d="M112 218h16v12h-22q0-8 6-12Z" fill={paint.wood} />
      <Shape d="M152 218h-16v12h22q0-8-6-12Z" fill={paint.wood} />
      <Shape d="M100 190q32-12 64 0q10 16 8 30q-40 8-80 0q-2-14 8-30Z" fill={paint.teal} />
      <Limb d="M104 160q-2 22 18 28" color={paint.clay} width={14} />
      <Limb d="M160 160q2 22-18 28" color={paint.clay} width={14} />
      <Oval x={126} y={190} rx={8} fill={paint.skin} />
      <Oval x={139} y={190} rx={8} fill={paint.skin} />
      <Face x={132} y={98} skin={paint.skin} eyes="closed" />
      <Shape d="M113 96q0-20 20-20t18 20q-10-4-16-12q-8 10-22 12Z" fill={paint.cream} />
    </>
  )
}
