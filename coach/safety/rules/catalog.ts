/** Every detection rule. */

import { breathAndBloodRules } from './body/breath-and-blood-rules.ts'
import { chestSignRules } from './body/chest-sign-rules.ts'
import { confusionSignRules } from './body/confusion-sign-rules.ts'
import { drinkStopRules } from './body/drink-stop-rules.ts'
import { fallSignRules } from './body/fall-sign-rules.ts'
import { houseDangerRules } from './body/house-danger-rules.ts'
import { strokeSignRules } from './body/stroke-sign-rules.ts'
import { boundaryRules } from './boundary-rules.ts'
import { illnessRules } from './bounds/illness-rules.ts'
import { instructionRules } from './bounds/instruction-rules.ts'
import { medicineRules } from './bounds/medicine-rules.ts'
import { someoneElseRules } from './bounds/someone-else-rules.ts'
import { crisisRules } from './crisis-rules.ts'
import { emergencyRules } from './emergency-rules.ts'
import { heartAndStrokeRules } from './heart-and-stroke-rules.ts'
import { injuryAndConfusionRules } from './injury-and-confusion-rules.ts'
import { professionalRules } from './professional-rules.ts'
import { eatingDisorderRules } from './food/eating-disorder-rules.ts'
import { foodSpanishRules } from './food/food-spanish-rules.ts'
import { mealtimeRules } from './food/mealtime-rules.ts'
import { malnutritionRules } from './food/malnutrition-rules.ts'
import { abuseRules } from './home-life/abuse-rules.ts'
import { abuseSpanishRules } from './home-life/abuse-spanish-rules.ts'
import { exploitationRules } from './home-life/exploitation-rules.ts'
import { lowMoodRules } from './home-life/low-mood-rules.ts'
import { lowMoodSpanishRules } from './home-life/low-mood-spanish-rules.ts'
import type { Rule } from './rule.ts'
import { deathWishRules } from './self-harm/death-wish-rules.ts'
import { selfHarmRules } from './self-harm/self-harm-rules.ts'
import { selfHarmSpanishRules } from './self-harm/self-harm-spanish-rules.ts'
import { suicideRules } from './suicide-rules.ts'

/** All rules; the order does not matter. */
export const rules: readonly Rule[] = [
  ...suicideRules,
  ...selfHarmRules,
  ...deathWishRules,
  ...selfHarmSpanishRules,
  ...heartAndStrokeRules,
  ...emergencyRules,
  ...injuryAndConfusionRules,
  ...strokeSignRules,
  ...chestSignRules,
  ...breathAndBloodRules,
  ...houseDangerRules,
  ...fallSignRules,
  ...confusionSignRules,
  ...drinkStopRules,
  ...crisisRules,
  ...eatingDisorderRules,
  ...foodSpanishRules,
  ...malnutritionRules,
  ...mealtimeRules,
  ...abuseRules,
  ...abuseSpanishRules,
  ...exploitationRules,
  ...lowMoodRules,
  ...lowMoodSpanishRules,
  ...professionalRules,
  ...boundaryRules,
  ...medicineRules,
  ...illnessRules,
  ...instructionRules,
  ...someoneElseRules,
]

/** Every word the rules look for, so that slips of the finger in it can be mended. */
export const ruleWords: readonly string[] = rules.flatMap(({ catches }) =>
  catches.flat().flatMap(({ source }) => source.match(/[a-z]{4,}/gu) ?? []),
)

/** Every beginning of a word the rules look for, where more letters may follow. */
export const ruleStems: readonly string[] = rules.flatMap(({ catches }) =>
  catches.flat().flatMap(({ source }) => source.match(/[a-z]{5,}(?=\*)/gu) ?? []),
)
