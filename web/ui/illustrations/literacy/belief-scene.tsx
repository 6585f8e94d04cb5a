/** Do digital skills matter: an open hand under a light bulb. */

import { Line, Shape, paint } from '../ink.tsx'

/** The scene; 320 by 220 units. */
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
