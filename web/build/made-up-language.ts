/** Makes the texts of the made-up language out of the English ones, while the build runs. */

import { madeUpLanguage } from './page-language.ts'

const wordsFile = `${import.meta.dirname}/made-up-words.ts`

/** Not words: what the build is told of its own language. Dates come in a real right-to-left one. */
const ownLanguage = `export const language = '${madeUpLanguage}'
export const formatLocale = 'ar-EG'
`

/**
 * Translates one file of texts.
 *
 * @param code - the English file.
 * @param file - its name.
 * @returns the same file, whose every export has gone through {@link inMadeUpWords}.
 */
export function inMadeUpLanguage(code: string, file: string): string {
  if (file.endsWith('/locales/language.ts')) return ownLanguage
  const names: string[] = []
  const kept = code.replaceAll(
    /^export ((?:const|function) (\w+))/gm,
    (_, declaration: string, name: string) => {
      names.push(name)
      return declaration
    },
  )
  const exported = names.map(
    (name) => `const ${name}_ = inMadeUpWords(${name})
export { ${name}_ as ${name} }`,
  )
  const words = `import { inMadeUpWords } from ${JSON.stringify(wordsFile)}`
  return [words, kept, ...exported].join('\n')
}
