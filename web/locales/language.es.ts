/** The language of this build, in Spanish: texts, dates and numbers all follow it. */

import type { Language } from '#core/languages.ts'

/** Code of the language, BCP 47; goes into the page and with every call. */
export const language: Language = 'es'

/**
 * How dates and numbers are written, BCP 47. The Spanish of the United States: words and order of a
 * date are Spanish, but 7.5 and 1,260 as on every scale, bill and package a person has at home there.
 */
export const formatLocale: string = 'es-US'
