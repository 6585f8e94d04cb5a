/** What is asked about socialization (who is in a person's life), apart from how it is scored. */

import type { Questionnaire } from '../instrument.ts'
import { socialPages } from '../items/social-items.ts'

/** The questions of the social instrument: 12 items on 6 pages, answers sent as a list. */
export const socialQuestionnaire: Questionnaire = {
  id: 'social',
  domain: 'Socialization',
  title: 'Lubben Social Networking Scale',
  recallPeriod: 'your life as it is now',
  pages: socialPages,
  needsBmi: false,
}
