/** Names a matter by words that stand anywhere in a question: each kind of them must be there, and none that speak of another. */

import { pattern } from '../text/pattern.ts'

/** Lists in the notation of patterns, for both languages at once. */
interface Naming {
  /** Of each, some word must be there. */
  readonly all: readonly string[]
  /** Where one of these is there, another matter is meant. */
  readonly not?: string
}

/** Whoever tells more than so many letters may speak of it in passing: that is for the model to weigh. */
const mostLetters = 230

/** Who tells of one of these asks for more than a plain answer: of a wish to die, or of a sign that a doctor must hear. */
const graver =
  'kill*|suicid*|end (it|my life)|(hurt*|cut*|harm*) (myself|me)|thoughts of|goodbye|rather not be here|no longer be here|better off without|rope|bridge|finished|at peace|had enough|gave away|cellar|matar*|morir*|hacerme dano|despedir*|ya no aguanto|soga|puente|notari[oa]|yellow|amarill[oa]|froth|espuma|coughing up|blood(?! (pressure|sugar|test|thinner))|bleed*|sangr*|faint*|desmay*|passed out|slurr*|(left|right|one) side|un lado|suddenly|de repente|de golpe|black|negr[oa]s?|lump|bulto|chest|pecho|numb|adormec*|blurr*|borros[oa]|worse (today|now|every|each)|peor (hoy|cada)|calf|pantorrilla|fever*|fiebre|chemo*|radia*|quimio*|stopped working|(gained|put on|up) .. (pounds|kilos)|lie flat|lymph|ganglios|espalda baja y piernas'

const anywhere = (list: string) => `.*${pattern(list).source}`

function sourceOf({ all, not }: Naming): string {
  const named = all.map((list) => `(?=${anywhere(`(${list})`)})`).join('')
  return not === undefined ? named : `${named}(?!${anywhere(`(${not})`)})`
}

/**
 * Compiles what names a matter. The graver list, by far the longest, is read last: only where one is named.
 *
 * @param namings - one of them is enough.
 */
export function namedBy(...namings: readonly Naming[]): RegExp {
  const named = namings.map(sourceOf).join('|')
  return new RegExp(`^(?=.{0,${mostLetters}}$)(?:${named})(?!${anywhere(`(${graver})`)})`, 'u')
}
