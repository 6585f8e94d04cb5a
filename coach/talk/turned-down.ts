/** Hears which words of the coach somebody turns down: "she can't stand eggs", "he won't have an alarm", "forget the lamps". */

import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { stem } from '../text/stem.ts'
import { namingStems } from '../text/stems.ts'
import { isPressed } from './acts.ts'
import { isReproach } from './corrections.ts'

const refuses = pattern(
  '(not|no|never|nor|without|hates?|hated|detest*|dislike*|refus*|forget|stop|quit|allerg*|intoleran*|rather than|instead of|(sick|tired) of|gives? (me|him|her|us) (the runs|gas|wind|heartburn|cramps)|(upsets?|disagrees with) (me|him|her|my|his)|(he|she|i|we) (does|do) not need|makes? (me|him|her) (feel )?(sick|ill|queasy)|(burns?|hurts?) (my|me|his|her)|repeats? on (me|him|her)|ni|nunca|sin|odi[oa]|olvid*|dejese|basta|hart[oa]|en (vez|lugar) de|se niega|(me|le) (cae*|hace*|sienta*) (mal|pesad[oa]|dano)|(me|le) dan? (acidez|agruras|gases|diarrea|asco)|(me|le) repiten?|again $|otra vez $|told (you|u)|ya (le|te) dije)',
)
/** Who asks, or says how little, turns nothing down. */
const tellsHow = pattern(
  '(enough(?! of)|know|knows|understand|sure|remember|far|long|much|often|well|properly|why|how|what|suficiente|bastante|entiend*|segur[oa]|recuerd*|lejos|much[oa]s?|bien|por que|como|que es)',
)
/** "Not for a club", "no computers": turned down whatever was said before. */
const rightBehind = (term: string) =>
  pattern(
    `(not|no|forget|without|ni|sin) ((about|for|the|a|an|any|my|from|to|by|por|de|la|el|los|las|un|una|[a-z]+ (or|nor|and|o|ni|y)) )*${term}*`,
  )
/** Plainly not wanted, whether the coach spoke of it or not: "I don't want exercise", "no more lists". */
const unwanted = (term: string) =>
  pattern(
    `((do|does) not (want|like)|no (quier[eo]|me gustan?)|no more|without|basta de|something without) (to |any |the |a |do |doing |hacer |el |la |los |las |mas )*${term}*(?! (alone|far|by (myself|himself|herself)|sol[oa]|lejos))`,
  )

/** "One without bread", "una que no lleve pan": what is asked for shall do without it, whoever spoke of it. */
const leftOutOf = (term: string) =>
  pattern(
    `(one|ones|something|anything|another|idea*|tip*|way|un[oa]?|algo|otr[oa]s?|idea|forma) ((that|which) (has|have|needs?|uses?|takes?) no|with no|without|sin|que no (lleve*|tenga*|use*|necesite*|pida*)) (any |the |a |el |la |los |las |un |una )*${term}*`,
  )

// "My hand shakes, I can't write much."
const cannotDo = pattern(
  '(can not|could not|no puedo|no puede) ((really|even|face|manage|bear|use|do|hear|climb|on|the|a|el|la|las|los|por|oir|usar|subir|bajar) )*(stairs|steps|swim*|danc*|kneel*|knit*|sew*|escaleras?|nadar|bailar|arrodillar*|tejer|coser|writ*(?! (him|her|it|them|this|that|[a-z]+) off)|cook*|phone|telephone|screen*|computer*|escribir|cocinar|telefono|pantalla*)',
)

const doings: ReadonlySet<string> = termsIn(
  'write cook cooker phone telephone screen computer stairs steps swim swimming dance dancing kneel knit knitting sew sewing escribir cocinar telefono pantalla escalera escaleras nadar bailar arrodillarme tejer coser',
)
/** "It is not at night": an hour is put right, and nothing is turned down. */
const ofTime: ReadonlySet<string> = termsIn(
  'night nights evening morning afternoon day days week month year hour minute time noche noches dia dias manana tarde tardes semana mes ano hora minuto madrugada',
)

/** Whoever turns down one of the first has no use for the others either. In both languages. */
const rows: readonly (readonly [string, string])[] = [
  [
    'write writing notebook notes diary journal escribir escribirlo cuaderno libreta diario',
    'written note paper list pen pencil escriba escribo anote anotar papel lista lapiz',
  ],
  [
    'cook cooking cooker cocinar',
    'pot pan stew recipe oven stove chop bake cocine olla sarten guiso receta horno hornilla estufa picar',
  ],
  [
    'exercise ejercicio ejercicios gym gimnasio',
    'walk step march stretch camine caminar pasos marche estire gimnasia',
  ],
  ['group club class grupo club clase', 'classes grupos clubes clases taller'],
  ['church mass iglesia misa', 'parish priest pastor pray prayer parroquia rezar oracion'],
  ['screen computer internet pantalla computadora ordenador', 'online app video videollamada'],
  [
    'stairs stair escaleras escalera',
    'rail upstairs downstairs banister pasamanos barandal escalon escalones',
  ],
  ['breath respirar', 'breathe respire respiracion'],
]

