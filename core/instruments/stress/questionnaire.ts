/** What is asked about stress (how hard life felt in the last month), apart from how it is scored. */

import {
  choice,
  type ChoiceItem,
  optionsOf,
  type Page,
  type Questionnaire,
} from '../../instrument.ts'
import { stressHelps, stressItemWords, type StressItemWords } from './question-words.ts'

const strain = { component: 'strain' } as const
const control = { component: 'lowControl', reversed: true } as const

/**
 * Pages of 5 and 4 items: published numbers 1 to 5 and 6, 8, 9, 10.
 *
 * @param words - of one language.
 */
export function stressPages({ pages, often, items }: StressItemWords): readonly Page[] {
  const frequencies = optionsOf(often, [
    ['Never', 0],
    ['Almost Never', 1],
    ['Sometimes', 2],
    ['Fairly Often', 3],
    ['Very Often', 4],
  ])

  function ask(
    linkId: keyof typeof items,
    counted: Pick<ChoiceItem, 'component' | 'reversed'>,
  ): ChoiceItem {
    return choice(linkId, frequencies, { ...counted, ...items[linkId] })
  }

  return [
    {
      heading: pages[1],
      items: [
        ask('1-0', strain),
        ask('1-1', strain),
        ask('1-2', strain),
        ask('1-3', control),
        ask('1-4', control),
      ],
    },
    {
      heading: pages[2],
      items: [ask('2-0', strain), ask('2-1', control), ask('2-2', strain), ask('2-3', strain)],
    },
  ]
}

/** The questions of the stress instrument: 9 items on 2 pages. */
export const stressQuestionnaire: Questionnaire = {
  id: 'stress',
  domain: 'Stress',
  title: stressItemWords.title,
  recallPeriod: stressItemWords.recallPeriod,
  citation: stressItemWords.citation,
  pages: stressPages(stressItemWords),
  helps: stressHelps,
  needsBmi: false,
}
