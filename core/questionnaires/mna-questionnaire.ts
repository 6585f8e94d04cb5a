/** What is asked about diet (eating enough for one's health), apart from how it is scored. */

import type { Questionnaire } from '../instrument.ts'
import { mnaPages } from '../items/mna-items.ts'

/** The questions of the mna instrument: 5 items; the saved BMI is the sixth. */
export const mnaQuestionnaire: Questionnaire = {
  id: 'mna',
  domain: 'Diet',
  title: 'Mini Nutritional Assessment',
  recallPeriod: 'the last 3 months',
  pages: mnaPages,
  needsBmi: true,
}
