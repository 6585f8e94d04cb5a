/** Makes the record of one sitting from its answers, wherever they were given. */

import { instruments } from '#core/catalog.ts'
import { isFault, type ScoringError, type ScoringFault } from '#core/scoring.ts'
import { scoreSitting, type Sitting } from '#core/sitting.ts'
import type { Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { Assessment } from '../../store/assessment.ts'
import { storedAgeBand } from '../../store/cohorts.ts'
import { itemsOf, type Instrument, type Item } from '#core/instrument.ts'
import { type PlainRefusal, type Problem, refuse } from '../../http/problems.ts'

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

/** Faults that are not about one question. */
const wholes: Readonly<Partial<Record<ScoringError, PlainRefusal>>> = {
  INVALID_ANSWERS: 'answersUnreadable',
  SAME_BED_AND_WAKE_TIME: 'sameBedAndWakeTime',
  HOURS_EXCEED_TIME_IN_BED: 'hoursExceedTimeInBed',
  BMI_REQUIRED: 'bmiRequired',
  INVALID_BMI: 'savedBmiInvalid',
  INVALID_HEIGHT_WEIGHT: 'heightOrWeightInvalid',
}

/**
 * Makes the refusal for a fault of scoring.
 *
 * @param instrument - what was answered.
 * @param fault - what the scorer found.
 * @returns a 400 with a sentence that names the question at fault.
 */
export function refuseFault(instrument: Instrument, { error, field }: ScoringFault): Problem {
  const whole = wholes[error]
  const item = itemsOf(instrument).find(({ linkId }) => linkId === String(field))
  const problem = whole === undefined ? refuseItem(item, error) : refuse(whole)
  return problem.with({ code: error, field: field ?? undefined })
}

function refuseItem(item: Item | undefined, error: ScoringError): Problem {
  if (item === undefined) return refuse('checkAnswers')
  if (error === 'INCOMPLETE') return refuse('answerMissing', item.prompt)
  if (error === 'INVALID_TIME') return refuse('timeExpected', item.prompt)
  if (item.kind === 'number') return refuse('numberExpected', item.min, item.max, item.prompt)
  return refuse('optionExpected', item.prompt)
}
