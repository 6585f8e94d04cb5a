/** Gives a component its texts in the language of the person. */

import { createContext, useContext } from 'react'
import type { Catalog, Language } from './language.ts'

/** The language in use; set once by the app. */
export const LanguageContext = createContext<Language>('en')

/**
 * The texts of one catalog in the language in use.
 *
 * @param catalog - one module of `locales/`, for example `homeTexts`.
 * @returns the texts of that catalog.
 */
export function useTexts<Texts>(catalog: Catalog<Texts>): Texts {
  return catalog[useContext(LanguageContext)]
}
