/** All rules of bodily emergencies that are built from concepts. */

import type { Rule } from '../rule.ts'
import { breathAndBloodRules } from './breath-and-blood-rules.ts'
import { chestSignRules } from './chest-sign-rules.ts'
import { confusionSignRules } from './confusion-sign-rules.ts'
import { drinkStopRules } from './drink-stop-rules.ts'
import { fallSignRules } from './fall-sign-rules.ts'
import { houseDangerRules } from './house-danger-rules.ts'
import { strokeSignRules } from './stroke-sign-rules.ts'

/** Rules of the six codes of bodily emergencies; the order does not matter. */
export const bodyRules: readonly Rule[] = [
  ...strokeSignRules,
  ...chestSignRules,
  ...breathAndBloodRules,
  ...houseDangerRules,
  ...fallSignRules,
  ...confusionSignRules,
  ...drinkStopRules,
]
