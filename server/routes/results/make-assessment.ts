/** Makes the record of one sitting from its answers, wherever they were given. */

import { instruments } from '#core/catalog.ts'
import { isFault } from '#core/scoring.ts'
import { scoreSitting, type Sitting } from '#core/sitting.ts'
import type { Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { Assessment } from '../../store/assessment.ts'
import { storedAgeBand } from '../../store/cohorts.ts'
import { refuseFault } from './unscorable.ts'

/**
 * Scores a sitting.
 *
 * @param services - give the record its id.
 * @param member - who answered.
 * @param sitting - what they answered.
 * @returns the record, not stored yet.
 * @throws Problem when the answers cannot be scored.
 */
export function makeAssessment(
  { newId }: Pick<Services, 'newId'>,
  { userId, yearOfBirth, gender }: Member,
  sitting: Sitting,
): Assessment {
  const scored = scoreSitting(sitting)
  if (isFault(scored)) throw refuseFault(instruments[sitting.instrument], scored)
  const ageBand = storedAgeBand(yearOfBirth, sitting.finishedAt)
  return { userId, id: newId(), ...scored, ageBand, gender }
}
