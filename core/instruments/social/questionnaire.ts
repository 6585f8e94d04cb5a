/** What is asked about socialization (who is in a person's life), apart from how it is scored. */

import {
  choice,
  optionsOf,
  type Page,
  type Questionnaire,
  type ResponseOption,
} from '../../instrument.ts'
import { socialHelps, socialItemWords, type SocialItemWords } from './question-words.ts'

/**
 * Six pages of 3, 2, 1 and 3, 2, 1 items; linkId is the place in the list that is sent.
 *
 * @param words - of one language.
 */
export function socialPages(words: SocialItemWords): readonly Page[] {
  const { pages, howMany, often, contact, items } = words
  const counts = optionsOf(howMany, [
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['3-4', 3],
    ['5-8', 4],
    ['9+', 5],
  ])

  const frequencies = optionsOf(often, [
    ['Never', 0],
    ['Seldom', 1],
    ['Sometimes', 2],
    ['Often', 3],
    ['VeryOften', 4],
    ['Always', 5],
  ])

  const contacts = optionsOf(contact, [
    ['< Monthly', 0],
    ['Monthly', 1],
    ['Few times/month', 2],
    ['Weekly', 3],
    ['Few times/week', 4],
    ['Daily', 5],
  ])

  function page(
    number: keyof typeof pages,
    options: readonly ResponseOption[],
    ...linkIds: readonly (keyof typeof items)[]
  ): Page {
    const component = number <= 3 ? 'family' : 'friends'
    return {
      heading: pages[number],
      items: linkIds.map((linkId) => choice(linkId, options, { component, ...items[linkId] })),
    }
  }

  return [
    page(1, counts, '0', '1', '2'),
    page(2, frequencies, '3', '4'),
    page(3, contacts, '5'),
    page(4, counts, '6', '7', '8'),
    page(5, frequencies, '9', '10'),
    page(6, contacts, '11'),
  ]
}

/** The questions of the social instrument: 12 items on 6 pages, answers sent as a list. */
export const socialQuestionnaire: Questionnaire = {
  id: 'social',
  domain: 'Socialization',
  title: socialItemWords.title,
  recallPeriod: socialItemWords.recallPeriod,
  citation: socialItemWords.citation,
  pages: socialPages(socialItemWords),
  helps: socialHelps,
  needsBmi: false,
}
