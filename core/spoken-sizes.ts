/** Heights and weights as people say them, with the unit: "5 ft 6", "168 cm", "11 stone 4". */

import {
  cmPerInch,
  type HeightUnit,
  inchesPerFoot,
  kgPerPound,
  poundsPerStone,
  type WeightUnit,
} from './body-units.ts'

/** A height or a weight that was said with its unit, or in two units at once. */
export type SaidSize =
  | { readonly of: 'height'; readonly unit: HeightUnit; readonly heightIn: number }
  | { readonly of: 'weight'; readonly unit: WeightUnit; readonly weightLb: number }

const number = String.raw`(\d+(?:[.,]\d+)?)`
const said = (pattern: string) => new RegExp(`^${pattern}\\.?$`)

const feetSaid = said(
  String.raw`(\d) ?(?:'|’|′|ft|foot|feet|pies?) ?(?:(?:and|y|con) )?(?:${number} ?(?:"|”|″|''|in|inch|inches|pulgadas?)?)?`,
)
const centimetersSaid = said(`${number} ?(?:cm|centimeters?|centimetres?|centimetros?)`)
const metersSaid = said(String.raw`([12][.,]\d\d?) ?(?:m|meters?|metres?|metros?)?`)
const stonesSaid = said(
  String.raw`(\d{1,2}) ?(?:st|stones?) ?(?:(?:and|y|con) )?(?:${number} ?(?:lbs?|pounds?|libras?)?)?`,
)
const kilosSaid = said(`${number} ?(?:kgs?|kilos?|kilograms?|kilogramos?)`)
const poundsSaid = said(`${number} ?(?:lbs?|pounds?|libras?)`)

/**
 * Reads what people type who do not look at the unit beside a field: "5'6", "5 ft 6", "168 cm", "1.68 m",
 * "75 kg", "11 stone 4".
 *
 * @param of - what the field asks for.
 * @param text - as typed, English or Spanish.
 * @returns the size with the unit it was said in; null for a number alone, and for what cannot be read.
 */
export function sizeSaid(of: SaidSize['of'], text: string): SaidSize | null {
  const plain = text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return of === 'height' ? heightSaid(plain) : weightSaid(plain)
}

function heightSaid(text: string): SaidSize | null {
  const feet = partsOf(feetSaid, text, inchesPerFoot)
  if (feet !== null) return { of: 'height', unit: 'ft-in', heightIn: feet }
  const centimeters = numberOf(centimetersSaid, text) ?? times(numberOf(metersSaid, text), 100)
  return centimeters === null
    ? null
    : { of: 'height', unit: 'cm', heightIn: centimeters / cmPerInch }
}

function weightSaid(text: string): SaidSize | null {
  const stones = partsOf(stonesSaid, text, poundsPerStone)
  if (stones !== null) return { of: 'weight', unit: 'st-lb', weightLb: stones }
  const kilos = numberOf(kilosSaid, text)
  if (kilos !== null) return { of: 'weight', unit: 'kg', weightLb: kilos / kgPerPound }
  const pounds = numberOf(poundsSaid, text)
  return pounds === null ? null : { of: 'weight', unit: 'lb', weightLb: pounds }
}

function numberOf(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : Number(found.replace(',', '.'))
}

function times(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor
}

function partsOf(pattern: RegExp, text: string, size: number): number | null {
  const found = pattern.exec(text)
  if (found === null) return null
  const rest = Number((found[2] ?? '0').replace(',', '.'))
  return rest < size ? Number(found[1]) * size + rest : null
}
