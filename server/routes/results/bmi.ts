/** Saving a body mass index and reading the latest. */

import { bmiCategory, bmiOfSize, calculateBmi, followsFromWholeMeasures } from '#core/bmi.ts'
import { isFault } from '#core/scoring.ts'
import { readRepeatMark, storedOrRefused } from '../../http/idempotency.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { invalidField, noBmi, unscorable } from '../../http/problems.ts'
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
      const mark = readRepeatMark(request, { bmi, category })
      return present(storedOrRefused(await store.bmiRecords.add(record, mark)))
    },
    async latestBmi({ member }) {
      const record = await store.bmiRecords.newest(member.userId)
      if (record === undefined) throw noBmi()
      return present(record)
    },
  }
}

/** The index must be possible, agree with its category, and with height and weight if they came. */
function checkBmi(body: Call<'saveBmi'>['body']): void {
  const category = bmiCategory(body.bmi)
  if (category === null) {
    throw unscorable('INVALID_BMI', 'The BMI must be a number with one decimal, like 23.5.', 'bmi')
  }
  if (body.category !== category) {
    throw invalidField(`A BMI of ${body.bmi} is in the group ${category}.`, 'category')
  }
  const { feet, inches, weight, heightIn, weightLb } = body
  if ([feet, inches, weight, heightIn, weightLb].every((part) => part === undefined)) {
    if (!followsFromWholeMeasures(body.bmi)) throw impossibleBmi(body.bmi)
    return
  }
  const computed =
    heightIn === undefined && weightLb === undefined
      ? calculateBmi({ feet, inches, weight })
      : bmiOfSize({ heightIn: heightIn ?? 0, weightLb: weightLb ?? 0 })
  if (isFault(computed)) {
    throw unscorable(computed.error, 'Please enter valid height and weight.', computed.field)
  }
  if (computed.bmi !== body.bmi) {
    throw invalidField('This BMI does not fit the height and weight.', 'bmi')
  }
}

function impossibleBmi(bmi: string) {
  return invalidField(`No height and weight that we can use give a BMI of ${bmi}.`, 'bmi')
}

function present({ bmi, category, savedAt }: BmiRecord) {
  return { bmi, category, savedAt }
}
