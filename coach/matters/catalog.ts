/** Every matter, found by its name. */

import { dietMatters } from './diet.ts'
import { exerciseMatters } from './exercise.ts'
import { mattersForOthers } from './for-others.ts'
import { learningMatters } from './learning.ts'
import type { AnsweredMatter, MatterForOthers } from './matter.ts'
import { sleepMatters } from './sleep.ts'
import { socializationMatters } from './socialization.ts'
import { stressMatters } from './stress.ts'

/** Those that the coach answers itself. */
export const answeredMatters: readonly AnsweredMatter[] = [
  ...socializationMatters,
  ...learningMatters,
  ...exerciseMatters,
  ...dietMatters,
  ...stressMatters,
  ...sleepMatters,
]

/** All of them. */
export const matters: readonly (MatterForOthers | AnsweredMatter)[] = [
  ...mattersForOthers,
  ...answeredMatters,
]

const byName = new Map(matters.map((matter) => [matter.name, matter]))

/** Finds a matter by the class under which examples are labelled. */
export function matterNamed(name: string): MatterForOthers | AnsweredMatter | undefined {
  return byName.get(name)
}
