/** Numbers that are written as words, English and Spanish. */

import type { Language } from '#core/languages.ts'
import type { Said } from '../../text/said.ts'

type Numerals = Readonly<Record<string, number>>

function counted(words: string, from: number, step = 1): Numerals {
  return Object.fromEntries(words.split(' ').map((word, place) => [word, from + place * step]))
}

/** Reads "dozen 12, twice 2". */
function listed(pairs: string): Numerals {
  return Object.fromEntries(
    pairs.split(', ').map((pair) => {
      const [word = '', value] = pair.split(' ')
      return [word, Number(value)]
    }),
  )
}

const english: Numerals = Object.assign(
  counted(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    2,
  ),
  counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  listed(
    'zero 0, dozen 12, twice 2, thrice 3, double 2, doubles 2, doubled 2, doubling 2, twofold 2, threefold 3, fivefold 5, tenfold 10, triple 3, triples 3, tripled 3',
  ),
  listed('half 0.5, halve 0.5, halves 0.5, halved 0.5, quarter 0.25, quarters 0.25, thirds 0.33'),
  listed('noon 1200, midday 1200, midnight 0, dozens 12, hundreds 100, thousands 1000'),
  listed('millions 1000000, billions 1000000000'),
)

const spanish: Numerals = Object.assign(
  counted(
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
    2,
  ),
  counted('veintiuno veintidos veintitres veinticuatro veinticinco veintiseis', 21),
  counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
  listed('cero 0, cien 100, ciento 100, doscientos 200, trescientos 300, quinientos 500'),
  listed(
    'doble 2, triple 3, mitad 0.5, docena 12, tercio 0.33, tercios 0.33, medio 0.5, media 0.5',
  ),
  listed('mediodia 1200, medianoche 0, cientos 100, miles 1000, millones 1000000'),
)

/** Words that multiply the number before them, or stand for themselves. */
const scales: Said<Numerals> = {
  en: { hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 },
  es: { mil: 1000, millon: 1e6 },
}

const numerals: Said<Numerals> = { en: english, es: spanish }

/** The word between tens and ones: "treinta y uno". */
export const joinedBy: Said<string | null> = { en: null, es: 'y' }

/**
 * Reads a word as a number.
 *
 * @param word - one word in small letters without accents.
 * @param language - language of the text; "once" is eleven in Spanish and no number in English.
 * @returns its value; undefined for any other word. "one" and "a" are not read here.
 */
export function numeralOf(word: string, language: Language): number | undefined {
  return numerals[language][word]
}

/**
 * Reads a word as a scale.
 *
 * @param word - one word in small letters without accents.
 * @param language - language of the text.
 * @returns 100, 1000 and so on; undefined for any other word.
 */
export function scaleOf(word: string, language: Language): number | undefined {
  return scales[language][word]
}
