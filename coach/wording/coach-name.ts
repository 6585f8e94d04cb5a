/** What the built-in coach is called. */

import type { Language } from '#core/languages.ts'

/** Shown beside each of its answers, to say who speaks; inside a sentence, by the language of the page. */
export const builtInCoachNames: Readonly<Record<Language, string>> = {
  en: 'the built-in coach',
  es: 'la guía del programa',
}
