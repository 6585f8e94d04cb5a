/** Every sentence of the coach in Spanish. */

import { dietSayings } from './sayings/diet-sayings.ts'
import { exerciseSayings } from './sayings/exercise-sayings.ts'
import { learningSayings } from './sayings/learning-sayings.ts'
import { sleepSayings } from './sayings/sleep-sayings.ts'
import { socializationSayings } from './sayings/socialization-sayings.ts'
import { stressSayings } from './sayings/stress-sayings.ts'
import { dietSteps } from './steps/diet-steps.ts'
import { exerciseSteps } from './steps/exercise-steps.ts'
import { learningSteps } from './steps/learning-steps.ts'
import { sleepSteps } from './steps/sleep-steps.ts'
import { socializationSteps } from './steps/socialization-steps.ts'
import { stressSteps } from './steps/stress-steps.ts'
import { conditionNotes } from './talk/condition-notes.ts'
import { readyQuestions } from './talk/ready-questions.ts'
import { scoreAlerts } from './talk/score-alerts.ts'
import { turnSentences } from './talk/turn-sentences.ts'

/** The dictionaries by name; no English sentence stands in two of them. */
export const spanishDictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  socializationSayings,
  learningSayings,
  exerciseSayings,
  dietSayings,
  stressSayings,
  sleepSayings,
  socializationSteps,
  learningSteps,
  exerciseSteps,
  dietSteps,
  stressSteps,
  sleepSteps,
  turnSentences,
  conditionNotes,
  scoreAlerts,
  readyQuestions,
}

const sentences: ReadonlyMap<string, string> = new Map(
  Object.values(spanishDictionaries).flatMap((dictionary) => Object.entries(dictionary)),
)

/**
 * Finds a sentence in Spanish.
 *
 * @param sentence - one English sentence of the coach, help lines still as `{crisis}`.
 * @returns the Spanish sentence, or undefined where it is not one of the coach.
 */
export function spanishFor(sentence: string): string | undefined {
  return sentences.get(sentence)
}
