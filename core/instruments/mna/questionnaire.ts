/** What is asked about diet (eating enough for one's health), apart from how it is scored. */

import {
  choice,
  optionsOf,
  type Page,
  type Questionnaire,
  type ResponseOption,
} from '../../instrument.ts'
import { mnaHelps, mnaItemWords, type MnaItemWords } from './question-words.ts'

/**
 * Five steps of one item; the sixth part of the score is the saved BMI.
 *
 * @param words - of one language.
 */
export function mnaPages(words: MnaItemWords): readonly Page[] {
  const { eating, weight, moving, yesOrNo, memory, items } = words
  function step(
    linkId: keyof typeof items,
    component: string,
    options: readonly ResponseOption[],
  ): Page {
    return { items: [choice(linkId, options, { component, ...items[linkId] })] }
  }

  return [
    step(
      'food-intake',
      'foodIntake',
      optionsOf(eating, [
        ['Eating much less than before', 0],
        ['Eating somewhat less than before', 1],
        ['Eating the same or more', 2],
      ]),
    ),
    step(
      'weight-loss',
      'weightLoss',
      optionsOf(weight, [
        ['Lost more than 6.6 lbs (3 kg)', 0],
        ['I do not know', 1],
        ['Lost 2.2 to 6.6 lbs (1 to 3 kg)', 2],
        ['No weight loss (or under 2.2 lbs)', 3],
      ]),
    ),
    step(
      'mobility',
      'mobility',
      optionsOf(moving, [
        ['I stay in bed or a chair', 0],
        ['I get up but do not go out', 1],
        ['I go out', 2],
      ]),
    ),
    step(
      'stress',
      'stress',
      optionsOf(yesOrNo, [
        ['Yes', 0],
        ['No', 2],
      ]),
    ),
    step(
      'neuro',
      'neuro',
      optionsOf(memory, [
        ['Severe memory problems or depression', 0],
        ['Mild memory problems', 1],
        ['No such problems', 2],
      ]),
    ),
  ]
}

/** The questions of the mna instrument: 5 items; the saved BMI is the sixth. */
export const mnaQuestionnaire: Questionnaire = {
  id: 'mna',
  domain: 'Diet',
  title: mnaItemWords.title,
  recallPeriod: mnaItemWords.recallPeriod,
  citation: mnaItemWords.citation,
  pages: mnaPages(mnaItemWords),
  helps: mnaHelps,
  needsBmi: true,
}
