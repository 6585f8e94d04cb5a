/** What is said, in each language. */

import { type Language, languages } from '#core/languages.ts'

/** One of a thing for each language; a text is written in each, neither is a translation. Help lines stay as `{crisis}`. */
export type Said<Text = string> = Readonly<Record<Language, Text>>

/**
 * Makes something in each language.
 *
 * @param make - makes it in one.
 */
export function inEach<Text>(make: (language: Language) => Text): Said<Text> {
  return { en: make('en'), es: make('es') }
}

/** What is said in all languages, one after the other. */
export function allOf<Text>(said: Said<Text>): readonly Text[] {
  return languages.map((language) => said[language])
}
