/** The groups of "People like me": an age band and a gender (scoring design, section 8). */

/** Age bands of the comparison, in order. */
export const ageBands = ['55-64', '65-74', '75+'] as const

/** One age band. */
export type AgeBand = (typeof ageBands)[number]

/** Genders as the registration form has them. */
export const genders = ['Male', 'Female'] as const

/** One gender of the registration form. */
export type Gender = (typeof genders)[number]

/** Who is compared. Age from the profile is a difference of years and may be one too high. */
export interface CohortMember {
  readonly ageYears?: number | undefined
  readonly gender?: Gender | undefined
}

const bandWords: Readonly<Record<AgeBand, string>> = {
  '55-64': 'aged 55 to 64',
  '65-74': 'aged 65 to 74',
  '75+': 'aged 75 and over',
}

/**
 * Finds the age band of a person.
 *
 * @param ageYears - whole years; may be missing.
 * @returns the band; null under 55 or where the age is unknown.
 */
export function ageBandOf(ageYears: number | undefined): AgeBand | null {
  if (ageYears === undefined || !(ageYears >= 55)) return null
  if (ageYears < 65) return '55-64'
  return ageYears < 75 ? '65-74' : '75+'
}

/**
 * Names a group in a sentence.
 *
 * @param band - its age band.
 * @param gender - its gender; null for both together.
 * @returns for example `men aged 65 to 74`.
 */
export function groupInWords(band: AgeBand, gender: Gender | null): string {
  if (gender === null) return `people ${bandWords[band]}`
  return `${gender === 'Male' ? 'men' : 'women'} ${bandWords[band]}`
}
