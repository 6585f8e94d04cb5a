/** Saves a body mass index for a person. */

import type { BodyMassIndex, BodySize } from '#core/bmi.ts'
import { call } from '../../client/call.ts'

/** After this long without an answer the saving counts as failed. */
const patienceMs = 30_000

/**
 * Sends the index, and what it was made from where that is whole inches and pounds: the server then
 * works it out itself.
 *
 * @returns what became of it; `no-user` where the session has ended.
 */
export async function saveBmi(
  userID: string,
  { bmi, category }: BodyMassIndex,
  size: BodySize,
): Promise<'saved' | 'no-user' | 'failed'> {
  try {
    const outcome = await call('saveBmi', {
      body: { userID, bmi, category, ...wholeMeasures(size) },
      signal: AbortSignal.timeout(patienceMs),
    })
    if (outcome.ok) return 'saved'
    return outcome.status === 401 ? 'no-user' : 'failed'
  } catch {
    return 'failed'
  }
}

function wholeMeasures({ heightIn, weightLb }: BodySize) {
  if (!Number.isInteger(heightIn) || !Number.isInteger(weightLb)) return {}
  return { feet: Math.floor(heightIn / 12), inches: heightIn % 12, weight: weightLb }
}
