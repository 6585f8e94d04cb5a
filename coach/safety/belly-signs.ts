/** Signs of the belly that are an emergency, in which the text for others would name gas and poison. */

import { normalise } from '../text/normalise.ts'
import { viewOf, wordPattern, type WordPattern } from '../text/word-pattern.ts'

const isIn = (message: string, ...parts: readonly WordPattern[]): boolean => {
  const view = viewOf(normalise(message))
  return parts.every((part) => part.isFoundIn(view))
}

const stool = wordPattern(
  'stools?|poo|poop*|bowel*|motions?|number two*|caca|popo|heces|excremento*|evacu*|obr(o|e|a|ar|ando)|(hice|hago|hizo|hace|voy|fui) (del|al) (bano|cuerpo)|deposicion*',
)
const dark = wordPattern(
  'black*|tar|tarry|blood*|maroon|coffee grounds?|negr[oa]s?|alquitran|brea|chapopote|chapapote|sangre|posos de cafe',
)
const brought = wordPattern(
  '(vomit*|threw up|throw* up|brought up|bring* up|devolv*|devuelv*|arroj*) ... (blood|black|coffee grounds?|sangre|negro|posos|cafe molido)',
)
const notInside = wordPattern('pan|pans|dog|cat|perr[oa]|gat[oa]')

/**
 * Tells whether a message tells of blood from inside: black or bloody stools, or blood brought up.
 *
 * @param message - what the person typed.
 */
export function isBleedingInside(message: string): boolean {
  if (isIn(message, notInside)) return false
  return isIn(message, stool, dark) || isIn(message, brought)
}

const slow = wordPattern(
  'constipat*|bunged up|blocked up|laxative*|(not|no) .. (been|gone|go|going|moved|able to go)|no (bowel|movement)|(can not|not) .. open (my|his|her) bowels|estren*|no (voy|fui|he ido|ha ido|puedo ir) al bano|(no|sin) (hago|hacer) del (bano|cuerpo)|tapad[oa]|laxante*|no (he|ha) (ido|obrado|evacuado|podido)|sin (ir al bano|obrar|evacuar)|ciruelas?|prunes?',
)
const sick = wordPattern(
  '(?<!no |not |nor |without |sin |ni |nunca )vomit*|throw* (it )?(all )?up|threw (it )?up|(been|being|to be) (really |very )?sick|sick (twice|three times|all)|bring* (it )?up|devolv*|devuelv*|arroj*',
)
const swollen = wordPattern(
  '(belly*|bellys|tumm(y|ys)|stomachs?|abdomen|guts?|barriga|vientre|panza|estomago|tripa) ... (swoll*|swell*|bloat*|hard|rigid|distend*|tight|blown up|huge|hinch*|inflam*|inflad*|dur[oa]|ties[oa])|(swoll*|swell*|bloat*|hard|distend*|tight|hinch*|inflam*|dur[oa]) ... (belly|tummy|stomach|abdomen|barriga|vientre|panza|estomago|tripa)',
)

/**
 * Tells whether a message tells of a bowel that may be blocked, alone or after what was told before.
 *
 * @param message - what the person typed: it must tell of the belly or of vomiting.
 * @param earlier - what they typed before.
 */
export function isBowelBlocked(message: string, earlier: readonly string[] = []): boolean {
  if (!isIn(message, sick) && !isIn(message, swollen)) return false
  const all = [...earlier, message].join('\n')
  return isIn(all, slow, sick, swollen)
}
