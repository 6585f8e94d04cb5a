/** The most demanding thing online: a video call on the screen, a bank card beside it. */

import { Face } from '../face.tsx'
import { Line, Shape, paint } from '../ink.tsx'

/** The scene; 320 by 220 units. */
export function VideoCallScene() {
  return (
    <>
      <Shape d="M148 158h26l6 26h-38Z" fill={paint.wood} />
      <Shape d="M64 52q0-8 8-8h176q8 0 8 8v100q0 8-8 8h-176q-8 0-8-8Z" fill={paint.ink} />
      <path d="M74 54h172v94H74Z" fill={paint.tealSoft} />
      <Shape d="M98 150q0-34 38-36q38 2 38 36Z" fill={paint.clay} />
      <Shape d="M114 102q-6-34 24-36q28 2 24 36Z" fill={paint.cream} />
      <Face x={138} y={94} skin={paint.wood} />
      <Shape d="M120 90q0-18 20-20q16 2 17 20q-14-2-20-9q-6 8-17 9Z" fill={paint.cream} />
      <Shape d="M188 64h48v36h-48Z" fill={paint.sun} />
      <Line d="M202 78v2M220 78v2M204 88q8 6 14 0" />
      <Shape d="M190 114h44v12h-44Z" fill={paint.leaf} />

      <g transform="rotate(-8 232 168)">
        <Shape d="M190 150q0-7 7-7h72q7 0 7 7v38q0 7-7 7h-72q-7 0-7-7Z" fill={paint.teal} />
        <path d="M190 154h86v10h-86Z" fill={paint.ink} />
        <Shape d="M200 172h16v11h-16Z" fill={paint.sun} />
        <Line d="M242 184h22" color={paint.cream} />
      </g>
    </>
  )
}
