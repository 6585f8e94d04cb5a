/** Builds the web app in one language: texts come from the twin of each file that holds texts. */

import { type Plugin, parseSync } from 'vite'
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

const wordsFile = `${import.meta.dirname}/made-up-words.ts`

/** No words: the coach and the server are asked in English. Dates come in a true right-to-left language. */
const ownLanguage = `export const language = 'en'
export const formatLocale = 'ar-EG'
`

/**
 * Puts a file before one file of texts: it takes the English values and exports each under its own name,
 * gone through {@link inMadeUpWords}. What the English file says stays as it is.
 *
 * @param code - the English file.
 * @param file - its name; with `?english` behind it, it is read without this.
 * @returns what stands in its place.
 */
function inMadeUpLanguage(code: string, file: string): string {
  if (file.endsWith('/locales/language.ts')) return ownLanguage
  const names = parseSync(file, code)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName: { name } }) => (isType || name === null ? [] : [name]))
  return [
    `import * as english from ${JSON.stringify(`${file}?english`)}`,
    `import { inMadeUpWords } from ${JSON.stringify(wordsFile)}`,
    ...names.map((name) => `export const ${name} = inMadeUpWords(english.${name})`),
  ].join('\n')
}
