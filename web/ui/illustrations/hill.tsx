/** The hill of the home page: a path up past six doors, each as it stands. */

import { Face } from './face.tsx'
import styles from './illustrations.module.css'
import { Limb, lineWidth, Oval, paint, Shape } from './ink.tsx'

/** Closed, left ajar with what was begun, open with what was done, or open and due again. */
export type DoorState = 'closed' | 'begun' | 'done' | 'due'

/** Each door, in the order of the six parts: where it stands, how near it is, its colour, and the sign on it. */
const doors = [
  {
    x: 250,
    y: 290,
    scale: 1.05,
    color: paint.clay,
    sign: 'M-9-34h18q0 14-9 14t-9-14ZM9-32h5v6h-6',
  },
  {
    x: 380,
    y: 279,
    scale: 0.95,
    color: paint.teal,
    sign: 'M0-38q-6-5-13-3v17q7-2 13 3q6-5 13-3v-17q-7-2-13 3Zv17',
  },
  { x: 508, y: 266, scale: 0.86, color: paint.leaf, sign: 'M-10-24q0-12 4-18l6 8q8 2 10 10Z' },
  {
    x: 432,
    y: 212,
    scale: 0.72,
    color: paint.sun,
    sign: 'M-12-34h24q-2 16-12 16t-12-16ZM0-34q0-12 10-12q0 12-10 12',
  },
  {
    x: 298,
    y: 188,
    scale: 0.64,
    color: paint.cream,
    sign: 'M-12-36q6-7 12 0t12 0M-12-26q6-7 12 0t12 0',
  },
  {
    x: 396,
    y: 134,
    scale: 0.54,
    color: paint.wood,
    sign: 'M3-44a12 12 0 1 0 9 20a13 13 0 0 1-9-20Z',
  },
] as const

const opening = 'M-25 0v-52a25 25 0 0 1 50 0v52Z'

/** What stands on a door, to be drawn where its part is named; 28 by 34 units around (0, -27). */
export const doorSigns: readonly string[] = doors.map(({ sign }) => sign)

const allClosed: readonly DoorState[] = []

/**
 * The hill with its sky behind it; whoever draws it cuts it off at the edge of a window.
 *
 * @param sky - outline of the window.
 * @param states - of the six doors, in the order of the six parts; all are closed where there are none.
 * @param fresh - place of the open door that fades in over its closed one; -1 where none does.
 * @param isNear - true where the window shows the middle of it alone: what would be cut off stands inside.
 */
export function Hill({
  sky,
  states = allClosed,
  fresh = -1,
  isNear = false,
}: {
  sky: string
  states?: readonly DoorState[]
  fresh?: number
  isNear?: boolean
}) {
  const open = states.filter(isOpen).length
  const isThere = open === doors.length
  return (
    <>
      <path d={sky} fill="var(--wall-socialization)" />
      {/* The more doors are open, the warmer the evening. */}
      {open > 0 && <path d={sky} fill="var(--art-light)" opacity={open / 10} />}
      <Oval x={isNear ? 222 : 520} y={isNear ? 136 : 92} rx={isNear ? 30 : 40} fill={paint.sun} />
      <path d="M0 214q120-84 260-40t230-50t240 70v180H0Z" fill="var(--wall-exercise)" />
      <Shape d="M-10 300q150-70 240-120t160-50q80 4 150 70t200 90v80H-10Z" fill={paint.leaf} />
      <path
        d="M60 366c40-60 150-76 260-78s230-6 226-36s-110-22-190-34s-110-28-60-46s110-20 92-42l14-2c26 30-40 34-78 48s-20 22 50 34s216 8 218 48s-130 54-240 58s-150 14-168 50Z"
        fill={paint.cream}
      />
      {doors
        .map((door, index) => (
          <Door
            key={door.sign}
            {...door}
            state={states[index] ?? 'closed'}
            isFresh={index === fresh}
          />
        ))
        .toReversed()}
      <Bush x={640} y={300} />
      <Bush x={600} y={322} />
      {!isNear && <Bush x={82} y={296} />}
      <g transform={isNear && !isThere ? 'translate(18 0)' : undefined}>
        <Couple isThere={isThere} />
      </g>
    </>
  )
}

function isOpen(state: DoorState): boolean {
  return state === 'done' || state === 'due'
}

