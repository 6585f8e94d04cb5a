/** What the built-in coach is called. */

import type { Said } from '../text/said.ts'

/** Shown beside each of its answers, to say who speaks; inside a sentence, by the language of the page. */
export const builtInCoachNames: Said = {
  en: 'the built-in coach',
  es: 'la guía del programa',
}
