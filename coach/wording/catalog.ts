/** The plain words of every piece of evidence. */

import { dietWording } from './diet.ts'
import { exerciseWording } from './exercise.ts'
import { learningWording } from './learning.ts'
import { sleepWording } from './sleep.ts'
import { socializationWording } from './socialization.ts'
import { stressWording } from './stress.ts'
import type { Wording } from './wording.ts'

const wordings: Readonly<Record<string, Wording>> = {
  ...socializationWording,
  ...learningWording,
  ...exerciseWording,
  ...dietWording,
  ...stressWording,
  ...sleepWording,
}

const silent: Wording = { says: [], topics: '' }

/**
 * Finds the plain words of an entry.
 *
 * @param id - id of an evidence entry.
 * @returns its words; empty ones for an unknown id.
 */
export function wordingOf(id: string): Wording {
  return wordings[id] ?? silent
}
