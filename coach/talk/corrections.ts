/** Hears that the coach missed what was meant: a correction, or a complaint; and what was meant instead. */

import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { isQuestion } from '../search/question-form.ts'
import { deniedAfter, withoutDeniedSubject } from './denied.ts'
import { stemsIn } from '../text/stems.ts'

/** Said of the coach and its answer, in any talk. */
const complains = pattern(
  '(that|this|it) (is|was) not (at all )?(what|the thing|the one) i (asked|meant|said|wanted|need|was)|not what i (asked|meant|said|wanted|was asking)|nothing to do with (it|what i|that|my)|what (has|have|does) .. (got to do|have to do|to do) with|you (are|re) (not|never) (really )?(listening|hearing|getting|understanding|paying|answering|helping|reading)|(you|u) (did not|do not|have not|never|never even) (listen|listened|hear|heard|get it|get me|understand (me|it|what|a word)|understood|answer|answered|read)|you (misunderstood|misheard|got .. wrong|have .. wrong|mixed me up)|wrong end of the stick|(beside|off|missing|missed) the point|same (thing|answer|advice|words|tip) (again|over|twice)|you (just |already )*(told|said|gave|offered|suggested) .. (again|once more)|you (just )?(keep|kept) (saying|telling|repeating|giving|on about)|(that|this) (is|was) (no|not any|not much) (help|answer)|wrong (subject|topic|question|answer)|already told you|i (have |just )?told you (already|that|so|this|twice|before)|, i told you|i (already )?told you (\\. )?(no|not|i (do not|can not|hate))|no (me )?(entiende|entendio|entendiste|entiendes|escucha|escuchas|escucho|oye|oyo|comprende|comprendio|esta entendiendo|esta escuchando)|usted no (oye|escucha|entiende)|no (es|era|fue) (eso )?lo que (yo )?(le |te )?(pregunte|dije|queria|pedi|pregunto|pido)|(eso|esto) no (es|fue|era) lo que|no me (esta|estas) (entendiendo|escuchando|contestando|respondiendo|haciendo caso)|que tiene que ver|(entendio|entendiste|comprendio) mal|(siempre|otra vez) (me (dice|sale con) )?(lo )?mismo|repite lo mismo|(me|nos) (volvio|vuelve|volviste|vuelves) a (decir|dar|salir con|ofrecer)|(?<!si )no me (contesto|contesta|contestaste|respondio|responde|hace caso)|ya ((le|te) (dije|habia dicho)|se lo (dije|habia dicho)(?! y (me|se|le|el|ella|no)))(?! ((una|dos|tres|mil|muchas) (vez|veces) )?a (mi|mis|la|el|los|las|ella|mama|papa) )|como le dije',
)

