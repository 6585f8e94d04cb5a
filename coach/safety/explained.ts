/** Signs of danger that the message itself explains or denies: they alarm nobody. */

import { normalise } from '../text/normalise.ts'
import type { SafetyCode } from './codes.ts'
import { explanations } from './explanations.ts'
import { harmless } from './rules/harmless.ts'
import { viewOf, wordPattern, type WordPattern } from '../text/word-pattern.ts'

/**
 * What the taught model alone hears must be told with a word of the thing itself: of drink with giving it up or with the
 * drink, of low spirits with what they take away. Else "for two months" is enough to alarm.
 */
const needed: Partial<Record<SafetyCode, WordPattern>> = {
  alcohol_withdrawal: wordPattern(
    '{stopped}|{cortar}|{sureDrink}|{trago}|dry|drop|pledge|gota|abstinen*|a pelo|en seco',
  ),
  severe_depression: wordPattern(
    'sad*|cry*|cri(ed|es)|tears?|weep*|wept|sob*|hopeless*|hope|nothing|nothin|nobody|points?|pointless|reason|empty|emptiness|numb|low|down|dark*|gr[ae]y|black|flat|hollow|dead|die*|bed|blanket|(get|got|getting) (up|out|dressed)|out|outside|wash*|dress*|bath*|shower*|clothes|nightgown|pajamas|robe|eat*|ate|meal*|food|lonel*|alone|cares?|caring|matter*|feel*|felt|mood|depress*|joy|enjoy*|pleasure|laugh*|smil*|interest*|bother*|worth*|worthless|useless|use|life|live|living|lives|given?|gave|curtain*|blinds?|mail|phone|star(e|es|ing|ed)|wall|ceiling|any ?more|not want|wish*|drag*|heav*|light|color*|colour*|hate*|guilt*|fault|forgiv*|disappoint*|everything|sitting|without|burden|end|anything|nowhere|stopped|lost|quit|shut|trist*|llor*|lagrimas|nada|na|nadie|esperanza|sentido|para que|vaci[oa]|oscur*|negr[oa]|gris|muert[oa]|morir*|cama|ban[oa]*|lav[aeo]*|vest*|ropa|com[eoi]*|comida|sol[oa]|importa*|inporta*|sient*|sent*|animo|deprim*|alegr*|gusto|gusta|disfrut*|ganas|rei*|sonri*|interes*|vida|viv*|vale|sirv*|rend*|cortinas?|mir(o|a|ando)|pared|techo|ya no|culpa|carga|fuerzas|apag*|igual|llanto|desgan*|peso|alma|sal(go|gas|ir|e)|levant*',
  ),
}

/** One's own death denied, wherever it is said. */
const deniedDeath: readonly WordPattern[] = [
  '(am|is|are|was|be|feel) not .. (suicidal|going to (do|hurt|harm|kill|end)|thinking (of|about) (that|it|ending|dying|death|killing|suicide))|(do|does|did|would) not .. (want|wish|mean|plan|intend|feel like|think of|think about) (to )?(die|dying|be dead|(hurt*|harm*|kill*|do* away with) ([a-z]+sel(f|ves)|any*)|(hurt|harm|kill)|end* (it|things|my|his|her|their))(?! (my|him|her|them))|(would|will|could) (never|not) (do (that|such|it|anything|[a-z]+sel(f|ves) .. harm)|hurt|harm|kill|end|do away with|top|take my (own )?life)|(no|not any|without any) .. (wish|desire|plans?|intention|thoughts?) (to|of|for) (die|dying|death|suicide|end*|kill*|harm*|hurt*)|(not (at all )?|never (been )?)suicidal|(would |will |has |have |had )?never (said|say|says|told me) (that )?(she|he|i|they) (is|was|am|are|felt|feel|feels) suicidal|suicidal (me|i) . never|(nobody|no one|none of us) (here )?((wants|wanted|wishes|plans) to (die|be dead)|(said|mentioned|means) suicide|is in (any )?(danger|trouble))( here| at all)? (\\.|$)|(nobody|no one|none of us) (here )?((is|was) (talking|thinking|speaking) (of|about) (dying|death|suicide)|(is|was) (going|planning|trying) to (die|(kill|hurt|harm) [a-z]+sel(f|ves)))(?! (but|more|except|with|like|as|for|so|because|slowly))',
  'no .. (quiero|quiere|pienso|piensa|pensando|voy a|va a) .. (morir*|matar*|quitar*|hacerme|hacerse)|no (me|se) (quitaria|mataria|suicidaria|haria) ..|no (me|se) (quiero|quiere|voy a|va a) (morir*|matar*|quitar la vida|hacer dano)|no me (voy|vaya) a hacer nada|no (es|soy|esta|estoy) suicida|(ganas|intencion|idea) de (morir*|matar*|suicid*) (no|ninguna)|(sin|no tengo|ni) (ganas|intencion|idea) de (morir*|matar*|suicid*)|(ni|no) se me (ocurre|ocurriria|pasa) .. (matar*|morir*|suicid*|quitar*)|(nunca|jamas) (me )?(matar*|quitar* la vida|suicid*)|(morirme|matarme|matarse) no|no es que (me )?quiera (morir*|matar*)|nadie (aqui )?((se )?quiere (morir*|matar*)|(habla|hablo|esta hablando|piensa) (de|en) (morir*|matar*|la muerte|suicid*))( aqui)? (\\.|$)|nadie va a (morir*|matar*)(?! (por|pero|asi|como|mas|sin))',
].map(wordPattern)

