/** Tells by its form what is asked: anything, a yes or no, an amount, whether a step is safe. */

import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { searchWords } from './search-words.ts'

const asking =
  /^(?:[\s.,¿¡]|(?:and|so|but|then|now|well|ok|okay|yes|no|y|pero|entonces|bueno|pues)\b)*(?:what|how|which|why|where|when|who|can|could|should|shall|would|will|is|are|do|does|did|may|qué|que|cómo|como|cuál|cuáles|cuánt[oa]s?|dónde|por qué|quién|puedo|puede|debo|es|hay|sirve)\b(?!['’]t|not\b| not\b)/iu

const yesOrNo =
  /(?:^|[,.;¿])\s*(?:(?:and|so|but|y|pero|entonces|would it|¿)\s*)*(?:is|are|will|would|can|could|does|do|should|es|son|est[aá]|hace|hacen|puede|puedo|debo|sirve|conviene)\b(?!['’]t|not\b| not\b)/iu

/**
 * Tells whether something is asked.
 *
 * @param message - as typed.
 */
export function isQuestion(message: string): boolean {
  return message.includes('?') || asking.test(message)
}

/** Tells whether a yes or a no is asked for. */
export function asksYesOrNo(message: string): boolean {
  return isQuestion(message) && yesOrNo.test(message)
}

const opinion =
  /\b(?:do|would|don['’]t) you (?:really )?(?:think|reckon|believe|say)\b|\b(?:cree|crees|piensa|opina)\b/iu

/** Asks what to make of somebody, and not of the coach: "Do you think I should ring him?" */
export function asksOpinion(message: string): boolean {
  return opinion.test(message)
}

const asksForAmount = pattern(
  'how (long|often|much|many|soon|far|fast)|what (time|dose|number)|cuant[oa]s?',
)

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

const asksForLeave = pattern(
  '(can|could|may|should) i (still |also |just )?(do|use|try|make) (it|this|that|them|these|those)|(lo|la|los|las) (puedo|podria|debo) (hacer|usar|probar)|(puedo|podria|se puede) (hacerl[oa]s?|usarl[oa]s?|hacer (eso|esto|lo))',
)

/**
 * Tells whether it is asked if a step may be done in another way, place or time.
 *
 * @param message - the question as typed.
 */
export function asksForLeaveToDo(message: string): boolean {
  return isQuestion(message) && asksForLeave.test(normalise(message))
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

const requests = pattern(
  '^ (\\. )*(and |but |so |now |then |please |just |only |y |pero |entonces |ahora |mejor |bueno )*(tell|give|show|suggest) me|^ (\\. )*(y |pero |entonces |ahora |mejor |bueno )*(digame|dime|deme|dame|cuenteme|ensen[ea]me|lo que (quiero|necesito))',
)

/** Tells whether a message begins by asking to be told something. */
export function isRequest(message: string): boolean {
  return requests.test(normalise(message))
}
