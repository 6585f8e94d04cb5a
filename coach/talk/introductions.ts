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

const home =
  '(?:(?:and|y) )?(?:i |yo )?(?:live|am|vivo|estoy) (?:all )?(?:alone|by myself|on my own|a solas|sol[oa]|with my \\p{L}+|con mi \\p{L}+)(?: (?:in|near|en) (?:the )?[\\p{L}.]+(?: \\p{L}+)?)?'
const sent =
  '(?:my|mi) \\p{L}+ (?:says|said|told me|thinks|wants|dice|dijo|quiere) (?:that |que )?(?:i should |me to |to |le |te |yo )?(?:ask|write|try|pregunt|escrib|habl)\\p{L}*(?: (?:you|to you|here|this|con usted|aqu[ií]))?'
const has =
  "(?:i|yo)? ?(?:also |tambi[eé]n )?(?:have|take|am on|use|wear|tengo|tomo|uso|padezco(?: de)?|sufro(?: de)?) (?:a |an |my |some |la |el |un[ao]? |unos |pastillas (?:de|para) )?(?:(?:bad|type 2|high|mild|de|la|el|para) ){0,3}(?:diabet[\\p{L}]*|(?:blood )?pressure(?: (?:pills?|tablets?))?|presi[oó]n(?: alta)?|hipertensi[oó]n|cholesterol|colesterol|arthritis|artrosis|artritis|osteoporosis|asthma|asma|copd|epoc|glaucoma|thyroid|tiroides|gout|gota|parkinson[\\p{L}']*|cataracts|cataratas|afib|knees?|rodillas?|hips?|back|eyes|(?:hearing )?aids?|aud[ií]fonos|glasses|lentes|cane|bast[oó]n|walker|andador|metformin[a]?|warfarin[a]?|insulina?|eliquis|apixaban|statins?|estatinas?|losart[aá]n|lisinopril|enalapril|amlodipin[eo]|metoprolol|levothyroxine|levotiroxina|(?:water|heart|sugar|blood) (?:pills?|tablets?)|blood thinners?|anticoagulantes?|pills|tablets|pastillas)(?: (?:daily|every day|a diario|diario))?"
const lost =
  '(?:my|mi) \\p{L}+ (?:died|passed(?: away)?|muri[oó]|falleci[oó]) (?:(?:over|about|almost|hace|casi|ya|m[aá]s de) ){0,2}(?!one |a |un |this |1 )(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|muchos|varios) (?:long )?(?:years|a[nñ]os)(?: (?:ago|back|now|atr[aá]s))?'

const aside = new RegExp(`^(?:${[home, sent, has, lost].join('|')})[.!,;:\\s]*$`, 'iu')

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

/**
 * Leaves out sentences that tell of home, illness, medicines or an old loss in a few words. They may be what a message
 * is about: whether what is left names something by itself is for the search to say.
 *
 * @param message - as typed.
 * @returns the message itself where nothing else is said.
 */
export function withoutAsides(message: string): string {
  const sentences = message.split(/(?<=[.!?…])\s+/u)
  const left = sentences.filter((sentence) => !aside.test(sentence.trim()) && !introduces(sentence))
  return left.length > 0 && left.length < sentences.length ? left.join(' ') : message
}
