/** The language of this build: texts, dates and numbers all follow it. */

import type { Language } from '#core/languages.ts'

/** Code of the language, BCP 47; goes into the page and with every call. */
export const language: Language = 'en'

/** How dates and numbers are written, BCP 47. */
export const formatLocale: string = 'en-US'
