/** Finds what must be answered with a fixed text by rules: the floor below the learned model. */

import { withoutSayings } from '../text/sayings.ts'
import { tiers, type SafetyCode } from './codes.ts'
import { correctTypos } from './correct-typos.ts'
import { clausesOf, leftBy, type Clause } from './clauses.ts'
import { normaliseWithCommas, withoutCommas } from '../text/normalise.ts'
import { rules } from './rules/catalog.ts'
import type { Rule } from './rules/rule.ts'
import { candidateFinder, viewOf, type WordPattern } from '../text/word-pattern.ts'

const fillers =
  / (?:um+|uh+|er|erm|ah|oh|hmm+|well|sorry|please|actually|basically|honestly|really|just|you know|i mean|like (?=i |he |she |the |my |and |but )|pues|bueno|este|eh|o sea|mire|digamos)(?= )/gu

/** The same words without those that only pause or stress. */
function withoutFillers(text: string): string {
  return text.replaceAll(fillers, '')
}

/** Made with the first message. */
let addCandidates: ReturnType<typeof candidateFinder> | undefined

/**
 * Finds the safety codes in one message. A near miss silences a rule in the whole message only
 * where the worst that can be missed is a word with a professional; an emergency or a crisis is
 * silenced in the clause of the near miss alone, and in a message of very many clauses not at all.
 *
 * @param message - what the person typed.
 * @returns the codes, most urgent tier first; none where all is quiet.
 */
export function detectIn(message: string): readonly SafetyCode[] {
  if (last?.message !== message) last = { message, codes: detectAnew(withoutSayings(message)) }
  return last.codes
}

/** One message is asked about from several sides. */
let last: { readonly message: string; readonly codes: readonly SafetyCode[] } | undefined

function detectAnew(message: string): readonly SafetyCode[] {
  const kept = normaliseWithCommas(message)
  const text = withoutCommas(kept)
  const mended = withoutFillers(correctTypos(text))
  const views = [...new Set([text, mended])].map(viewOf)
  const isFound = (wanted: WordPattern): boolean => views.some((view) => wanted.isFoundIn(view))
  addCandidates ??= candidateFinder(new Set(rules.flatMap(({ catches }) => catches.flat())))
  const candidates = new Set<WordPattern>()
  for (const view of views) addCandidates(view, candidates)
  const isCaught = (parts: readonly WordPattern[]): boolean =>
    parts.every((part) => candidates.has(part)) && parts.every(isFound)
  let clauses: readonly Clause[] | undefined
  let isCut = false
  const isTold = ({ code, catches, unless }: Rule): boolean => {
    if (!catches.some(isCaught)) return false
    if (tiers[code] > 1) return !unless.some(isFound)
    if (!isCut) clauses = clausesOf(kept)
    isCut = true
    const nearMisses = clauses ? unless.filter(isFound) : []
    if (!clauses || nearMisses.length === 0) return true
    const left = leftBy(clauses, nearMisses)
    return catches.some((parts) => parts.every((part) => left.some((view) => part.isFoundIn(view))))
  }
  const found = new Set<SafetyCode>()
  for (const rule of rules) if (!found.has(rule.code) && isTold(rule)) found.add(rule.code)
  return [...found].toSorted((one, other) => tiers[one] - tiers[other])
}

/**
 * Joins what is said now with what lasts of earlier turns: an emergency or a crisis. A later denial
 * does not clear it.
 *
 * @param own - codes of this message.
 * @param before - codes of earlier turns of the person.
 * @returns the codes, most urgent tier first.
 */
export function withLasting(
  own: readonly SafetyCode[],
  before: readonly SafetyCode[],
): readonly SafetyCode[] {
  const lasting = before.filter((code) => tiers[code] <= 1)
  return [...new Set([...own, ...lasting])].toSorted((one, other) => tiers[one] - tiers[other])
}
