/** Our questions in the forms that the peers read: nothing added, nothing left out. */

import type { Instrument, Item, Page } from '#core/instrument.ts'

type Asked = Pick<Instrument, 'title' | 'pages'>

/** As a SurveyJS model: a page for each of ours. */
export function surveyModel({ title, pages }: Asked): object {
  return {
    title,
    pages: pages.map(({ heading, items }, index) => ({
      name: `page-${index + 1}`,
      title: heading,
      elements: items.map((item) => ({
        type: 'radiogroup',
        name: item.linkId,
        title: item.prompt,
        choices: optionsOf(item).map(({ code, words }) => ({ value: code, text: words })),
      })),
    })),
  }
}

/**
 * As a FHIR Questionnaire (R4), radio buttons asked for by the extension for it.
 *
 * @param asPages - each group of items a page, by the extension for it; else groups on one long page.
 */
export function fhirQuestionnaire({ title, pages }: Asked, asPages: boolean): object {
  return {
    resourceType: 'Questionnaire',
    status: 'active',
    title,
    item: pages.map((page, index) => groupOf(page, index, asPages)),
  }
}

function groupOf({ heading, items }: Page, index: number, isPage: boolean): object {
  return {
    linkId: `page-${index + 1}`,
    type: 'group',
    text: heading,
    ...(isPage && { extension: [itemControl('page')] }),
    item: items.map((item) => ({
      linkId: item.linkId,
      type: 'choice',
      text: item.prompt,
      extension: [itemControl('radio-button')],
      answerOption: optionsOf(item).map(({ code, words }) => ({
        valueCoding: { code, display: words },
      })),
    })),
  }
}

function itemControl(code: string): object {
  return {
    url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
    valueCodeableConcept: {
      coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }],
    },
  }
}

/** @throws for an item that is no choice: the peers are shown an instrument of choices alone. */
function optionsOf(item: Item): { code: string; words: string }[] {
  if (item.kind !== 'choice') throw new Error(`${item.linkId} is no choice.`)
  return item.options.map(({ code, label }) => ({ code, words: label ?? code }))
}
