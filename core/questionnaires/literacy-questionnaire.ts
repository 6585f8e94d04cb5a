/** What is asked about learning (what a person does online), apart from how it is scored. */

import type { Questionnaire } from '../instrument.ts'
import { literacyPages } from '../items/literacy-items.ts'
import { literacyItemWords } from '../wording/literacy-items.ts'

/** The questions of the literacy instrument: 7 items on 7 pages. */
export const literacyQuestionnaire: Questionnaire = {
  id: 'literacy',
  domain: 'Learning',
  title: literacyItemWords.title,
  recallPeriod: literacyItemWords.recallPeriod,
  pages: literacyPages,
  needsBmi: false,
}
