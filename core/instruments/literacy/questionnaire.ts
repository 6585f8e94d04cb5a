/** What is asked about learning (what a person does online), apart from how it is scored. */

import {
  choice,
  optionsOf,
  type Page,
  type Questionnaire,
  type ResponseOption,
} from '../../instrument.ts'
import { literacyHelps, literacyItemWords, type LiteracyItemWords } from './question-words.ts'

/**
 * Seven pages of one item. The linkIds are left-overs of another form and never shown.
 *
 * @param words - of one language.
 */
export function literacyPages(words: LiteracyItemWords): readonly Page[] {
  const { age, device, often, hardest, agreement, howMuch, taken, items } = words
  function page(
    linkId: keyof typeof items,
    options: readonly ResponseOption[],
    counted: { readonly component?: string } = {},
  ): Page {
    return { items: [choice(linkId, options, { ...counted, ...items[linkId] })] }
  }

  return [
    page(
      'food-intake',
      optionsOf(age, [
        ['Under 60', 0],
        ['60-64', 0],
        ['65-69', 0],
        ['70-74', 0],
        ['75-79', 0],
        ['80 or older', 0],
      ]),
    ),
    page(
      'weight-loss',
      optionsOf(device, [
        ['None, or a basic phone', 0],
        ['Smartphone', 1],
        ['Tablet', 1],
        ['Computer', 1],
        ['More than one of these', 2],
      ]),
      { component: 'device' },
    ),
    page(
      'mobility',
      optionsOf(often, [
        ['Never', 0],
        ['Less than once a week', 0],
        ['Every week, but not every day', 1],
        ['Every day', 2],
      ]),
      { component: 'frequency' },
    ),
    page(
      'stress',
      optionsOf(hardest, [
        ['None', 0],
        ['Reading, watching or listening', 1],
        ['Email, messages or video calls', 2],
        ['Services such as banking, shopping or health appointments', 3],
      ]),
      { component: 'activity' },
    ),
    page(
      'neuro',
      optionsOf(agreement, [
        ['Strongly disagree', 0],
        ['Disagree', 0],
        ['Not sure', 0],
        ['Agree', 1],
        ['Strongly agree', 1],
      ]),
      { component: 'belief' },
    ),
    page(
      'skill',
      optionsOf(howMuch, [
        ['Not at all', 0],
        ['A little', 0],
        ['Quite a lot', 1],
        ['Very much', 1],
      ]),
      { component: 'motivation' },
    ),
    page(
      'class',
      optionsOf(taken, [
        ['No', 0],
        ['Not yet, but I plan to', 0],
        ['Yes', 1],
      ]),
      { component: 'courses' },
    ),
  ]
}

/** The questions of the literacy instrument: 7 items on 7 pages. */
export const literacyQuestionnaire: Questionnaire = {
  id: 'literacy',
  domain: 'Learning',
  title: literacyItemWords.title,
  recallPeriod: literacyItemWords.recallPeriod,
  citation: literacyItemWords.citation,
  pages: literacyPages(literacyItemWords),
  helps: literacyHelps,
  needsBmi: false,
}
