/** The languages of the interface. */

/** Codes of the languages, BCP 47; every catalog has exactly these. */
export const languages = ['en'] as const

/** One language of the interface. */
export type Language = (typeof languages)[number]

/** A set of texts in every language; a missing one does not compile. */
export type Catalog<Texts> = Readonly<Record<Language, Texts>>
