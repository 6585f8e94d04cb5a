/** Builds the web app in one language: texts come from the twin of each file that holds texts. */

import type { Plugin } from 'vite'
import { inMadeUpLanguage } from './made-up-language.ts'
import { directionOf, madeUpLanguage, type PageLanguage } from './page-language.ts'

/** Files that hold words; `common.ts` is in English, its twin `common.es.ts` in Spanish. */
const holdsTexts =
  /\/(?:web\/locales\/[a-z-]+|core\/wording\/[a-z-]+|core\/instruments\/[a-z]+\/[a-z]+-words)\.ts$/

/**
 * Swaps every file of texts for its twin, and says in the page which language it is in. A page carries
 * one language, so a second one costs it nothing.
 *
 * @param language - language of the build; English is what stands in the files themselves.
 * @returns a plugin under which a missing twin fails the build.
 */
export function inLanguage(language: PageLanguage): Plugin {
  return {
    name: 'texts-in-language',
    enforce: 'pre',
    transformIndexHtml: (html) =>
      html.replace('<html lang="en">', `<html lang="${language}" dir="${directionOf[language]}">`),
    async resolveId(source, importer, options) {
      if (language === 'en' || language === madeUpLanguage) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found === null || !holdsTexts.test(found.id)) return null
      const twin = found.id.replace(/\.ts$/, `.${language}.ts`)
      // A translation may take from its English what has no words.
      if (importer === twin) return null
      const translated = await this.resolve(twin, importer, { skipSelf: true })
      return translated ?? this.error(`Not translated: ${twin} is missing.`)
    },
    transform: (code, id) =>
      language === madeUpLanguage && holdsTexts.test(id) ? inMadeUpLanguage(code, id) : null,
  }
}
