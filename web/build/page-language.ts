/** The languages pages can be built in: those of the product, and one made up for a test. */

import { type Language, languages } from '#core/languages.ts'

/** Code of the made-up language, as browsers and Android name it: English, but long and right-to-left. */
export const madeUpLanguage = 'ar-XB'

/** A language of a build; the made-up one is never part of what people get. */
export type PageLanguage = Language | typeof madeUpLanguage

/** Which way the lines of a language run. */
export const directionOf: Readonly<Record<PageLanguage, 'ltr' | 'rtl'>> = {
  en: 'ltr',
  es: 'ltr',
  'ar-XB': 'rtl',
}

/**
 * Finds the language of a build.
 *
 * @param code - as the build was told; undefined in development, where nobody says anything.
 * @returns the language; English for undefined.
 * @throws Error for a code that is not known: the build would else be in the wrong language.
 */
export function pageLanguageOf(code: string | undefined): PageLanguage {
  const found = ([...languages, madeUpLanguage] as const).find(
    (language) => language === (code ?? 'en'),
  )
  if (found === undefined) throw new Error(`BUILD_LANGUAGE: there is no language ${code}.`)
  return found
}
