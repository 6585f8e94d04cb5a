/** Cuts a message into clauses, so that a near miss silences only what is said in the same breath. */

import { correctTypos } from './correct-typos.ts'
import { withoutCommas } from './normalise.ts'
import { viewOf, type MessageView, type WordPattern } from './rules/word-pattern.ts'

/** A longer message is read in pieces of several clauses, so that commas cannot multiply the work. */
const mostClauses = 100

/** Words that turn to something new, and "and" where it leads to what is so now. */
const turn =
  'but|however|though|although|then|pero|aunque|entonces|sin embargo|(?:and|so|y|e) (?:now|today|tonight|suddenly|all of a sudden|since|i (?:am|can|do|feel|have|keep|need|want|will)|he is|she is|my|mi|ahora|hoy|desde|de repente|(?:ya |yo )?(?:no )?(?:estoy|tengo|quiero|puedo|siento|me (?:duele|quiero|siento|voy)))'

const boundary = new RegExp(`(?<= [.,])(?= )|(?= (?:${turn}) )`, 'u')

/** One clause as typed and with its slips mended, each with its blanks and its closing mark. */
export interface Clause {
  readonly texts: readonly string[]
  readonly views: readonly MessageView[]
}

/**
 * Cuts normalised text into clauses: at stops, at commas, and where a new thought begins.
 *
 * @param text - normalised text with its commas.
 * @returns at most a hundred pieces of one or more clauses, in their order.
 */
export function clausesOf(text: string): readonly Clause[] {
  const pieces = text.split(boundary)
  const size = Math.ceil(pieces.length / mostClauses)
  return Array.from({ length: Math.ceil(pieces.length / size) }, (_, place) => {
    const piece = withoutCommas(pieces.slice(place * size, (place + 1) * size).join(''))
    const texts = [piece, correctTypos(piece)]
    return { texts, views: texts.map((each) => viewOf(`${each} `)) }
  })
}

/**
 * Leaves out the clauses in which one of the near misses is found.
 *
 * @param clauses - the clauses of a message.
 * @param nearMisses - patterns that silence a clause.
 * @returns what is left, as typed and mended; `' '` where nothing is.
 */
export function leftBy(
  clauses: readonly Clause[],
  nearMisses: readonly WordPattern[],
): readonly MessageView[] {
  const left = clauses.filter(
    ({ views }) => !nearMisses.some((miss) => views.some((view) => miss.isFoundIn(view))),
  )
  return [0, 1].map((reading) =>
    viewOf(`${left.map(({ texts }) => texts[reading] ?? '').join('')} `),
  )
}