/**
 * Tells whether one's own death is denied anywhere in a text.
 *
 * @param text - normalised.
 */
export function isDeathDenied(text: string): boolean {
  const view = viewOf(text)
  return deniedDeath.some((one) => one.isFoundIn(view))
}

/** "Not today" denies nothing. */
const isOpen = wordPattern(
  'today|yet|tonight|now|at the moment|this time|any ?more|hoy|todavia|aun|ahora|ahorita|but|pero',
)

const parts = /(?<=[.!?;:,\n])\s+|\s+(?=(?:but|pero|and|so|just|solo|sólo|y)\s)/iu

function without(message: string, isLeftOut: (text: string) => boolean): string {
  const pieces = message.split(parts)
  const left = pieces.filter((piece) => !isLeftOut(normalise(piece)))
  return left.length === pieces.length ? message : left.join(' ')
}

/** "Nobody wants to die, but I do." */
const exceptOne =
  /\b(?:nobody|no one|none of us|nadie)\b[^.!?]*\b(?:die|dying|dead|suicide|morir\w*|matar\w*)\b[^.!?]*\b(?:but|except|pero)\s+(?:i|me|he|she|yo|ella|él)\b/iu

/** Whoever types without stops may tell the danger in the same breath: then nothing is left out. */
const mostBesideDenial = 5
const wordsIn = (text: string) => text.split(' ').filter(Boolean).length

/**
 * Leaves out where one's own death is denied, and nothing else is said: "I do not want to die" tells of no
 * wish to die, nor of low spirits. Every other danger is to be heard in the whole message.
 *
 * @param message - what the person typed.
 * @returns the rest, or the message itself where nothing is denied.
 */
export function withoutDeniedDeath(message: string): string {
  if (exceptOne.test(message)) return message
  return without(message, (text) => {
    const view = viewOf(text)
    if (isOpen.isFoundIn(view)) return false
    const most = wordsIn(text) - mostBesideDenial
    return deniedDeath.some((one) => {
      const denial = one.partIn(view)
      return denial !== undefined && wordsIn(denial) >= most
    })
  })
}

/** What a denial of one's own death can deny. */
export const deniable: ReadonlySet<SafetyCode> = new Set(['suicide_self_harm', 'severe_depression'])

function isTale(text: string): boolean {
  const view = viewOf(text)
  return harmless.some((one) => one.isFoundIn(view))
}

/**
 * Leaves out what is denied, long past, of a story, an animal or a machine, as the rules do.
 *
 * @param message - what the person typed.
 * @returns the rest, or the message itself where there is nothing of the kind.
 */
export function withoutTales(message: string): string {
  return without(message, isTale)
}

/**
 * Says which codes a message does not explain.
 *
 * @param message - what the person typed.
 * @param heard - the codes.
 * @param isTold - whether a plain phrase told a code, which little explains away.
 * @returns those that stay.
 */
export function unexplained(
  message: string,
  heard: readonly SafetyCode[],
  isTold: (code: SafetyCode) => boolean,
): readonly SafetyCode[] {
  if (heard.length === 0) return heard
  const view = viewOf(normalise(message))
  const isExplained = (code: SafetyCode): boolean =>
    (!isTold(code) && needed[code]?.isFoundIn(view) === false) ||
    explanations.some(
      ({ codes, by, unless, isOfTold }) =>
        codes.includes(code) &&
        (isOfTold || !isTold(code)) &&
        by.every((part) => part.isFoundIn(view)) &&
        !unless.isFoundIn(view),
    )
  return heard.filter((code) => !isExplained(code))
}
