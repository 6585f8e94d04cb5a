/** Every detection rule. */

import { boundaryRules } from './boundary-rules.ts'
import { crisisRules } from './crisis-rules.ts'
import { emergencyRules } from './emergency-rules.ts'
import { heartAndStrokeRules } from './heart-and-stroke-rules.ts'
import { injuryAndConfusionRules } from './injury-and-confusion-rules.ts'
import { professionalRules } from './professional-rules.ts'
import type { Rule } from './rule.ts'
import { suicideRules } from './suicide-rules.ts'

/** All rules; the order does not matter. */
export const rules: readonly Rule[] = [
  ...suicideRules,
  ...heartAndStrokeRules,
  ...emergencyRules,
  ...injuryAndConfusionRules,
  ...crisisRules,
  ...professionalRules,
  ...boundaryRules,
]

/** Every word the rules look for, so that slips of the finger in it can be mended. */
export const ruleWords: readonly string[] = rules.flatMap(({ catches }) =>
  catches.flat().flatMap(({ source }) => source.match(/[a-z]{4,}/gu) ?? []),
)
