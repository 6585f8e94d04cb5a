/** What a person says of themselves: checked when it comes in, presented when it is asked for. */

import { yearOfBirthRange } from '#contract/limits.ts'
import type { Reply } from '#contract/endpoints.ts'
import { invalidField } from '../../http/problems.ts'
import type { Services } from '../../services.ts'
import type { Consent } from '../../store/consents.ts'
import type { User } from '../../store/users.ts'

/**
 * Checks a year of birth against today.
 *
 * @param services - with the clock.
 * @param yearOfBirth - four digits.
 * @throws Problem 400 outside of the ages that may register.
 */
export function checkYearOfBirth({ clock }: Pick<Services, 'clock'>, yearOfBirth: number): void {
  const range = yearOfBirthRange(clock().getUTCFullYear())
  if (yearOfBirth >= range.from && yearOfBirth <= range.to) return
  throw invalidField(`Enter a year of birth from ${range.from} to ${range.to}.`, 'yearOfBirth')
}

/**
 * Presents a person to themselves.
 *
 * @param user - the person.
 * @param consents - what they agreed to.
 * @returns the reply, without anything that proves who they are.
 */
export function presentUser(user: User, consents: readonly Consent[]): Reply<'me'> {
  const { id, email, yearOfBirth, gender, registeredAt } = user
  return { userID: id, email, yearOfBirth, gender, registeredAt, consents: [...consents] }
}
