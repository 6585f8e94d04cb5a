/** What the next step of a danger is chosen by. */

import { tellsOfDeath } from '../conversation/lost.ts'
import type { SafetyCode } from '../safety/codes.ts'
import { normalise } from '../text/normalise.ts'
import type { Heard } from './heard-reply.ts'
import type { LineId } from './lines.ts'
import type { Script } from './scripts.ts'
import type { Standing } from './standing.ts'

/** What a step is chosen by. */
export interface Reading {
  readonly standing: Standing
  readonly heard: ReadonlySet<Heard>
  readonly code: SafetyCode
  readonly script: Script
}

/** Tells whether one of the lines was said last. */
export function asked({ standing }: Reading, ...lines: readonly LineId[]): boolean {
  return lines.some((id) => standing.last.includes(id))
}

/** Tells whether the reply says one of them. */
export function hears({ heard }: Reading, ...kinds: readonly Heard[]): boolean {
  return kinds.some((kind) => heard.has(kind))
}

/** Tells whether a script is of an emergency of the body, or of the house. */
export function isBodyScript(script: Script): boolean {
  return script === 'body' || script === 'gas' || script === 'sugar'
}

/** Misses somebody who is dead: whoever lives in a home is missed too. */
export function isBereaved(reading: Reading): boolean {
  const { told } = reading.standing
  return hears(reading, 'grieves') && (hears(reading, 'mourns') || tellsOfDeath(normalise(told)))
}
