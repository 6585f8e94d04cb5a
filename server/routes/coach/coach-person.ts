/** What the coach is told of a person: newest results, age and gender; never an id, name or address. */

import { personOfRecords } from '#coach/person-of-records.ts'
import type { Person } from '#coach/person.ts'
import type { Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { Assessment } from '../../store/assessment.ts'
import type { EnteredScore } from '../../store/entered-scores.ts'

const dayMs = 86_400_000

/** A person as the coach sees them, with what the results come from, oldest first. */
export interface CoachPerson {
  readonly person: Person
  readonly assessments: readonly Assessment[]
  readonly enteredScores: readonly EnteredScore[]
}

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
): Promise<CoachPerson> {
  const [assessments, bmiRecords, enteredScores] = await Promise.all([
    store.assessments.list(member.userId),
    store.bmiRecords.list(member.userId),
    store.enteredScores.list(member.userId),
  ])
  const now = clock()
  const ageDays = (moment: string) =>
    Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / dayMs))
  const person: Person = {
    ageYears: now.getUTCFullYear() - member.yearOfBirth,
    gender: member.gender,
    ...personOfRecords({ assessments, bmiRecords, enteredScores }, ageDays),
  }
  return { person, assessments, enteredScores }
}
