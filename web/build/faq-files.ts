/** Writes what people ask on about each subject, as one file a language: the coach's thread fetches that of the talk. */

import type { Plugin } from 'vite'
import { faqs } from '#coach/matters/faq/all.ts'
import { faqIn } from '#coach/matters/faq/one-language.ts'
import { type Language, languages } from '#core/languages.ts'

/** Typed in web/client/local-backend/coach/faq-files.d.ts. */
const moduleName = 'virtual:faq-files'
const resolved = `\0${moduleName}`

const contentIn = (language: Language) => JSON.stringify(faqs.map((faq) => faqIn(faq, language)))

/**
 * Makes the module that says where the files are.
 *
 * @returns a plugin for the page and its threads; while developing, the files stand in the module itself.
 */
export function faqFiles(): Plugin {
  let isBuilt = false
  return {
    name: 'faq-files',
    configResolved: ({ command }) => {
      isBuilt = command === 'build'
    },
    resolveId: (source) => (source === moduleName ? resolved : null),
    load(id) {
      if (id !== resolved) return null
      const addressOf = (language: Language): string => {
        const source = contentIn(language)
        if (!isBuilt) return JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)
        const name = `questions-${language}.json`
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
      }
      const addresses = languages.map((language) => `${language}: ${addressOf(language)}`)
      return `export const faqFiles = { ${addresses.join(', ')} }`
    },
  }
}
