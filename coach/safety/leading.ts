/** Which fixed texts are shown where a message tells of several dangers: one leads. */

import { type SafetyCode, tiers } from './codes.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { detectIn } from './detect.ts'

/** More nobody reads in a fright. */
const mostTexts = 2

const signsOfBody: ReadonlySet<SafetyCode> = new Set(['chest_pain', 'stroke', 'fall_injury'])

/**
 * Tells whether a code is a sign of the body that plain words told: its text and its steps go before all others.
 *
 * @param told - the message.
 */
export function isPlainOfBody(code: SafetyCode, told: string): boolean {
  return signsOfBody.has(code) && detectIn(told).includes(code)
}

/** The first code; a wish to die that no plain words told gives way to harm by others that they did. */
function plainBeforeGuess(codes: readonly SafetyCode[], told: string): SafetyCode | undefined {
  const [first] = codes
  const isEmergency = first === 'sudden_confusion' && detectIn(told).includes('emergency_other')
  // One of them sends to the ambulance alone.
  if (isEmergency && codes.includes('emergency_other')) return 'emergency_other'
  const plain = detectIn(told)
  // Its text names what was taken too, and that for other emergencies names gas before the wish.
  const isWished = codes.includes('suicide_self_harm') && plain.includes('suicide_self_harm')
  if (
    first === 'emergency_other' &&
    (isWished || (codes.includes('suicide_self_harm') && !plain.includes(first)))
  )
    return 'suicide_self_harm'
  if (first !== 'suicide_self_harm') return first
  const isHarmed = plain.includes('abuse_neglect') && !plain.includes(first)
  return isHarmed && codes.includes('abuse_neglect') ? 'abuse_neglect' : first
}

/** A meal that goes the wrong way sounds to the model like a wish to die. */
const ofChoking = pattern('(chok*|atragant*)')

/**
 * Leaves out what the leading text says already, or what would lead away from it. The first emergency leads: all of
 * them tell to call the same number, and what one bids another may forbid. That of a wish to die leads alone;
 * below a plain sign of the body, or a meal choked on, it stands only where it was told plainly too.
 *
 * @param codes - most urgent tier first, the best heard first of each tier.
 * @param told - the message: harm by others stands beside an emergency only where a plain phrase tells it.
 * @returns the codes whose texts are shown.
 */
export function leadingOf(codes: readonly SafetyCode[], told: string): readonly SafetyCode[] {
  const lead = codes.find((code) => isPlainOfBody(code, told)) ?? plainBeforeGuess(codes, told)
  if (lead === undefined || tiers[lead] > 1) return codes.slice(0, mostTexts)
  if (lead === 'suicide_self_harm') return [lead]
  const isShown = (code: SafetyCode): boolean => {
    if (tiers[lead] > 0) return tiers[code] <= 1 || code === 'malnutrition'
    const isOther = code === 'abuse_neglect' || code === 'suicide_self_harm'
    const mayBeSoft =
      code === 'suicide_self_harm' && !isPlainOfBody(lead, told) && !ofChoking.test(normalise(told))
    return mayBeSoft || (isOther && detectIn(told).includes(code))
  }
  return [lead, ...codes.filter((code) => code !== lead && isShown(code))].slice(0, mostTexts)
}