/** Each word of the first, with all of its row. */
const kindred: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(([named, others]) => {
    const terms = [...termsIn(named), ...termsIn(others)]
    return [...termsIn(named)].map((term): [string, readonly string[]] => [term, terms])
  }),
)

/** Words that were turned down, with all that goes with them. */
function withKindred(terms: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...terms].flatMap((term) => kindred.get(term) ?? [term]))
}

/** The words of a text without their endings. */
export function termsIn(text: string): ReadonlySet<string> {
  return new Set(
    normalise(text)
      .split(/[ .]+/u)
      .flatMap((word) => (word === '' ? [] : (stem(word) ?? []))),
  )
}

function namedIn(text: string): readonly string[] {
  const words = normalise(text).split(/[ .]+/u)
  return words.flatMap((word) => (namingStems(word).size > 0 ? (stem(word) ?? []) : []))
}

interface Clause {
  readonly text: string
  readonly words: string
}

function clausesOf(message: string): readonly Clause[] {
  return message
    .split(/(?<=[.!?;:,])\s+|\s+(?=(?:and|but|because|so|y|pero|porque)\s)/iu)
    .map((text) => ({ text, words: normalise(text) }))
}

function isRefusal({ text, words }: Clause): boolean {
  if (isReproach(words)) return true
  const isPlain = cannotDo.test(words) || (refuses.test(words) && !tellsHow.test(words))
  return isPlain && !text.trimEnd().endsWith('?')
}

/** What was tried, or is only pointed at by the no that follows: "The notebook? I tried it. No use." */
const pointsBack = pattern(
  '(tried|would mean|heart for (that|it)|not for me|never again|probe|intente|para eso|nunca mas)',
)

/** A thing that was given a try, named by whoever did, and that it failed: "I tried giving him towels to fold. No use." */
const triedThat = pattern('(tried|probe|probamos|intente) .. (giving|with|to give|con|darle)')
const toNoUse = pattern(
  '(no (use|good)|useless|did not (help|work)|throws?|threw|spat|spits|refus*|hates?|will not have|no (me |le )?sirve|no (me |le )?sirvio|no quiso|l[oa]s? tira)',
)
const ofTrying: ReadonlySet<string> = termsIn(
  'try tried give giving probe probamos intente chair silla',
)

/** The clauses that turn something down: those with a no, and what a no without a thing of its own stands behind. */
function refusalsIn(clauses: readonly Clause[], offered: ReadonlySet<string>): readonly Clause[] {
  const namesOffered = ({ text }: Clause) => namedIn(text).some((term) => offered.has(term))
  return clauses.filter((clause, at) => {
    if (isRefusal(clause)) return true
    const next = clauses[at + 1]
    if (!next || !isRefusal(next) || namesOffered(next)) return false
    if (triedThat.test(clause.words) && toNoUse.test(next.words)) return !clause.text.includes('?')
    if (!namesOffered(clause)) return false
    return pointsBack.test(`${clause.words} . ${next.words}`) && !clause.text.includes('?')
  })
}

/**
 * What was turned down so far, and what a message adds to it or takes up again.
 *
 * @param before - the words, without their endings, that were turned down in the talk.
 * @param message - what the person typed.
 * @param said - what the coach had just said: only its words are turned down.
 * @param told - what the person typed before: of their own words none but those right behind a no.
 */
export function turnedDown(
  before: ReadonlySet<string>,
  message: string,
  said: string,
  told: readonly string[],
): ReadonlySet<string> {
  if (isPressed(message)) return before
  const offered = termsIn(said)
  const clauses = clausesOf(message)
  const refusals = new Set(refusalsIn(clauses, offered))
  const takenUp = clauses
    .flatMap((clause) => (refusals.has(clause) ? [] : [clause.text]))
    .join(' . ')
  const own = termsIn([...told, takenUp].join(' . '))
  const refused = [...refusals].flatMap(({ text, words }) =>
    namedIn(text).filter((term) => {
      if (ofTime.has(term)) return false
      if (doings.has(term) && cannotDo.test(words)) return true
      if (leftOutOf(term).test(words)) return true
      if (kindred.has(term) && unwanted(term).test(words)) return true
      const isOffered = (kindred.get(term) ?? [term]).some((each) => offered.has(each))
      const isTried = triedThat.test(words)
      if (isTried && ofTrying.has(term)) return false
      return isTried || (isOffered && (!own.has(term) || rightBehind(term).test(words)))
    }),
  )
  const again = termsIn(takenUp)
  const left = [...before].filter(
    (term) => !again.has(term) || rightBehind(term).test(normalise(takenUp)),
  )
  return new Set([...left, ...refused])
}

/** Says plainly that something is not eaten or liked, whatever the coach said. */
const cannotHave =
  /(?<!says? |said |told |tells )(?:hates?|detests?|allerg\w+ to|(?:can['’]?t|can ?not|won['’]?t|doesn['’]?t|don['’]?t|do not|does not) (?:stand|abide|bear|like|digest)|no (?:me|le) gustan?|odi[oa]|no (?:puedo|puede) (?:ni )?ver|al[eé]rgic[oa]s? (?:a|al)|(?:me|le) caen? mal)\s+(?:(?:the|any|to|el|la|los|las|ni|a)\s+)*(?<what>\p{L}{3,})(?!\p{L})(?:\s+(?:and|or|nor|y|o|ni)\s+(?<more>\p{L}{3,}))?(?!\p{L}|\s+(?:alone|late|early|cold|hot|out|in|at|by|sol[oa]|tarde|temprano|fr[ií][oa]))/giu

