/** Finds every number in a text, written in digits or in words, with its unit, and those that nothing stands behind. */

import type { Language } from '#core/languages.ts'
import { stem } from '../../text/stem.ts'
import { joinedBy, numeralOf, scaleOf } from './number-words.ts'
import type { EvidenceEntry } from '../../evidence/entry.ts'
import { textOf } from './entry-text.ts'

/** One number of a text. */
export interface Quantity {
  /** Plain digits, for example `10000`, `1.2` or `0.5`. */
  readonly value: string
  /** Kind of unit that follows, for example `minute` or `percent`; empty where none does. */
  readonly unit: string
}

const unitWords: readonly (readonly [unit: string, words: string])[] = [
  ['second', 'second seconds sec secs segundo segundos'],
  ['minute', 'minute minutes min mins minuto minutos'],
  ['hour', 'hour hours hr hrs h hora horas'],
  ['day', 'day days dia dias'],
  ['night', 'night nights noche noches'],
  ['week', 'week weeks semana semanas'],
  ['month', 'month months mes meses'],
  ['year', 'year years ano anos'],
  ['clock', "am pm a.m p.m o'clock oclock"],
  ['percent', '% percent per-cent porciento'],
  ['step', 'step steps paso pasos'],
  ['mass', 'mg mcg g gram grams gramos kg kilo kilos pound pounds lb lbs libras ounce ounces oz'],
  ['volume', 'ml liter liters litre litres litros cup cups taza tazas glass glasses vaso vasos'],
  ['energy', 'calorie calories kcal calorias'],
  ['drink', 'drink drinks beer beers copa copas'],
  ['pill', 'pill pills tablet tablets capsule capsules pastilla pastillas drops'],
  ['length', 'mile miles km kilometers kilometres meters metres feet inches milla millas'],
  ['times', 'times veces'],
  ['people', 'people adults women men personas'],
]

const units: ReadonlyMap<string, string> = new Map(
  unitWords.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** "an hour" is one hour; "a week" in "twice a week" is a rate and no number. */
const countedByArticle = new Set(['hour', 'length', 'mass', 'pill'])

/** "one step at a time" and "one person" count nothing. */
const uncountedByOne = new Set(['', 'step', 'people'])

const piece = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,:]\d+)?|%|[a-z]+(?:\.[a-z])?(?:'[a-z]+)*/gu

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll('⁄', '/')
    .replaceAll(/\bhalf an hour\b/gu, 'half hour')
    .replaceAll(/\bpor ciento\b/gu, 'porciento')
    .replaceAll(/\b(?:de la |por la )?mitad\b/gu, 'mitad')
    .replaceAll(/\b([a-z])(\d+)\b/gu, ' ')
    .replaceAll(/\b1\/2\b/gu, ' 0.5 ')
    .replaceAll(/\b1\/4\b/gu, ' 0.25 ')
    .replaceAll(/\b(?:a|one) third\b/gu, 'thirds')
}

function digitsOf(word: string): string {
  if (/^\d+(?:,\d{3})+/u.test(word)) return digitsOf(word.replaceAll(',', ''))
  if (word.includes(':')) return word
  return String(Number(word.replace(',', '.')))
}

/** Reads one number from the words at a place; how many words it takes. */
function readAt(
  words: readonly string[],
  place: number,
  language: Language,
): { readonly value: string; readonly length: number } | undefined {
  const word = words[place] ?? ''
  const next = words[place + 1] ?? ''
  if (/^\d/u.test(word)) {
    const scale = scaleOf(next, language)
    const digits = digitsOf(word)
    if (scale === undefined) return { value: digits, length: 1 }
    return { value: String(Number(digits) * scale), length: 2 }
  }
  const ownScale = scaleOf(word, language)
  if (ownScale !== undefined) return { value: String(ownScale), length: 1 }
  const first = numeralOf(word, language)
  if (first === undefined) return undefined
  const joint = next === joinedBy[language] ? 1 : 0
  const ones = first >= 20 && first % 10 === 0 ? unitsDigit(words[place + 1 + joint], language) : 0
  const length = ones > 0 ? 2 + joint : 1
  const scale = first >= 1 ? scaleOf(words[place + length] ?? '', language) : undefined
  const value = (first + ones) * (scale ?? 1)
  return { value: String(value), length: scale === undefined ? length : length + 1 }
}

