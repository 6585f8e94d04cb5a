/** In which language words of a conversation are written, for voices and screen readers. */

import { clearLanguageOf } from '#coach/text/language.ts'
import { language } from '../../../locales/language.ts'

/**
 * Finds words in another language than the page's.
 *
 * @param text - what the person or the coach wrote.
 * @returns for the attribute `lang`; undefined where the language of the page fits.
 */
export function otherLanguageOf(text: string): string | undefined {
  const spoken = clearLanguageOf(text)
  return spoken === language ? undefined : spoken
}
