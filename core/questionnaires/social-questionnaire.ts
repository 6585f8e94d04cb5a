/** What is asked about socialization (who is in a person's life), apart from how it is scored. */

import type { Questionnaire } from '../instrument.ts'
import { socialPages } from '../items/social-items.ts'
import { socialItemWords } from '../wording/social-items.ts'

/** The questions of the social instrument: 12 items on 6 pages, answers sent as a list. */
export const socialQuestionnaire: Questionnaire = {
  id: 'social',
  domain: 'Socialization',
  title: socialItemWords.title,
  recallPeriod: socialItemWords.recallPeriod,
  pages: socialPages,
  needsBmi: false,
}