/** How the words that were meant are brought in; what follows is the question. */
const leads =
  /^(?:(?:no+|nope|well|but|oh|wait|look|listen|sorry|pardon|hang on|hold on|actually|bueno|pero|oiga|oye|mire|mira|perdone?|disculpe|a ver)\b[\s,.!:;…-]*)*(?:(?:what )?i(?:['’]m)? (?:really |actually |just |only )?(?:meant|mean|(?:did |was |am |have )?ask(?:ed|ing)?(?! (?:her|him|them|my|our|around|somebody|someone|a|at the)\b)|(?:was |am )?(?:talking|speaking)|(?:want|wanted|need) to know)(?: (?:you|to ask|to say|is|was))?(?: (?:about|of))?|(?:it(?:'?s|’s| is| was)) (?=(?:the|my) \w+(?: \w+){0,5} i(?:'m|’m| am)? (?:asked|meant|want(?:ed)?|need|asking|after|on about|talking))|(?:the|my) (?:trouble|problem|question|point) (?:is|was)|(?:yo )?(?:le|te) (?:pregunt[éeo]|hablo|habl[ée]|ped[íi]|estoy hablando|estoy preguntando|estaba preguntando)(?: (?:por|de|sobre|que))?|me (?:refiero|refer[íi]a)(?: a)?|(?:quise|quer[íi]a|quiero) decir(?: que)?|(?:yo )?(?:hablo|hablaba)(?: de)?|mi pregunta (?:es|era)(?: (?:sobre|de|que))?|lo que (?:yo )?(?:quiero|quer[íi]a|pregunt[éeo])(?: (?:saber|decir))?(?: (?:es|era))?)\b[\s,:]*/iu

/** Asked of the coach, it turns down what it names. */
const reproach = pattern(
  '(who (mentioned|spoke|talked|said anything|asked)|what (has|have|does|do) .. (got )?(to do with|have to do with)|quien (hablo|menciono|pregunto|dijo)|que tiene[n]? que ver)',
)

/**
 * Tells whether the coach is asked why it speaks of something at all.
 *
 * @param words - normalised.
 */
export function isReproach(words: string): boolean {
  return reproach.test(words)
}

/** How whoever turns down what was just said begins. */
const opensAgainst =
  /^(?:who (?:mentioned|spoke|talked|said)|what (?:has|have|does|do) .{1,40} to do with|qui[eé]n (?:habl|mencion|dijo)\p{L}*|qu[eé] tienen? que ver|no|not|nope|i (?:meant|asked|said|told|already|do ?n['’]?t|did ?n['’]?t)|that['’]?s not|but i|forget|please|you (?:didn['’]?t|are(?:n['’]?t)? not|answered)|sorry|goodness|good lord|perd[oó]n|pero|yo (?:no|pregunt|habl|lo que)|tampoco|ya (?:te|le|lo)|digo)(?!\p{L})/iu

/** Tells whether a message begins as one that turns down what was just said: of 144 such, 6 went on with it. */
export function turnsDown(message: string): boolean {
  return opensAgainst.test(message.trim())
}

/** What else may stand before the words that count. */
const interjections =
  /^(?:(?:no+|nope|well|but|oh|ok(?:ay)?|wait|look|listen|sorry|pardon|bueno|pero|oiga|oye|mire|mira|perdone?|disculpe|ay|que|ya le dije(?: que)?|ya te dije(?: que)?|i told you)\b[\s,.!:;…-]*)+/iu
const saysMeant =
  /\bi (?:really |actually |just )?(?:asked|meant|was asking)(?: (?:you )?about)?\W*$|,? ?(?:as )?i told you\W*$/iu
const denies = /^(?:and )?(?:not?|ni|nunca|no (?:es|era|del?))\s(?!\w+ (?:i|yo)\b)/iu

/** A clause that says what was not asked, and the end of one that does. */
const notAsked =
  /\b(?:did(?:n['’]?t| not)|never|was(?:n['’]?t| not)) (?:ask|say|mean|mention)\w*\b|\bno (?:le |te )?(?:pregunt|dij|habl|ped)\w*/iu
const notThat =
  /[,;]?\s+(?:and )?(?:not|no) (?:about |the |my |a |de |del |la |el |los |las )*[\p{L} ]{2,30}[.!]*$/iu

/** Words in capitals, where not all is: what was meant, said louder. */
const loud = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu
const putsRight =
  /^(?:no|not|nope|wait|pero|but)\b|\b(?:ask|said|say|meant|mean|told|pregunt|dije|dijo|hablo)\w*/iu

/** Tells whether some words are said louder than the others, to put the coach right: no abbreviation that it used. */
function isLoud(message: string, before: string): boolean {
  const words = [...message.matchAll(loud)].map(([word]) => word)
  const isNew = words.some((word) => !before.includes(word) && !/^NO$/u.test(word))
  const isFew = !isQuestion(message) && message.trim().split(/\s+/u).length <= mostLoudAlone
  return isNew && (isFew || (/\p{Ll}{2}/u.test(message) && putsRight.test(message)))
}

/** So few words in capitals say nothing else. */
const mostLoudAlone = 2

function clausesOf(message: string): readonly string[] {
  return message
    .split(/(?<=[.!?;…,])\s+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

function isLed(clause: string): boolean {
  const found = leads.exec(clause)
  return found !== null && found[0].trim() !== ''
}

/** A clause without what brings it in. */
function stripped(clause: string): string {
  return clause
    .replace(leads, '')
    .replace(interjections, '')
    .replace(/^(?:it|that)(?:'s|’s| is| was) (?=.*\bi (?:asked|meant))/iu, '')
    .replace(saysMeant, '')
    .replace(notThat, '')
    .trim()
}

/** So few words of its own lean on what was said, and put nothing right. */
const fewestStems = 2

/** What is said beside a denial of what the coach had just spoken of. */
function notAbout(message: string, before: string): string | undefined {
  const isDenied = deniedAfter(message, before).length > 0
  const left = isDenied ? withoutDeniedSubject(message) : message
  return left !== message && stemsIn(left).size >= fewestStems ? left : undefined
}

/**
 * Hears a correction or a complaint.
 *
 * @param message - what the person typed.
 * @param before - what the coach had just said; where it had said nothing there is nothing to put right.
 * @returns what was meant, in the person's own words, empty where they only complain; undefined where the
 *   message is something else.
 */
export function correctionIn(message: string, before: string): string | undefined {
  if (before === '') return undefined
  const clauses = clausesOf(message)
  const words = normalise(message)
  const isPutRight = clauses.some(isLed) || complains.test(words) || isLoud(message, before)
  if (!isPutRight) return notAbout(message, before)
  const left = clauses
    .filter((clause) => !notAsked.test(clause))
    .filter((clause) => isLed(clause) || !complains.test(normalise(clause)))
    .filter((clause) => isLed(clause) || !denies.test(clause.replace(/^no[,.!\s]+(?=no\b)/iu, '')))
    .map(stripped)
    .filter((clause) => /\p{L}{3}/u.test(clause))
  return left.join(' ')
}
