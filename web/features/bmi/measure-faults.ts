/** What is wrong with a height or a weight, with the limits in the unit the person uses. */

import { bodySizeLimits, isWithin } from '#core/bmi.ts'
import { heightLimits, weightLimits } from '#core/body-units.ts'
import type { BodyUnits } from '../../client/body-measures.ts'
import type { BmiTexts } from '../../locales/bmi.ts'
import type { Faults } from '../../ui/use-form.ts'
import type { GivenSize } from './body-form.ts'

/** Judges both measures; what is fine has no message. */
export function measureFaults(
  size: GivenSize,
  units: BodyUnits,
  texts: BmiTexts,
): Faults<keyof BodyUnits> {
  const { heightIn, weightLb } = bodySizeLimits
  return {
    height: isWithin(size.heightIn ?? NaN, heightIn) ? undefined : heightFault(units, texts),
    weight: isWithin(size.weightLb ?? NaN, weightLb) ? undefined : weightFault(units, texts),
  }
}

function heightFault({ height }: BodyUnits, texts: BmiTexts): string {
  const { min, max } = heightLimits(height)
  const inFeet = texts.sizes['ft-in']
  if (height === 'ft-in') return texts.typeFeet(inFeet(min), inFeet(max))
  return texts.typeCentimeters(min.join(), max.join())
}

function weightFault({ weight }: BodyUnits, texts: BmiTexts): string {
  const { min, max } = weightLimits(weight)
  if (weight === 'lb') return texts.typePounds(min.join(), max.join())
  if (weight === 'kg') return texts.typeKilograms(min.join(), max.join())
  const inWords = ([stones = '', pounds = '']: readonly string[]) =>
    texts.stonesAndPounds(stones, pounds)
  return texts.typeStones(inWords(min), inWords(max))
}
