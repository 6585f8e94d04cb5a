/** Finds what is wrong with a typed year of birth. */

import { yearOfBirthRange } from '#contract/limits.ts'
import type { AccountTexts } from '../../locales/account.ts'

/**
 * Checks a year of birth.
 *
 * @param typed - as typed.
 * @param currentYear - four-digit year.
 * @returns what is wrong; undefined when all is well.
 */
export function yearFault(
  typed: string,
  currentYear: number,
  texts: Pick<AccountTexts, 'enterYear' | 'yearRange'>,
): string | undefined {
  if (!/^\d{4}$/.test(typed.trim())) return texts.enterYear
  const { from, to } = yearOfBirthRange(currentYear)
  const year = Number(typed)
  return year < from || year > to ? texts.yearRange(from, to) : undefined
}
