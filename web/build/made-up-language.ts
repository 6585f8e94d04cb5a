/** Makes the texts of the made-up language out of the English ones, while the build runs. */

const wordsFile = `${import.meta.dirname}/made-up-words.ts`

/** No words: the coach and the server are asked in English. Dates come in a true right-to-left language. */
const ownLanguage = `export const language = 'en'
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
