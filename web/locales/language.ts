/** The language of this build: texts, dates and numbers all follow it. */

/** Code of the language, BCP 47; goes into the page and with every call. */
export const language = 'en'

/** How dates and numbers are written. */
export const formatLocale = 'en-US'
