/** The lines that end a danger, by what they tell. */

import type { LineId } from './lines.ts'

/** Help is there. */
const helpThere: readonly LineId[] = ['endedHelp', 'endedCrew', 'endedGuilt']
/** It is on its way. */
const helpComing: readonly LineId[] = ['endedComing', 'endedComingBy', 'endedWay']

export const endsWithHelp: ReadonlySet<LineId> = new Set(helpThere)
export const endsAsItComes: ReadonlySet<LineId> = new Set(helpComing)

/** After these it was no danger: what was told in it is answered as ever. */
export const explaining: ReadonlySet<LineId> = new Set(['explained', 'endedGrief'])

/** After these no danger stands. */
export const endings: ReadonlySet<LineId> = new Set([
  ...helpThere,
  ...helpComing,
  ...explaining,
  'ended',
  'endedBody',
  'endedHome',
  'endedSugar',
  'afterHelp',
])
