/** What is asked about stress (how hard life felt in the last month), apart from how it is scored. */

import type { Questionnaire } from '../instrument.ts'
import { stressPages } from '../items/stress-items.ts'
import { stressItemWords } from '../wording/stress-items.ts'

/** The questions of the stress instrument: 9 items on 2 pages. */
export const stressQuestionnaire: Questionnaire = {
  id: 'stress',
  domain: 'Stress',
  title: stressItemWords.title,
  recallPeriod: stressItemWords.recallPeriod,
  pages: stressPages,
  needsBmi: false,
}
