/** What the coach is told of a person: newest results, age and gender; never an id, name or address. */

import { personOfRecords } from '#coach/person/person-of-records.ts'
import type { Person } from '#coach/person/person.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import type { Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'

const dayMs = 86_400_000

/**
 * Gathers what the coach may know.
 *
 * @param services - where results are kept, and the time.
 * @param member - the signed-in person.
 * @returns the person; without results where there is neither an assessment nor an entered score.
 */
export async function readCoachPerson(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  member: Member,
): Promise<Person> {
  const { userId } = member
  const [bmi, enteredScores, ...found] = await Promise.all([
    store.bmiRecords.newest(userId),
    store.enteredScores.newest(userId),
    ...instrumentIds.map((instrument) => store.assessments.newest(userId, instrument)),
  ])
  const now = clock()
  // The last change is all that the coach speaks of; what came before it stays where it is.
  const assessments = found.flatMap((one) =>
    one === undefined ? [] : [...(one.previous ? [one.previous] : []), one.assessment],
  )
  const bmiRecords = bmi === undefined ? [] : [bmi]
  const ageDays = (moment: string) =>
    Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / dayMs))
  return {
    ageYears: now.getUTCFullYear() - member.yearOfBirth,
    gender: member.gender,
    ...personOfRecords({ assessments, bmiRecords, enteredScores }, ageDays),
  }
}
