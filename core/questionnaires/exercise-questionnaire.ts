/** What is asked about exercise (how much a person moved in the last week), apart from how it is scored. */

import type { Questionnaire } from '../instrument.ts'
import { exercisePages } from '../items/exercise-items.ts'

/** The questions of the exercise instrument: 11 pages with follow-ups. */
export const exerciseQuestionnaire: Questionnaire = {
  id: 'exercise',
  domain: 'Exercise',
  title: 'Sports and Activities',
  recallPeriod: 'the last 7 days',
  pages: exercisePages,
  needsBmi: false,
}
