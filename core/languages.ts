/** The languages of the pages, the letters and the coach. */

/** Codes of the languages, BCP 47, in the order they are offered; the first stands where none fits. */
export const languages = ['en', 'es'] as const

/** One language of the product. */
export type Language = (typeof languages)[number]

/** What each language calls itself: whoever cannot read this page can read that. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
}

/** The same words in any language: the same keys and as many lines, every text another one. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: never) => unknown
    ? Words
    : { readonly [Key in keyof Words]: Translated<Words[Key]> }