type DoorLook = Pick<(typeof doors)[number], 'color' | 'sign'> & { readonly state: DoorState }

function Door({
  x,
  y,
  scale,
  isFresh,
  ...look
}: (typeof doors)[number] & DoorLook & { readonly isFresh: boolean }) {
  const isNowOpen = isOpen(look.state)
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Shape d="M-34 0v-52a34 34 0 0 1 68 0v52Z" fill={paint.cream} />
      {(!isNowOpen || isFresh) && <ClosedLeaf {...look} />}
      {isNowOpen && (
        <g className={isFresh ? styles.fresh : undefined}>
          <path d="M-25 0h50l16 22h-82Z" fill="var(--art-light)" opacity={0.55} />
          <Shape d={opening} fill="var(--art-light)" />
          <Shape d="M-25 0v-64l-13 6v66Z" fill={look.color} />
          <Mark isDue={look.state === 'due'} />
        </g>
      )}
    </g>
  )
}

function ClosedLeaf({ color, sign, state }: DoorLook) {
  return (
    <>
      <Shape d={opening} fill={color} />
      {state === 'begun' && <path d="M15 0V-72A25 25 0 0 1 25 -52V0Z" fill="var(--art-light)" />}
      <circle cx={-1} cy={-46} r={19} fill={paint.cream} />
      <path
        d={sign}
        transform="translate(-1 -18)"
        fill="none"
        stroke={paint.ink}
        strokeWidth={lineWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={state === 'begun' ? 9 : 15} cy={-18} r={2.5} fill={paint.ink} />
    </>
  )
}

/** Told apart by its form too: a check, or an arrow that comes round again. */
function Mark({ isDue }: { isDue: boolean }) {
  const d = isDue ? 'M7-39a8 8 0 1 0 1 9M8-44v6h-6' : 'M-7-34l5 5l9-10'
  return (
    <g fill="none" stroke={paint.ink} strokeLinecap="round" strokeLinejoin="round">
      <circle cx={0} cy={-34} r={14} fill="var(--art-cream)" strokeWidth={2} />
      <path d={d} strokeWidth={4} />
    </g>
  )
}

function Bush({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-30 14q-8-22 12-26q8-18 26-8q20-4 20 16q12 6 4 18Z" fill={paint.leaf} />
    </g>
  )
}

/** Two people, arm in arm, seen from the front: setting out, or at the last door. */
function Couple({ isThere }: { isThere: boolean }) {
  return (
    <g transform={isThere ? 'translate(322 72) scale(0.4)' : 'translate(66 212) scale(0.86)'}>
      <Limb d="M60 116v34M78 116v34M112 116v34M130 116v34" color={paint.wood} width={13} />
      <Shape d="M50 146h18v10h-26q0-8 8-10ZM74 146h18v10h-26q0-8 8-10Z" fill={paint.ink} />
      <Shape d="M104 146h18v10h-26q0-8 8-10ZM128 146h18v10h-26q0-8 8-10Z" fill={paint.ink} />
      <Shape d="M44 126q-2-66 26-72q26 6 26 72q-26 8-52 0Z" fill={paint.clay} />
      <Shape d="M98 128q-4-70 22-76q28 6 26 76q-24 6-48 0Z" fill={paint.sun} />
      <Limb d="M54 76q-10 20-8 34" color={paint.clay} width={13} />
      <Limb d="M136 76q12 18 8 36" color={paint.sun} width={13} />
      <Shape d="M84 80q14 16 30 2l4 12q-18 16-38 2Z" fill={paint.clay} />
      <Oval x={46} y={114} rx={7} fill={paint.skin} />
      <Oval x={144} y={116} rx={7} fill={paint.wood} />
      <Shape d="M50 40q-4-32 22-32q26 2 22 32q-22 10-44 0Z" fill={paint.cream} />
      <Face x={72} y={34} skin={paint.skin} look={3} />
      <Shape d="M53 32q0-22 20-22q18 2 18 22q-14-4-18-12q-8 10-20 12Z" fill={paint.cream} />
      <Face x={121} y={32} skin={paint.wood} look={-2} glasses />
      <Shape d="M99 22q2-18 22-18q20 0 22 18q-22-6-44 0Z" fill={paint.teal} />
    </g>
  )
}
