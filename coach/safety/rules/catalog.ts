/** Every detection rule, one for each code. */

import { bareRules } from './bare.ts'
import { boundsRules } from './bounds.ts'
import { emergenciesRules } from './emergencies.ts'
import { fallsAndConfusionRules } from './falls-and-confusion.ts'
import { heartAndStrokeRules } from './heart-and-stroke.ts'
import { homeLifeRules } from './home-life.ts'
import { professionalRules } from './professional.ts'
import { suicideRules } from './suicide.ts'
import type { Rule } from './rule.ts'

/** All rules; the order does not matter. */
export const rules: readonly Rule[] = [
  ...suicideRules,
  ...heartAndStrokeRules,
  ...emergenciesRules,
  ...fallsAndConfusionRules,
  ...homeLifeRules,
  ...professionalRules,
  ...boundsRules,
  ...bareRules,
]

/** Every word the rules look for, so that slips of the finger in it can be mended. */
export const ruleWords: readonly string[] = rules.flatMap(({ catches }) =>
  catches.flat().flatMap(({ source }) => source.match(/[a-z]{4,}/gu) ?? []),
)

/** Every beginning of a word the rules look for, where more letters may follow. */
export const ruleStems: readonly string[] = rules.flatMap(({ catches }) =>
  catches.flat().flatMap(({ source }) => source.match(/[a-z]{5,}(?=\*)/gu) ?? []),
)
