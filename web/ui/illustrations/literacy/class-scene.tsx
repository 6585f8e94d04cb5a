/** Courses: three people learning together at a library table. */

import { Face } from '../face.tsx'
import { Line, Shape, paint } from '../ink.tsx'

const spines = [paint.clay, paint.sun, paint.leaf, paint.teal, paint.cream]

/** The scene; 320 by 220 units. */
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
