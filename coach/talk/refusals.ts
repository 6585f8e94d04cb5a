/** Hears in a sentence that something is not possible or not wanted, and why. */

import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { limitsIn } from './limits-heard.ts'

const cannotOrWillNot = pattern(
  '(i|we|it|that|this|they)? ?(can not|could not|can no longer|am not able|would never|will not|do not want|rather not|never mind|not possible|impossible|out of the question)|no (puedo|podria|podre|logro|quiero|tengo (como|con que|con quien)|voy a poder|se puede|hay (como|forma|manera))|imposible|ni modo|nunca podria',
)

/**
 * Tells whether words say that something cannot be done or is not wanted.
 *
 * @param words - normalised.
 */
export function isRefusal(words: string): boolean {
  return cannotOrWillNot.test(words)
}

const because =
  /\b(?:because|cause|since|seeing as|what with|on account of|porque|pues|ya que|es que|como)\s+(.+)$/iu
/** What is only the refusal itself. */
const bareRefusal =
  /^(?:(?:no|sorry|oh|but|and|well|pues|ay|mija?|bueno|pero|y)[\s,.!]+)*(?:(?:i|we)\s+)?(?:can(?:no|'|’)?t|can not|couldn(?:'|’)?t|could not|won(?:'|’)?t|don(?:'|’)?t want to|no (?:lo |la |le |me )?(?:puedo|podr[íi]a|quiero|logro))(?:\s+(?:do|manage|try|hacer(?:lo|la)?))?(?:\s+(?:that|it|this|eso|esto))?[\s.!]*$/iu
const mostChars = 60

/**
 * The part of a message that says why, in the person's own words.
 *
 * @param message - what the person typed.
 * @returns a clause that tells of a limit, else what follows "because"; undefined where no reason is told.
 */
export function reasonIn(message: string): string | undefined {
  const clauses = message
    .split(/(?<=[.!?;…])\s+|,\s+|\s+(?=(?:but|because|pero|porque|es que)\b)/iu)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !clause.endsWith('?') && !bareRefusal.test(clause))
  const told = clauses.find((clause) => limitsIn([clause]).size > 0)
  const given = told ?? clauses.find((clause) => because.test(clause))
  if (given === undefined) return undefined
  const words = (because.exec(given)?.[1] ?? given)
    .replace(/^(?:but|and|pero|y)\s+/iu, '')
    .replace(/[\s.!;,]+$/u, '')
  return words.length <= mostChars && normalise(words).trim() !== '' ? words : undefined
}

/** Tells whether a message begins with a refusal that is one by itself: what comes after it is the reason. */
export function refusesAtOnce(message: string): boolean {
  return opensWithNo.test(message) && !message.includes('?')
}
const opensWithNo =
  /^(?:(?:no|oh|ay|sorry|well|pues)[\s,.!]+)*(?:i (?:can(?:'|’)?t|can not|cannot|couldn(?:'|’)?t|could not)|no (?:lo )?(?:puedo|podr[íi]a))(?: (?:do|hacer) (?:that|it|eso|esto))?(?:\s*[,.;:-]|\s+(?:because|cause|as|since|porque|es que)\b)/iu