/**
 * What somebody told that they cannot have or stand: words without their endings. A question takes none of it back.
 *
 * @param told - what they typed.
 */
export function refusedIn(told: readonly string[]): ReadonlySet<string> {
  const own = told.filter((text) => !isOfOthers.test(text))
  const named = own.flatMap((text) =>
    [...text.matchAll(cannotHave)].flatMap(({ groups }) =>
      [groups?.['what'] ?? '', groups?.['more'] ?? ''].filter((word) => !isGeneral.test(word)),
    ),
  )
  // Who asks how to cook something takes it up again.
  const isNoCook = noCooking.test(told.findLast((text) => ofCooking.test(text)) ?? '')
  const isNoStairs = told.some((text) => hurtsOnStairs.test(text) && asksExercise.test(text))
  const implied = [...(isNoCook ? ['cook'] : []), ...(isNoStairs ? ['stairs'] : [])]
  return termsIn([...named, ...implied].join(' '))
}

const ofCooking = /\b(?:cook|boil|fry|bake|cocin|herv|hierv)/iu

/** Needs food that takes no cooking, whether told or asked. */
const noCooking =
  /\b(?:no|without|(?:can['’]?t|cannot|don['’]?t|not) (?:be bothered to|bother to|want to|feel like)|sin|no (?:quiero|puedo|me dan ganas de)) (?:any |the )?(?:cook(?:ing)?|cocinar)\b/iu

/** Tells of others, or of what is past, and not of whoever asks. */
const isOfOthers =
  /\bbut (?:i|we) (?:do|like|love)\b|\bbut now i\b|\bused to (?:hate|dislike)|a m[ií] s[ií]|\byo (?:no|s[ií])\b|(?:mother|mom|mum|father|dad|husband|wife|son|daughter|sister|brother|marido|espos[oa]|mujer|madre|mam[aá]|padre|pap[aá]|herman[oa]|niet[oa]|hij[oa])\b[^?]*(?:what (?:should|can|could|do) i (?:eat|have|cook)\b|for (?:myself|my own)|my own|como yo\b|yo para)/iu

/** Asks for exercise beside what hurts: that is not it. */
const hurtsOnStairs =
  /\b(?:hurt|ache|pain|sore|duele|dolor)\w*\b[^.?!]*\b(?:stairs|escaleras?)\b|\b(?:stairs|escaleras)\b[^.?!]*\b(?:hurt|ache|duelen|matan)\w*/iu
const asksExercise = /\b(?:exercis\w*|moves?|ejercicios?)\b[^.!]*\?/iu

/** Names nothing that could be left out. */
const isGeneral =
  /^(?:it|that|this|much|anything|nothing|them|him|her|me|more|alone|eating|eat|cook|going|being|having|sleeping|talking|asking|comer|comerl[oa]s?|ir|estar|tener|dormir|eso|esto|nada|mucho|m[aá]s|bien|mal|sol[oa]|\p{L}+days?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)$/iu

/** What keeps a person safe is said, whatever they would rather not hear. */
export const ofCare =
  /\b(?:do not drive|let others drive|on insulin|no (?:conduzca|maneje)|doctor|nurse|pharmacist|dietitian|warfarin|insulin|low|losing weight|eating much less|bank|twice or not|two hours|dos horas|(?<!\d[ -]?)\d{3}(?![ -]?\d)|insulina|banco|enfermera|farmac\w+|dietista|warfarina)\b|\b(?:falls?|drops?|baja|baje)\b[^.]{0,30}\b(?:sugar|glucose|az[uú]car|glucosa)|\b(?:sugar|glucose|az[uú]car|glucosa)\b[^.]{0,30}\b(?:falls?|drops?|baja|baje)\b|m[eé]dic[oa]|\{(?:emergency|crisis|poison)\}/iu

/**
 * Tells whether a piece of an answer names what was turned down, or what goes with it, and is no matter of safety.
 *
 * @param piece - a sentence, or an item of a list.
 * @param terms - what was turned down.
 */
export function isBarredTerm(piece: string, terms: ReadonlySet<string>): boolean {
  return !ofCare.test(piece) && namesAny(piece, terms)
}

/** Tells whether a piece names any of some words, or both of two that are one thing. */
export function namesAny(piece: string, terms: ReadonlySet<string>): boolean {
  const barred = withKindred(terms)
  const named = termsIn(piece.replace(doneWithout, ' '))
  return [...barred].some((term) => term.split('+').every((part) => named.has(part)))
}

/** A line that does without it rests on it as little as one that is silent. */
const doneWithout = /\b(?:no|not|without|never|sin|ni|nada de)\s+(?:a\s+|the\s+|any\s+)?\p{L}+/giu
