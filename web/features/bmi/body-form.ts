/** Reads height and weight out of the form and writes them back in other units, losing nothing on the way. */

import {
  type FieldTexts,
  heightTexts,
  inchesPerFoot,
  partsIn,
  poundsPerStone,
  readHeightIn,
  readWeightLb,
  type UnitField,
  unitFields,
  weightTexts,
  heightLimits,
  weightLimits,
} from '#core/body-units.ts'
import type { SaidSize } from '#core/spoken-sizes.ts'
import type { BodyUnits } from '../../client/body-measures.ts'
import { bmiLimits, bodySizeLimits, isWithin } from '#core/bmi.ts'
import type { BmiTexts } from '../../locales/bmi.ts'
import type { Faults } from '../../ui/use-form.ts'

/** What a person has given so far; null where there is nothing, or nothing that can be read. */
export interface GivenSize {
  readonly heightIn: number | null
  readonly weightLb: number | null
}

/** What was given, and what was last written into the fields for it. */
export interface Given extends GivenSize {
  readonly written: Readonly<Record<keyof BodyUnits, FieldTexts>>
}

/** Before anything was read. */
export const nothingGiven: Given = {
  heightIn: null,
  weightLb: null,
  written: { height: [], weight: [] },
}

/** Fields that still say what we wrote keep the exact number behind it: rounding never adds up. */
export function readForm(form: HTMLFormElement, units: BodyUnits, before: Given): Given {
  const height = textsIn(form, units.height)
  const weight = textsIn(form, units.weight)
  const { written } = before
  return {
    written,
    heightIn: isSame(height, written.height) ? before.heightIn : readHeightIn(units.height, height),
    weightLb: isSame(weight, written.weight) ? before.weightLb : readWeightLb(units.weight, weight),
  }
}

/** Writes what was given; where nothing was, or the fields say it already, they are left alone. */
export function writeForm(form: HTMLFormElement, units: BodyUnits, given: Given): Given {
  const { heightIn, weightLb } = given
  const now = readForm(form, units, given)
  if (heightIn !== null && now.heightIn !== heightIn) {
    write(form, units.height, heightTexts(units.height, heightIn))
  }
  if (weightLb !== null && now.weightLb !== weightLb) {
    write(form, units.weight, weightTexts(units.weight, weightLb))
  }
  check(form, 'height-unit', units.height)
  check(form, 'weight-unit', units.weight)
  // A list that does not offer a number stays empty; that is what was written then.
  // Nothing given is nothing written: what stands there came from the person, a moment ago.
  const written = {
    height: heightIn === null ? [] : textsIn(form, units.height),
    weight: weightLb === null ? [] : textsIn(form, units.weight),
  }
  return { ...given, written }
}

/** Takes a size that was said in another way than its fields ask: until they are written anew, they stand for it. */
export function takeSaid(
  form: HTMLFormElement,
  units: BodyUnits,
  given: Given,
  said: SaidSize,
): Given {
  const size = said.of === 'height' ? { heightIn: said.heightIn } : { weightLb: said.weightLb }
  const taken = { ...given, ...size }
  if (said.unit === units[said.of]) return writeForm(form, units, taken)
  const written = { ...given.written, [said.of]: textsIn(form, units[said.of]) }
  return { ...taken, written }
}

/** The units whose radios are chosen, possibly before the script arrived. */
export function chosenIn(form: HTMLFormElement, name: string): string | null {
  const chosen = new FormData(form).get(name)
  return typeof chosen === 'string' ? chosen : null
}

function textsIn(form: HTMLFormElement, unit: keyof typeof unitFields): FieldTexts {
  return unitFields[unit].map((name) => fieldIn(form, name)?.value ?? '')
}

function write(form: HTMLFormElement, unit: keyof typeof unitFields, texts: FieldTexts): void {
  for (const [index, name] of unitFields[unit].entries()) {
    const field = fieldIn(form, name)
    if (field !== null) field.value = texts[index] ?? ''
  }
}

function check(form: HTMLFormElement, name: string, unit: string): void {
  // Each is told, also that it is not chosen any more: React would take the next press of it for none.
  for (const radio of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    radio.checked = radio.value === unit
  }
}

function fieldIn(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLSelectElement | HTMLInputElement>(`[name="${name}"]`)
}

function isSame(texts: FieldTexts, others: FieldTexts): boolean {
  return texts.length === others.length && texts.every((text, index) => text === others[index])
}

/** Judges both measures, and says what is wrong at the very field to be mended. */
export function measureFaults(
  form: HTMLFormElement,
  units: BodyUnits,
  size: GivenSize,
  texts: BmiTexts,
): Faults<UnitField> {
  const { heightIn, weightLb } = bodySizeLimits
  const { height, weight } = units
  return {
    ...(!isWithin(size.heightIn ?? NaN, heightIn) &&
      heightFaults(height, textsIn(form, height), texts)),
    ...(!isWithin(size.weightLb ?? NaN, weightLb) &&
      weightFaults(weight, textsIn(form, weight), texts)),
  }
}

function heightFaults(
  unit: BodyUnits['height'],
  typed: FieldTexts,
  texts: BmiTexts,
): Faults<UnitField> {
  const { min, max } = heightLimits(unit)
  if (unit === 'cm') return { cm: texts.typeCentimeters(min.join(), max.join()) }
  const { feet, inches } = bmiLimits
  const { whole, rest } = partsIn(typed, inchesPerFoot)
  const isFeetRight = isWithin(whole ?? NaN, feet)
  return {
    feet: isFeetRight ? undefined : texts.typeFeet(feet.min, feet.max),
    // Where the feet are right, it can only be these.
    inches: isFeetRight || rest === null ? texts.typeInches(inches.min, inches.max) : undefined,
  }
}

function weightFaults(
  unit: BodyUnits['weight'],
  typed: FieldTexts,
  texts: BmiTexts,
): Faults<UnitField> {
  const { min, max } = weightLimits(unit)
  if (unit === 'lb') return { weight: texts.typePounds(min.join(), max.join()) }
  if (unit === 'kg') return { kg: texts.typeKilograms(min.join(), max.join()) }
  const inWords = ([stones = '', pounds = '']: readonly string[]) =>
    texts.stonesAndPounds(stones, pounds)
  const { whole, rest } = partsIn(typed, poundsPerStone)
  return {
    stones:
      whole === null || rest !== null ? texts.typeStones(inWords(min), inWords(max)) : undefined,
    pounds: rest === null ? texts.typeRestPounds(poundsPerStone - 1) : undefined,
  }
}
