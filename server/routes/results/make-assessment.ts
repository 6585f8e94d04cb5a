/** Makes the record of one sitting from its answers, wherever they were given. */

import { instruments } from '#core/catalog.ts'
import type { AnsweredBy } from '#core/answered-by.ts'
import type { InstrumentId } from '#core/instrument.ts'
import { isFault } from '#core/scoring.ts'
import type { Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { Assessment } from '../../store/assessment.ts'
import { storedAgeBand } from '../../store/cohorts.ts'
import { keptAnswers } from './kept-answers.ts'
import { refuseFault } from './unscorable.ts'

/** One sitting as it came in. */
export interface Sitting {
  readonly instrument: InstrumentId
  readonly answers: unknown
  /** The saved body mass index; null where there is none or the instrument does not need it. */
  readonly bmi: string | null
  readonly answeredBy: AnsweredBy
  /** When the first answer was given, ISO; null where nobody noted it. */
  readonly startedAt: string | null
  /** ISO. */
  readonly finishedAt: string
}

/**
 * Scores a sitting; a score that came with it would not be trusted.
 *
 * @param services - give the record its id.
 * @param member - who answered.
 * @param sitting - what they answered.
 * @returns the record, not stored yet.
 * @throws Problem when the answers cannot be scored.
 */
export function makeAssessment(
  { newId }: Pick<Services, 'newId'>,
  member: Member,
  { answers, bmi, answeredBy, startedAt, finishedAt, ...sitting }: Sitting,
): Assessment {
  const instrument = instruments[sitting.instrument]
  const outcome = instrument.score(answers, { bmi })
  if (isFault(outcome)) throw refuseFault(instrument, outcome)
  return {
    userId: member.userId,
    id: newId(),
    instrument: instrument.id,
    answers: keptAnswers(instrument, answers),
    score: outcome.score,
    band: outcome.band,
    components: { ...outcome.components },
    flags: [...outcome.flags],
    bmi,
    algorithmVersion: instrument.algorithmVersion,
    ageBand: storedAgeBand(member.yearOfBirth, finishedAt),
    gender: member.gender,
    answeredBy,
    startedAt,
    finishedAt,
  }
}
