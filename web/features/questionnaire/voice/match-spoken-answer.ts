/** Finds the answer that a person said among those that are offered; it never guesses. */

import type { ResponseOption } from '#core/instrument.ts'
import type { SpokenWords } from '../../../locales/spoken-words.ts'
import { plain, spokenForm } from './spoken-form.ts'

/** What was understood. */
export type SpokenMatch =
  | { readonly kind: 'one'; readonly index: number }
  /** It could be more than one answer. */
  | { readonly kind: 'several' }
  | { readonly kind: 'none' }

/** One offered answer, ready to be compared. */
interface Offer {
  /** With and without what stands in brackets. */
  readonly forms: readonly string[]
  /** The whole numbers it stands for, ends included; null where it names none, or more than that. */
  readonly range: readonly [number, number] | null
}

/**
 * Compares what was heard with the whole words of each answer, then with its place in the list ("the
 * second one", "number two"), with the numbers it stands for, and with yes and no. Whatever else is
 * said, and above all a "not" in front, leaves it without a match.
 *
 * @param heard - as the browser wrote it down.
 * @param options - in the order they are shown.
 * @param words - of the language of the page.
 * @returns the place of the one answer that is meant, from 0, or why there is none.
 */
export function matchSpokenAnswer(
  heard: string,
  options: readonly ResponseOption[],
  words: SpokenWords,
): SpokenMatch {
  const said = spokenForm(heard, words)
  if (said === '') return { kind: 'none' }
  const offers = options.map(({ code, label }) => offerOf(label ?? code, words))
  const own = placesOf(offers, ({ forms }) => forms.includes(said))
  return matchOf(own.length > 0 ? own : placesMeant(said, offers, words))
}

function matchOf(places: readonly number[]): SpokenMatch {
  const [index, ...others] = new Set(places)
  if (index === undefined) return { kind: 'none' }
  return others.length > 0 ? { kind: 'several' } : { kind: 'one', index }
}

function offerOf(label: string, words: SpokenWords): Offer {
  const whole = spokenForm(label, words)
  return {
    forms: [whole, spokenForm(label.replaceAll(/\(.*?\)/g, ' '), words)],
    range: rangeOf(whole, words),
  }
}

/** Places that are meant in another way than by the words of the answer. */
function placesMeant(said: string, offers: readonly Offer[], words: SpokenWords): number[] {
  for (const either of [words.yes, words.no]) {
    if (isAmong(either, said)) return placesOf(offers, ({ forms }) => forms[0] === plain(either[0]))
  }
  const place = ordinalIn(said, offers.length, words)
  if (place !== null) return inList(place, offers)
  const numbered = numberIn(said, words.beforeNumber, [''])
  const inRange = (value: number) =>
    placesOf(offers, ({ range }) => range !== null && range[0] <= value && value <= range[1])
  if (numbered !== null) {
    const listed = inList(numbered, offers)
    return listed.length > 0 ? [...listed, ...inRange(numbered)] : []
  }
  const counted = numberIn(said, [''], ['', ...words.counted])
  if (counted === null) return []
  const amount = new RegExp(`\\d|\\b${any(words.amounts)}\\b`)
  const naming = offers.filter(({ forms }) => amount.test(forms[0] ?? ''))
  // Where no answer names an amount, a number alone counts the answers.
  if (naming.length === 0) return said === String(counted) ? inList(counted, offers) : []
  return naming.every(({ range }) => range !== null) ? inRange(counted) : []
}

function placesOf(offers: readonly Offer[], fits: (offer: Offer) => boolean): number[] {
  return offers.flatMap((offer, index) => (fits(offer) ? [index] : []))
}

function inList(place: number, offers: readonly Offer[]): number[] {
  return place >= 1 && place <= offers.length ? [place - 1] : []
}

function isAmong(phrases: readonly string[], said: string): boolean {
  return phrases.some((phrase) => plain(phrase) === said)
}

/** "second", "second one", "#2", "last"; from 1. */
function ordinalIn(said: string, length: number, words: SpokenWords): number | null {
  const tail = words.afterOrdinal
    .map((word) => spokenForm(word, { ...words, opening: [], closing: [] }))
    .find((word) => said.endsWith(` ${word}`))
  const ordinal = tail === undefined ? said : said.slice(0, -tail.length - 1)
  if (isAmong(words.last, ordinal)) return length
  const place = words.ordinals.findIndex((names) => isAmong(names, ordinal))
  if (place >= 0) return place + 1
  const figure = /^#(\d+)$/.exec(ordinal)?.[1]
  return figure === undefined ? null : Number(figure)
}

/** A whole number between one of the words before it and one of those after it, and nothing else. */
function numberIn(said: string, before: readonly string[], after: readonly string[]) {
  const figure = new RegExp(`^${any(before)} ?(\\d+) ?${any(after)}$`).exec(said)?.[1]
  return figure === undefined ? null : Number(figure)
}

/** The whole numbers an answer stands for: "5 to 7 days", "80 or older". */
function rangeOf(form: string, { ranges }: SpokenWords): Offer['range'] {
  const unit = `(?: ${any(ranges.units)})?`
  const before = ranges.before === '' ? '' : `(?:${ranges.before} )?`
  const from = new RegExp(`^(\\d+) ${any(ranges.orMore)}$`).exec(form)?.[1]
  if (from !== undefined) return [Number(from), Infinity]
  const under = new RegExp(`^${any(ranges.under)} (\\d+)$`).exec(form)?.[1]
  if (under !== undefined) return [-Infinity, Number(under) - 1]
  const both = new RegExp(`^${before}(\\d+)(?: ${any(ranges.between)} (\\d+)${unit})?$`).exec(form)
  if (both === null) return null
  const [, low, high] = both
  return [Number(low), Number(high ?? low)]
}

function any(phrases: readonly string[]): string {
  return `(?:${phrases.map(plain).join('|')})`
}
