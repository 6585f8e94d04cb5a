/** Cuts a message into clauses, so that a near miss silences only what is said in the same breath. */

import { correctTypos } from './correct-typos.ts'
import { withoutCommas } from '../text/normalise.ts'
import { viewOf, type MessageView, type WordPattern } from '../text/word-pattern.ts'

/**
 * More clauses than a worried person puts into one message. Beyond it none is left out: to look for
 * near misses in each would hold up the server, and it is safer to show a text too many.
 */
const mostClauses = 20

/** Words that turn to something new, and "and" where it leads to what is so now. */
const turn =
  'but|however|though|although|then|pero|aunque|entonces|sin embargo|(?:and|so|y|e) (?:now|today|tonight|suddenly|all of a sudden|since|i (?:am|can|do|feel|have|keep|need|want|will)|he is|she is|my|mi|ahora|hoy|desde|de repente|(?:ya |yo )?(?:no )?(?:estoy|tengo|quiero|puedo|siento|me (?:duele|quiero|siento|voy)))'

/** Words that join two things told in one breath: "fell and broke", "won and gave" and "weak when I lift" are one thing. */
const joint = 'and(?! (?:broke|gave) )|y|e|when(?! i (?:lift|exercise) )|while|cuando|mientras'

const boundary = new RegExp(`(?<= [.,])(?= )|(?= (?:${turn}|${joint}) )`, 'u')
const startsJoined = new RegExp(`^ (?!(?:${turn}) )(?:${joint}) `, 'u')

interface Reading {
  /** As typed and with its slips mended, each with its blanks and its closing mark. */
  readonly texts: readonly string[]
  readonly views: readonly MessageView[]
}

/** One clause. */
export interface Clause extends Reading {
  /** Where no more than a joining word parts it from the clause before: both, and it without the word. */
  readonly joined?: { readonly both: Reading; readonly bare: Reading }
}

function readingOf(text: string): Reading {
  const texts = [text, correctTypos(text)]
  return { texts, views: texts.map((each) => viewOf(`${each} `)) }
}

/**
 * Cuts normalised text into clauses: at stops, at commas, and where a new thought begins.
 *
 * @param text - normalised text with its commas.
 * @returns the clauses in their order; undefined where there are more than are looked at.
 */
export function clausesOf(text: string): readonly Clause[] | undefined {
  const pieces = text.split(boundary)
  if (pieces.length > mostClauses) return undefined
  return pieces.map((piece, place) => {
    const before = pieces[place - 1] ?? '.'
    const isJoined = startsJoined.test(`${piece} `) && !/[.,]$/u.test(before)
    const reading = readingOf(withoutCommas(piece))
    if (!isJoined) return reading
    const both = readingOf(withoutCommas(before + piece))
    const bare = readingOf(withoutCommas(piece.replace(/^ [a-z]+/u, '')))
    return { ...reading, joined: { both, bare } }
  })
}

/**
 * Tells of each clause whether the near miss silences it: it is found in it, or takes the word that
 * joins it to its neighbour ("my arm is weak when I lift weights").
 */
function silencedBy(miss: WordPattern, clauses: readonly Clause[]): readonly boolean[] {
  const isIn = ({ views }: Reading): boolean => views.some((view) => miss.isFoundIn(view))
  const alone = clauses.map(isIn)
  const spans = clauses.map(({ joined }, place) => {
    if (joined === undefined || alone[place - 1]) return false
    return alone[place] ? !isIn(joined.bare) : isIn(joined.both)
  })
  return alone.map((is, place) => is || spans[place] === true || spans[place + 1] === true)
}

/**
 * Leaves out the clauses in which one of the near misses is found.
 *
 * @param clauses - the clauses of a message.
 * @param nearMisses - patterns that silence a clause, or two that a word joins where it takes the word too.
 * @returns what is left, as typed and mended; `' '` where nothing is.
 */
export function leftBy(
  clauses: readonly Clause[],
  nearMisses: readonly WordPattern[],
): readonly MessageView[] {
  const silenced = nearMisses.map((miss) => silencedBy(miss, clauses))
  const left = clauses.filter((_, place) => !silenced.some((by) => by[place]))
  return [0, 1].map((reading) =>
    viewOf(`${left.map(({ texts }) => texts[reading] ?? '').join('')} `),
  )
}
