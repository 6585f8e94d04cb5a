/** The peers are asked the very questions that the product asks. */

import { expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { fhirQuestionnaire, surveyModel } from './questionnaires.ts'

const { stress, sleep } = instruments

/** How often each text of the questions is in a form, in the order of the questions. */
function occurrences(form: object): Map<string, number> {
  const text = JSON.stringify(form)
  const texts = stress.pages.flatMap(({ heading = '', items }) => [
    heading,
    ...items.flatMap((item) => [
      item.prompt,
      ...(item.kind === 'choice' ? item.options.map(({ label, code }) => label ?? code) : []),
    ]),
  ])
  return new Map(texts.map((one) => [one, text.split(JSON.stringify(one)).length - 1]))
}

const pagesIn = (form: object) => JSON.stringify(form).split('"code":"page"').length - 1

it.each([
  ['SurveyJS', surveyModel(stress)],
  ['LHC-Forms', fhirQuestionnaire(stress, false)],
  ['Smart Forms', fhirQuestionnaire(stress, true)],
])('asks all of it of %s', (_, form) => {
  const found = occurrences(form)
  const itemCount = stress.pages.flatMap(({ items }) => items).length
  for (const { heading = '', items } of stress.pages) {
    expect(found.get(heading)).toBe(1)
    for (const { prompt } of items) expect(found.get(prompt)).toBe(1)
  }
  expect(found.get('Almost never')).toBe(itemCount)
})

it('makes each group a page where pages are known', () => {
  expect(pagesIn(fhirQuestionnaire(stress, true))).toBe(stress.pages.length)
  expect(pagesIn(fhirQuestionnaire(stress, false))).toBe(0)
})

it('refuses what it would have to ask otherwise', () => {
  expect(() => surveyModel(sleep)).toThrow('is no choice')
})
