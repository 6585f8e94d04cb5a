/** How often online: a week on the calendar and the waves of a connection. */

import { Limb, Line, Shape, paint } from '../ink.tsx'

const days = [0, 1, 2, 3, 4, 5, 6]

/** The scene; 320 by 220 units. */
export function OnlineScene() {
  return (
    <>
      <Limb d="M124 60q36-30 72 0" color={paint.teal} width={8} />
      <Limb d="M138 74q22-18 44 0" color={paint.teal} width={8} />
      <Limb d="M159 88h2" color={paint.clay} width={12} />

      <Shape d="M50 112q0-8 8-8h204q8 0 8 8v70h-220Z" fill={paint.cream} />
      <Shape d="M50 112q0-8 8-8h204q8 0 8 8v16h-220Z" fill={paint.clay} />
      <Line d="M84 96v16M236 96v16" />
      {days.map((day) => (
        <g key={day} transform={`translate(${64 + day * 28} 142)`}>
          <Shape
            d="M0 4q0-4 4-4h16q4 0 4 4v20q0 4-4 4h-16q-4 0-4-4Z"
            fill={day % 3 === 1 ? paint.cream : paint.leaf}
          />
          {day % 3 !== 1 && <Line d="M6 13l4 4l7-8" />}
        </g>
      ))}
    </>
  )
}
