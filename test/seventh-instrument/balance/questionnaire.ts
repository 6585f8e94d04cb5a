/** What is asked about balance: a made-up instrument that shows what the folder of one must hold. */

import { choice, type ChoiceItem, optionsOf, type Questionnaire } from '#core/instrument.ts'
import { balanceHelps, balanceItemWords as words } from './question-words.ts'

const frequencies = optionsOf(words.often, [
  ['Never', 0],
  ['Sometimes', 1],
  ['Always', 2],
])

function ask(
  linkId: keyof typeof words.items,
  counted: Pick<ChoiceItem, 'component' | 'reversed'>,
): ChoiceItem {
  return choice(linkId, frequencies, { ...counted, ...words.items[linkId] })
}

/** The questions of the balance instrument: 3 items on 2 pages. */
export const balanceQuestionnaire = {
  // Not among the ids of the six until its folder is among theirs.
  id: 'balance',
  domain: 'Exercise',
  title: words.title,
  recallPeriod: words.recallPeriod,
  citation: words.citation,
  pages: [
    {
      heading: words.heading,
      items: [ask('1-0', { component: 'legs' }), ask('1-1', { component: 'legs' })],
    },
    { items: [ask('2-0', { component: 'hands', reversed: true })] },
  ],
  helps: balanceHelps,
  needsBmi: false,
} as const satisfies Omit<Questionnaire, 'id'> & { readonly id: string }
