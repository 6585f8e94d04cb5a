/** What is asked about sleep (how well a person slept in the last month), apart from how it is scored. */

import type { Questionnaire } from '../instrument.ts'
import { sleepPages } from '../items/sleep-items.ts'
import { readNight, sleepDerived } from '../rules/sleep-night.ts'
import { isFault } from '../scoring.ts'
import { sleepItemWords } from '../wording/sleep-items.ts'

/** The questions of the sleep instrument: 22 items on 7 pages. */
export const sleepQuestionnaire: Questionnaire = {
  id: 'sleep',
  domain: 'Sleep',
  title: sleepItemWords.title,
  recallPeriod: sleepItemWords.recallPeriod,
  pages: sleepPages,
  needsBmi: false,
  checkTyped(responses) {
    const night = readNight(responses)
    return isFault(night) ? night : sleepDerived(night)
  },
}
