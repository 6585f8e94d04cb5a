/** What is asked about sleep (how well a person slept in the last month), apart from how it is scored. */

import {
  choice,
  type ChoiceItem,
  optionsOf,
  type Page,
  type Questionnaire,
  type ResponseOption,
} from '../../instrument.ts'
import { isFault } from '../../scoring.ts'
import {
  bedTimeItem,
  hoursItem,
  latencyItem,
  readNight,
  sleepDerived,
  wakeTimeItem,
} from './night.ts'
import { sleepHelps, sleepItemWords, type SleepItemWords } from './question-words.ts'

const disturbance = 'disturbance'

/**
 * Seven pages: 4 typed answers, then 18 choices of which the last 4 are not scored.
 *
 * @param words - of one language.
 */
export function sleepPages(words: SleepItemWords): readonly Page[] {
  const frequencies = optionsOf(words.often, [
    ['Not in the past month', 0],
    ['Less than once a week', 1],
    ['Once or twice a week', 2],
    ['Three or more times a week', 3],
  ])

  const qualities = optionsOf(words.quality, [
    ['Very good', 0],
    ['Fairly good', 1],
    ['Fairly bad', 2],
    ['Very bad', 3],
  ])

  const problems = optionsOf(words.problem, [
    ['Not a problem', 0],
    ['A slight problem', 1],
    ['A moderate problem', 2],
    ['A big problem', 3],
  ])

  function ask(
    linkId: keyof typeof words.items,
    component: string,
    options: readonly ResponseOption[] = frequencies,
  ): ChoiceItem {
    return choice(linkId, options, { component, ...words.items[linkId] })
  }

  /** What others noticed goes into no part of the score. */
  function unscored(linkId: keyof typeof words.items): ChoiceItem {
    return choice(linkId, frequencies, words.items[linkId])
  }

  return [
    {
      heading: words.pages[1],
      items: [
        { ...bedTimeItem, ...words.bedTime },
        { ...latencyItem, ...words.latency },
        { ...wakeTimeItem, ...words.wakeTime },
        { ...hoursItem, ...words.hours },
      ],
    },
    {
      heading: words.pages[2],
      items: [ask('2-0', 'latency'), ask('2-1', disturbance), ask('2-2', disturbance)],
    },
    {
      heading: words.pages[3],
      items: [ask('3-0', disturbance), ask('3-1', disturbance), ask('3-2', disturbance)],
    },
    {
      heading: words.pages[4],
      items: [ask('4-0', disturbance), ask('4-1', disturbance), ask('4-2', disturbance)],
    },
    {
      heading: words.pages[5],
      items: [ask('5-0', disturbance), ask('5-1', 'medication'), ask('5-2', 'daytime')],
    },
    {
      heading: words.pages[6],
      items: [ask('6-0', 'daytime', problems), ask('6-1', 'quality', qualities), unscored('6-2')],
    },
    { heading: words.pages[7], items: [unscored('7-0'), unscored('7-1'), unscored('7-2')] },
  ]
}

/** The questions of the sleep instrument: 22 items on 7 pages. */
export const sleepQuestionnaire: Questionnaire = {
  id: 'sleep',
  domain: 'Sleep',
  title: sleepItemWords.title,
  recallPeriod: sleepItemWords.recallPeriod,
  citation: sleepItemWords.citation,
  pages: sleepPages(sleepItemWords),
  helps: sleepHelps,
  needsBmi: false,
  checkTyped(responses) {
    const night = readNight(responses)
    return isFault(night) ? night : sleepDerived(night)
  },
}
