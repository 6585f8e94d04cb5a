/** Builds the bare React page as the product is built: one packed script beside a prerendered page. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { stressQuestionnaire } from '#core/instruments/stress/questionnaire.ts'
import { bundlePage } from '../bundle-page.ts'
import { leastStyle, questionDocument } from '../question-document.ts'
import { QuestionPage } from './question-page.ts'

const entry = fileURLToPath(new URL('hydrate.ts', import.meta.url))

/**
 * Writes the page and its script.
 *
 * @param folder - absolute path of an empty folder.
 */
export async function buildBareReact(folder: string): Promise<void> {
  const files = await bundlePage(entry, folder)
  const document = questionDocument({
    title: stressQuestionnaire.title,
    ...files,
    style: leastStyle,
    body: `<div id="root">${renderToString(createElement(QuestionPage))}</div>`,
  })
  writeFileSync(join(folder, 'index.html'), document)
}
