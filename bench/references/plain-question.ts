/** The same questions as a plain HTML page, as little as a browser needs to ask them. */

import type { Instrument, Item } from '#core/instrument.ts'
import { leastStyle, questionDocument } from './question-document.ts'

/**
 * Writes a page that asks the questions of an instrument page by page.
 *
 * @returns a whole HTML document with its style and script inside.
 */
export function plainQuestionPage(instrument: Pick<Instrument, 'title' | 'pages'>): string {
  const sections = instrument.pages.map(
    ({ items }, index) =>
      `<section${index > 0 ? ' hidden' : ''}>${items.map(fieldset).join('')}</section>`,
  )
  return questionDocument({
    title: instrument.title,
    style: leastStyle,
    body: `<h1>${instrument.title}</h1><form>${sections.join('')}<button type="button">Next</button></form>
<script>${script}</script>`,
  })
}

const script = `
const pages = document.querySelectorAll('section')
let shown = 0
document.querySelector('button').addEventListener('click', () => {
  pages[shown].hidden = true
  shown = Math.min(shown + 1, pages.length - 1)
  pages[shown].hidden = false
  scrollTo(0, 0)
})
document.documentElement.dataset.ready = ''
`

function fieldset(item: Item): string {
  if (item.kind !== 'choice') return `<label>${item.prompt} <input name="${item.linkId}"></label>`
  const options = item.options.map(
    ({ code, label }) =>
      `<label><input type="radio" name="${item.linkId}" value="${code}"> ${label ?? code}</label>`,
  )
  return `<fieldset><legend>${item.prompt}</legend>${options.join('')}</fieldset>`
}
