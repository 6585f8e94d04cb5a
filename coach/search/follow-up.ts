/** Understands a message that refers back to what was said before. */

import { pattern, patterns } from '../text/pattern.ts'
import { searchWords } from './search-words.ts'

const backReferences = patterns([
  '^ (and|but|so|then|ok|okay|y|pero) ',
  '(what|anything|something|que) (else|other|different|mas)|any (other|more|others)|(more|other|another|different) (idea*|tip*|advice|step*|way*|suggestion*|please|thing*|one*|help)|tell me more|go on|next one',
  '^ (why|how (long|often|much|many|soon|come|so)|when|where|for how long|how|really|more|again|another|por que|mas)( for| is that| then| times| please| often)? ?(\\. )*$',
  '(can not|could not|do not|will not|not able to|unable to|tried|did|hate|no good) .. (that|this|it|those|these|them|any of)',
  '(is|are|was|would|does|do|can) (that|this|it|those|these|they) ',
  '(that|this|those|it) (did not|does not|will not|is not|was not|has not|sounds|seems|helped|worked|works)',
  '(first|second|third|last) (one|step|tip|idea)|what you (said|told)|you (said|mentioned|told)',
  'instead',
  '(otr(a|o)s?|mas) (idea*|consejo*|cosa*|paso*|opcion*|forma*)|algo mas|digame mas|cuenteme mas|siga',
  'no (puedo|quiero|logro|me gusta|me sirve|me funciona|funciono|sirvio) .. (eso|esto|esta|nada)|en lugar de eso',
  '(eso|esto|esta) (es|no|me|le|ayuda|sirve|funciona)',
])

const asksForAmount = pattern(
  'how (long|often|much|many|soon|far|fast)|what (time|dose|number)|cuant[oa]s?',
)

/**
 * Tells whether a message leans on the turns before it.
 *
 * @param message - the question as typed.
 * @returns true for "what else?", "I can't do that", "is that safe?" and the like.
 */
export function refersBack(message: string): boolean {
  const words = searchWords(message)
  return backReferences.some((expression) => expression.test(words))
}

const asksForSafety = pattern(
  '(is|are|be|would|will|sounds?) (that|this|it|these|those|they|walking|exercise|yoga|swimming) .. (safe|ok|okay|dangerous|risky|harmful|all right|alright|allowed|bad for me)|(safe|dangerous|risky|harmful) (for me|with|after|to do|if i)|es seguro',
)

/**
 * Tells whether the person asks if something is safe for them.
 *
 * @param message - the question as typed.
 * @returns true for "is that safe with a pacemaker?".
 */
export function asksIfSafe(message: string): boolean {
  return asksForSafety.test(searchWords(message))
}

/**
 * Tells whether a number is asked for.
 *
 * @param message - the question as typed.
 * @returns true for how long, how often, how much.
 */
export function asksHowMuch(message: string): boolean {
  return asksForAmount.test(searchWords(message))
}
