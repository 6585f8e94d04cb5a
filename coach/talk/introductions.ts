/** Leaves out what somebody says of who they are before they say what it is about: it names matters of its own. */

import { clausesOf } from './denied.ts'

const greeting =
  "(?:good (?:morning|afternoon|evening|day)|hello|hi|hiya|hey|g['’]?day|now then|hola|buen[oa]s?(?: d[ií]as| tardes| noches| d[ií]a)?|saludos|epa|qu[eé] tal)(?: \\p{L}+)?"
const name =
  "(?:my name is|my name['’]s|this is|me llamo|mi nombre es|habla|aqu[ií]) (?-i:\\p{Lu})\\p{L}+(?: (?-i:\\p{Lu})\\p{L}+)?"
const age =
  "(?:(?:and|y) )?(?:i am|i['’]m|aged|age|tengo|con|de)? ?\\d{2}(?: years? old| years of age| yrs?| a[nñ]os(?: de edad| cumplidos)?)?"
const place =
  "(?:(?:and|y) )?(?:i (?:am|live|come)|i['’]m|live|living|vivo|soy|estoy|escribo)? ?(?:in|from|near|en|de|desde|cerca de) (?:the )?(?-i:\\p{Lu})[\\p{L}.]+(?: (?-i:\\p{Lu})[\\p{L}.]+){0,2}"
const trade =
  "(?:(?:and|y) )?(?:i am|i['’]m|i was|soy|fui|era)? ?(?:an? |una? )?(?:retired|former|ex|jubilad[oa]|retirad[oa])[ -]\\p{L}+(?: \\p{L}+)?|(?:fui|era|soy) \\p{L}+ (?:jubilad[oa]|retirad[oa])"

const introduction = new RegExp(
  `^(?:${[greeting, name, age, place, trade].join('|')})[.!,;:\\s]*$`,
  'iu',
)

/** Longer clauses say more. */
const mostChars = 80

/** Tells whether each part of a clause introduces: "tengo 71 años y vivo en Puebla". */
function introduces(clause: string): boolean {
  return (
    clause.length <= mostChars &&
    clause.split(/\s+(?:and|y)\s+/iu).every((part) => introduction.test(part.trim()))
  )
}

/** So few words of what is left are no question. */
const fewestWords = 3

/**
 * Leaves out clauses that only introduce a person.
 *
 * @param message - as typed.
 * @returns the message itself where hardly anything else is said.
 */
export function withoutIntroduction(message: string): string {
  const clauses = clausesOf(message)
  const left = clauses.filter((clause) => !introduces(clause))
  const isEnough = left.join(' ').split(/\s+/u).length >= fewestWords
  return isEnough && left.length < clauses.length ? left.join(' ') : message
}
