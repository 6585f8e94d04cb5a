/** Everything that is stored about a person, gathered once for every form it can be taken along in. */

import type { Services } from '../services.ts'
import type { Assessment } from '../store/assessment.ts'
import type { BmiRecord } from '../store/bmi-records.ts'
import type { Consent } from '../store/consents.ts'
import type { EnteredScore } from '../store/entered-scores.ts'
import type { User } from '../store/users.ts'

/** What is known of one person. Lists run from old to new. */
export interface PersonalData {
  readonly person: Omit<User, 'passwordHash'>
  readonly consents: readonly Consent[]
  readonly assessments: readonly Assessment[]
  readonly bmiRecords: readonly BmiRecord[]
  readonly enteredScores: readonly EnteredScore[]
}

/**
 * Gathers the data of a person.
 *
 * @param services - where it is kept.
 * @param userId - whose.
 * @returns everything but the proofs of identity; undefined for a person who is not there.
 */
export async function gatherPersonalData(
  { store }: Pick<Services, 'store'>,
  userId: string,
): Promise<PersonalData | undefined> {
  const [user, consents, assessments, bmiRecords, enteredScores] = await Promise.all([
    store.users.find(userId),
    store.consents.list(userId),
    store.assessments.list(userId),
    store.bmiRecords.list(userId),
    store.enteredScores.list(userId),
  ])
  if (user === undefined) return undefined
  const { passwordHash: _hash, ...person } = user
  return { person, consents, assessments, bmiRecords, enteredScores }
}
