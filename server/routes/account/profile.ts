/** What a person says of themselves: checked when it comes in, presented when it is asked for. */

import { yearOfBirthRange } from '#contract/limits.ts'
import type { Reply } from '#contract/endpoints.ts'
import { refuse } from '../../http/problems.ts'
import { provedUntil, type Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'

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
  throw refuse('yearOfBirthOutside', range.from, range.to).with({ field: 'yearOfBirth' })
}

/**
 * Presents a person to themselves.
 *
 * @param services - where they are kept, and the time.
 * @param member - the person, and when they last proved who they are.
 * @returns the reply, without anything that proves who they are.
 * @throws Problem 401 when they are gone.
 */
export async function readMe(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  member: Pick<Member, 'userId' | 'provedAt'>,
): Promise<Reply<'me'>> {
  const [user, consents] = await Promise.all([
    store.users.find(member.userId),
    store.consents.list(member.userId),
  ])
  if (user === undefined) throw refuse('unauthenticated')
  const { id, email, yearOfBirth, gender, registeredAt, emailProvedAt } = user
  const hasPassword = user.passwordHash !== ''
  const known = { userID: id, email, emailProvedAt, hasPassword }
  const fresh = { provedUntil: provedUntil(member, clock()) }
  return { ...known, ...fresh, yearOfBirth, gender, registeredAt, consents }
}
