/** Scenes of what a person has and does online; each of 320 by 220 units. */

import { Face } from '../face.tsx'
import { Limb, Line, Oval, Shape, paint } from '../ink.tsx'

/** Device used: a computer, a tablet and a phone side by side. */
export function DeviceScene() {
  return (
    <>
      <Shape d="M58 66q0-8 8-8h112q8 0 8 8v84h-128Z" fill={paint.ink} />
      <path d="M68 68h108v74H68Z" fill={paint.cream} />
      <path d="M68 142v-24q26-26 48-6t60-14v44Z" fill={paint.leaf} />
      <Oval x={148} y={90} rx={11} fill={paint.sun} />
      <Shape
        d="M40 168q10-18 18-18h128q8 0 18 18q-2 10-10 10h-144q-8 0-10-10Z"
        fill={paint.cream}
      />
      <Line d="M62 160h120" />

      <Shape d="M176 98q0-8 8-8h48q8 0 8 8v76q0 8-8 8h-48q-8 0-8-8Z" fill={paint.clay} />
      <path d="M184 100h48v68h-48Z" fill={paint.cream} />
      <Line d="M192 114h32M192 126h32M192 138h20" />

      <Shape d="M248 116q0-8 8-8h20q8 0 8 8v62q0 8-8 8h-20q-8 0-8-8Z" fill={paint.teal} />
      <path d="M254 118h24v50h-24Z" fill={paint.cream} />
      <Shape d="M262 134q5-7 9 0q5-7 9 0q0 8-9 13q-9-5-9-13Z" fill={paint.clay} />
      <Line d="M262 176h6" color={paint.cream} />
    </>
  )
}

const days = [0, 1, 2, 3, 4, 5, 6]

/** How often online: a week on the calendar and the waves of a connection. */
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

/** The most demanding thing online: a video call on the screen, a bank card beside it. */
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