function unitsDigit(word: string | undefined, language: Language): number {
  if (word === 'one' || word === 'uno' || word === 'una') return 1
  const value = numeralOf(word ?? '', language) ?? 0
  return value >= 1 && value <= 9 ? value : 0
}

const joins = new Set(['to', 'or', 'and', 'a', 'o', 'y', 'through', 'hasta', 'more', 'de'])

/** The unit after a number: at once, behind one adjective, or behind the other end of a range. */
function unitAfter(words: readonly string[], place: number, language: Language): string {
  const next = words[place] ?? ''
  const unit = units.get(next)
  if (unit !== undefined) return unit
  const isRange = joins.has(next) || /^\d/u.test(next)
  const other = isRange ? readAt(words, /^\d/u.test(next) ? place : place + 1, language) : undefined
  if (!other) return stem(next) === null ? '' : (units.get(words[place + 1] ?? '') ?? '')
  const after = (/^\d/u.test(next) ? place : place + 1) + other.length
  return units.get(words[after] ?? '') ?? ''
}

/**
 * Finds the numbers of a text. "one" counts only before a unit; tokens such as "B12" do not.
 *
 * @param text - any text, English or Spanish.
 * @param language - language of the text.
 * @param isGenerous - true for a source: there every "one" counts, so that "1" may be said.
 * @returns every number with its unit, in order.
 */
export function numbersIn(
  text: string,
  language: Language = 'en',
  isGenerous = false,
): readonly Quantity[] {
  const words = plain(text).match(piece) ?? []
  const found: Quantity[] = []
  for (let place = 0; place < words.length; place += 1) {
    const number = readAt(words, place, language)
    if (number) {
      found.push({
        value: number.value,
        unit: unitAfter(words, place + number.length, language),
      })
      place += number.length - 1
      continue
    }
    const unit = units.get(words[place + 1] ?? '') ?? ''
    const isOne = ['one', 'uno', 'una'].includes(words[place] ?? '')
    const isArticle = ['a', 'an', 'un', 'una'].includes(words[place] ?? '')
    if (isOne && (isGenerous || !uncountedByOne.has(unit))) found.push({ value: '1', unit })
    else if (isArticle && countedByArticle.has(unit)) found.push({ value: '1', unit })
  }
  return found
}

/** A unit that a score or an edge of an age band may carry. */
const unitsOfPersons = new Set(['', 'year'])

/** True where a source says the same number of the same thing, or leaves open of what. */
function agrees(said: Quantity, sourced: Quantity): boolean {
  return (
    said.value === sourced.value &&
    (said.unit === sourced.unit || sourced.unit === '' || said.unit === '')
  )
}

/**
 * Finds the numbers of a sentence that nothing stands behind.
 *
 * @param text - a sentence without tags.
 * @param cited - the entries it names.
 * @param personNumbers - plain digits of the person's own numbers.
 * @param language - language of the sentence.
 * @returns the numbers, in order; empty where each is known.
 */
export function unknownNumbers(
  text: string,
  cited: readonly EvidenceEntry[],
  personNumbers: ReadonlySet<string>,
  language: Language,
): readonly string[] {
  const known = cited.flatMap((entry) => numbersIn(textOf(entry), 'en', true))
  return numbersIn(text, language)
    .filter(
      (said) =>
        !known.some((sourced) => agrees(said, sourced)) &&
        !(unitsOfPersons.has(said.unit) && personNumbers.has(said.value)),
    )
    .map(({ value }) => value)
}
