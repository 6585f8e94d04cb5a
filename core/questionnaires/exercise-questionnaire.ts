/** What is asked about exercise (how much a person moved in the last week), apart from how it is scored. */

import type { Questionnaire } from '../instrument.ts'
import { exercisePages } from '../items/exercise-items.ts'
import { exerciseItemWords } from '../wording/exercise-items.ts'

/** The questions of the exercise instrument: 11 pages with follow-ups. */
export const exerciseQuestionnaire: Questionnaire = {
  id: 'exercise',
  domain: 'Exercise',
  title: exerciseItemWords.title,
  recallPeriod: exerciseItemWords.recallPeriod,
  pages: exercisePages,
  needsBmi: false,
}
