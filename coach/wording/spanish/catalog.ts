/** Every sentence of the coach in Spanish. */

import { dietSayings, dietSteps } from './diet.ts'
import { exerciseSayings, exerciseSteps } from './exercise.ts'
import { learningSayings, learningSteps } from './learning.ts'
import { sleepSayings, sleepSteps } from './sleep.ts'
import { socializationSayings, socializationSteps } from './socialization.ts'
import { stressSayings, stressSteps } from './stress.ts'
import { conditionNotes, scoreAlerts, turnSentences } from './plan.ts'
import { readyQuestions } from './ready-questions.ts'

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
