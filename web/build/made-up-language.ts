/** Makes the texts of the made-up language out of the English ones, while the build runs. */

import { parseSync } from 'vite'

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
export function inMadeUpLanguage(code: string, file: string): string {
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
