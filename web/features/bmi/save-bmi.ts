/** Saves a body mass index for a person. */

import type { BodyMassIndex } from '#core/bmi.ts'
import type { BodyMeasures } from '../../client/body-measures.ts'
import { call } from '../../client/call.ts'

/** After this long without an answer the saving counts as failed. */
const patienceMs = 30_000

/**
 * Sends the index and what it was made from.
 *
 * @returns what became of it; `no-user` where the session has ended.
 */
export async function saveBmi(
  userID: string,
  { bmi, category }: BodyMassIndex,
  measures: BodyMeasures,
): Promise<'saved' | 'no-user' | 'failed'> {
  try {
    const outcome = await call('saveBmi', {
      body: {
        userID,
        bmi,
        category,
        feet: Number(measures.feet),
        inches: Number(measures.inches),
        weight: Number(measures.weight),
      },
      signal: AbortSignal.timeout(patienceMs),
    })
    if (outcome.ok) return 'saved'
    return outcome.status === 401 ? 'no-user' : 'failed'
  } catch {
    return 'failed'
  }
}
