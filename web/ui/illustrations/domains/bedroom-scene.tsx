/** Sleep: someone asleep in bed, the moon in the window, the cat on the blanket. */

import { Limb, Line, Oval, Shape, paint } from '../ink.tsx'

/** The scene behind the window; 240 by 260 units. */
export function BedroomScene() {
  return (
    <>
      <path
        d="M52 128V78a34 34 0 0 1 68 0v50Z"
        fill={paint.ink}
        stroke={paint.cream}
        strokeWidth={7}
      />
      <path d="M96 62a19 19 0 1 0 12 32a22 22 0 0 1-12-32Z" fill={paint.sun} />
      <g fill={paint.cream}>
        <circle cx={66} cy={76} r={2} />
        <circle cx={72} cy={112} r={2} />
        <circle cx={106} cy={66} r={2} />
      </g>

      <Shape d="M172 236v-88a20 20 0 0 1 40 0v88Z" fill={paint.wood} />
      <Shape d="M30 202h152v40h-152Z" fill={paint.cream} />
      <Shape d="M116 186q-2-22 20-24h44q14 0 14 14v22q-40 8-78-12Z" fill={paint.cream} />

      <g transform="rotate(62 152 168)">
        <Shape
          d="M129 172q-6-30 6-34q8-12 20-8q12-4 18 8q10 8 2 34q-22 10-46 0Z"
          fill={paint.cream}
        />
        <Limb d="M152 184v20" color={paint.skin} width={14} />
        <Oval x={152} y={166} rx={19} ry={22} fill={paint.skin} />
        <Shape d="M132 164q-2-26 20-26q22 0 20 26q-6-12-14-14q-10 10-26 14Z" fill={paint.cream} />
        <Line d="M140 168q4 4 8 0M156 168q4 4 8 0M148 177q4 3 8 0" />
      </g>

      <Shape d="M18 240v-44q20-24 64-22q34-4 52 12q14 12 12 54Z" fill={paint.clay} />
      <Shape d="M124 186q14-6 22 4q12 20 6 50h-18q4-34-10-54Z" fill={paint.cream} />
      <Line d="M40 204a14 14 0 0 1 28 0v30M82 202a14 14 0 0 1 28 0v32" />
    </>
  )
}

/** The cat, asleep as well. */
export function BedroomSill() {
  return (
    <>
      <Shape d="M24 232q-4-30 24-32q30 0 32 32Z" fill={paint.sun} />
      <Shape d="M22 232q-6-18 6-24l3-9l8 6h6l8-6l2 10q8 10 2 23Z" fill={paint.sun} />
      <Line d="M28 219q3 3 6 0M42 219q3 3 6 0M36 226h4" />
      <Shape d="M56 232q-4-9 6-10h18q6 0 6 5t-6 5Z" fill={paint.sun} />
    </>
  )
}
