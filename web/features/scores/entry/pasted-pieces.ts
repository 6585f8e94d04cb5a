/** Cuts a pasted text into pieces: a name and its number, or whatever stands in their place. */

import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { domainNames } from '#core/wording/domain-names.ts'

/** One piece of the text. */
export interface Piece {
  /** The piece as pasted. */
  readonly text: string
  readonly domain?: LifestyleDomain
  /** The number as written, with its decimals; a minus right before it belongs to it. */
  readonly number?: string
  /** The scale as written after the number: 40 in "14/40", 100 in "80%". */
  readonly scale?: number
}

/** Other words for the domains, in lower case, besides their names. */
const otherWords: Readonly<Record<string, LifestyleDomain>> = {
  social: 'Socialization',
  socialize: 'Socialization',
  socialise: 'Socialization',
  socialisation: 'Socialization',
  literacy: 'Learning',
  activity: 'Exercise',
  nutrition: 'Diet',
  lubben: 'Socialization',
  mna: 'Diet',
  pss: 'Stress',
  pittsburgh: 'Sleep',
  psqi: 'Sleep',
  aprendizaje: 'Learning',
  ejercicio: 'Exercise',
  actividad: 'Exercise',
  alimentación: 'Diet',
  alimentacion: 'Diet',
  nutrición: 'Diet',
  nutricion: 'Diet',
  estrés: 'Stress',
  estres: 'Stress',
  sueño: 'Sleep',
  sueno: 'Sleep',
}

/** Words that may stand between a name on one line and its number on the next. */
const bareLabel = /^(?:\P{L}|score|result|points|total|puntaje|resultado|puntos|vida)*$/iu

/** What ends the reach of a name: in "stress fourteen, BMI 24" the number belongs to the BMI. */
const betweenNames = /,|&|\band\b|\sy\s/i

const domainOfWord = new Map<string, LifestyleDomain>([
  ...lifestyleDomains.map((domain) => [domain.toLowerCase(), domain] as const),
  ...Object.entries(otherWords),
])

/** A number with what stands before it, and the scale after it: "/40", "of 40", "out of 40", "de 40", "%". */
const labelledNumber =
  /(?<label>\D*?)(?<number>(?:(?<=^|[\s:=])[-\u2212])?\d+(?:[.,]\d+)?)(?:\s*(?:\/|(?:out\s+)?of\b|de\b)\s*(?<scale>\d+)|\s*(?<percent>%))?/gi

/**
 * Cuts a text up. Signs between a name and its number do not matter, nor do capitals; a name may
 * stand on the line above its number, as in a copied table.
 *
 * @param text - anything at all.
 * @returns the pieces in the order of the text; nothing of it is dropped but signs and words around
 *   a name.
 */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let waiting: LifestyleDomain | undefined
  for (const line of text.split(/[\r\n;]+/)) {
    let end = 0
    for (const match of line.matchAll(labelledNumber)) {
      end = match.index + match[0].length
      const label = match.groups?.label ?? ''
      const names = namesIn(label)
      const waited = waiting === undefined ? names : [waiting, ...names]
      const owner = ownerOfNumber(label, waited)
      const bare = owner === undefined ? waited : waited.slice(0, -1)
      pieces.push(...bare.map(withoutNumber), numberPiece(match, owner))
      waiting = undefined
    }
    const rest = line.slice(end)
    const names = namesIn(rest)
    const waited = waiting === undefined ? names : [waiting, ...names]
    if (names.length > 0) {
      pieces.push(...waited.slice(0, -1).map(withoutNumber))
      waiting = waited.at(-1)
    } else if (end === 0 && tidy(rest) !== '') pieces.push({ text: tidy(rest) })
  }
  return waiting === undefined ? pieces : [...pieces, withoutNumber(waiting)]
}

/** The name a number belongs to; none where other words stand closer to it than the last name. */
function ownerOfNumber(
  label: string,
  names: readonly LifestyleDomain[],
): LifestyleDomain | undefined {
  if (bareLabel.test(label)) return names.at(-1)
  const closest = label.split(betweenNames).findLast((part) => /\p{L}/u.test(part)) ?? ''
  return namesIn(closest).at(-1)
}

function numberPiece(match: RegExpExecArray, domain: LifestyleDomain | undefined): Piece {
  const { number, scale, percent } = match.groups ?? {}
  const outOf = percent === undefined ? scale : '100'
  return {
    text: tidy(match[0]),
    ...(domain === undefined ? {} : { domain }),
    ...(number === undefined ? {} : { number }),
    ...(outOf === undefined ? {} : { scale: Number(outOf) }),
  }
}

function withoutNumber(domain: LifestyleDomain): Piece {
  return { text: domainNames[domain], domain }
}

function namesIn(label: string): readonly LifestyleDomain[] {
  const words = label.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.flatMap((word) => domainOfWord.get(word) ?? [])
}

/** Without the signs and blanks at both ends. */
function tidy(text: string): string {
  return text.replace(/^[^\p{L}\d]+/u, '').replace(/[^\p{L}\d%]+$/u, '')
}
