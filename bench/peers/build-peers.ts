/** Puts a page together for each peer, as its own documentation says, around the same questions. */

import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { instruments } from '#core/catalog.ts'
import { bundlePage } from '../references/bundle-page.ts'
import { type Document, questionDocument } from '../references/question-document.ts'
import { fhirQuestionnaire, surveyModel } from './questionnaires.ts'

const packageFile = (name: string) => fileURLToPath(new URL(`package/${name}`, import.meta.url))
const asked = instruments.stress

/** Builds the page of SurveyJS. */
export async function buildSurveyJs(folder: string): Promise<void> {
  const files = await bundlePage(packageFile('surveyjs.js'), folder)
  writePage(folder, surveyModel(asked), files)
}

/** Builds the page of Smart Forms. */
export async function buildSmartForms(folder: string): Promise<void> {
  const files = await bundlePage(packageFile('smart-forms.js'), folder)
  writePage(folder, fhirQuestionnaire(asked, true), files)
}

/** Builds the page of LHC-Forms, which comes packed: its files are taken as they are. It knows no pages. */
export function buildLhcForms(folder: string): void {
  const from = packageFile('node_modules/lforms/dist/lforms')
  const scripts = [
    'webcomponent/assets/lib/zone.min.js',
    'webcomponent/runtime.js',
    'webcomponent/polyfills.js',
    'webcomponent/main.js',
    'fhir/R4/lformsFHIR.min.js',
  ]
  const style = 'webcomponent/styles.css'
  const pictures = ['down_arrow_gray_10_10.png', 'magnifying_glass.png'].map(
    (name) => `webcomponent/${name}`,
  )
  for (const file of [...scripts, style, ...pictures]) {
    cpSync(join(from, file), join(folder, 'lforms', file))
  }
  cpSync(packageFile('lhc-forms.js'), join(folder, 'lhc-forms.js'))
  writePage(folder, fhirQuestionnaire(asked, false), {
    styles: [`/lforms/${style}`],
    scripts: [...scripts.map((name) => `/lforms/${name}`), '/lhc-forms.js'],
    areScriptsPlain: true,
  })
}

function writePage(
  folder: string,
  questionnaire: object,
  files: Pick<Document, 'scripts' | 'styles' | 'areScriptsPlain'>,
): void {
  const document = questionDocument({
    title: asked.title,
    body: `<div id="root"></div>
<script type="application/json" id="questionnaire">${JSON.stringify(questionnaire)}</script>`,
    isReadyWhenShown: true,
    ...files,
  })
  writeFileSync(join(folder, 'index.html'), document)
}
