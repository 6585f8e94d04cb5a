/** Saving a body mass index and reading the latest. */

import { bmiCategory, bmiOfSize, calculateBmi, followsFromWholeMeasures } from '#core/bmi.ts'
import { isFault } from '#core/scoring.ts'
import { readIdempotencyRecord, storedOrRefused } from '../../http/idempotency-key.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import type { Services } from '../../services.ts'
import type { BmiRecord } from '../../store/bmi-records.ts'

/**
 * Makes the handlers of the body mass index.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function bmiRoutes(services: Services): Pick<Handlers, 'saveBmi' | 'latestBmi'> {
  const { store, clock, newId } = services
  return {
    async saveBmi({ body, member, request }) {
      checkBmi(body)
      const { bmi, category } = body
      const record = {
        userId: member.userId,
        id: newId(),
        bmi,
        category,
        savedAt: clock().toISOString(),
      }
      const mark = readIdempotencyRecord(request, { bmi, category })
      return present(storedOrRefused(await store.bmiRecords.add(record, mark)))
    },
    async latestBmi({ member }) {
      const record = await store.bmiRecords.newest(member.userId)
      if (record === undefined) throw refuse('noBmi')
      return present(record)
    },
  }
}

/** The index must be possible, agree with its category, and with height and weight if they came. */
function checkBmi(body: Call<'saveBmi'>['body']): void {
  const category = bmiCategory(body.bmi)
  if (category === null) {
    throw refuse('bmiInvalid')
  }
  if (body.category !== category) {
    throw refuse('bmiCategoryWrong', body.bmi, category).with({ field: 'category' })
  }
  const { feet, inches, weight, heightIn, weightLb } = body
  if ([feet, inches, weight, heightIn, weightLb].every((part) => part === undefined)) {
    if (!followsFromWholeMeasures(body.bmi))
      throw refuse('bmiImpossible', body.bmi).with({ field: 'bmi' })
    return
  }
  const computed =
    heightIn === undefined && weightLb === undefined
      ? calculateBmi({ feet, inches, weight })
      : bmiOfSize({ heightIn: heightIn ?? 0, weightLb: weightLb ?? 0 })
  if (isFault(computed)) {
    throw refuse('heightOrWeightInvalid')
  }
  if (computed.bmi !== body.bmi) {
    throw refuse('bmiOfAnotherSize').with({ field: 'bmi' })
  }
}

function present({ bmi, category, savedAt }: BmiRecord) {
  return { bmi, category, savedAt }
}
