/** Tells what is asked of a step: whether it is safe, and how much of it. */

import { pattern } from '../text/pattern.ts'
import { searchWords } from './search-words.ts'

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

/**
 * Tells whether a number is asked for.
 *
 * @param message - the question as typed.
 * @returns true for how long, how often, how much.
 */
export function asksHowMuch(message: string): boolean {
  return asksForAmount.test(searchWords(message))
}
