/** What is asked about diet (eating enough for one's health), apart from how it is scored. */

import type { Questionnaire } from '../instrument.ts'
import { mnaPages } from '../items/mna-items.ts'
import { mnaItemWords } from '../wording/mna-items.ts'

/** The questions of the mna instrument: 5 items; the saved BMI is the sixth. */
export const mnaQuestionnaire: Questionnaire = {
  id: 'mna',
  domain: 'Diet',
  title: mnaItemWords.title,
  recallPeriod: mnaItemWords.recallPeriod,
  pages: mnaPages,
  needsBmi: true,
}
