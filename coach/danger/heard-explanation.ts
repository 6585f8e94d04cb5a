/** Hears that a sign was explained: who looked at it, how old it is, that it is not so, or that it was put badly. */

import { feelingIn } from '../conversation/feelings.ts'
import { isDeathDenied, withoutDeniedDeath } from '../safety/explained.ts'
import type { SafetyCode } from '../safety/codes.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { loudEnough } from '../safety/softened.ts'
import { normalise, normaliseWithCommas } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { heard, isAnyIn } from './heard-report.ts'

const professional =
  '(doctor|doctors|gp|dentist|nurse|consultant|specialist|surgeon|physio*|optician|cardiologist|neurologist|hospital|clinic|doctora?|doctores|medic[oa]s?|dentista|enfermer[oa]|especialista|cardiolog[oa]|neurolog[oa])'
const looked =
  '(looked|seen|saw|checked|examined|tested|scanned|treats|treated|knows|said|says|told|explained|cleared|diagnosed|vio|ha visto|han visto|reviso|revisaron|miro|sabe|dijo|dijeron|explico|conoce|examino|trata|atendio)'
const number =
  '(a|an|a couple of|one|two|three|four|five|six|seven|eight|ten|many|some|several|[0-9]+)'
const numero = '(un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|muchos|unos|varios|[0-9]+)'

/** Who looked at it, or how old it is: said of the sign itself. */
const ofSign: readonly RegExp[] = [
  // Somebody who knows has looked at it.
  `${professional} .. (has |have |already |ya |me |lo |la |le )*${looked}|(has|have|was|been) ${looked} .. (by|at) .. ${professional}|(me|lo|la|le) (vio|reviso|miro|ha visto|examino|atendio|dijo|explico) .. ${professional}|(injection|jab|anesthetic|anaesthetic|anestesia|inyeccion|operation|operacion|gotas) .. (from|by|at|del?|por) .. ${professional}|(said|told|dijo|dijeron) .. (wears off|will pass|passes|se (me )?(quita|pasa))`,
  // It is old.
  `(for|these|about) (the )?(past |last )?(over )?${number} .. (years|months)|${number} .. (years|months|weeks) (ago|now|old|back)|last (year|winter|spring|summer|autumn|month)|(since|as) (i was )?(a )?(child|boy|girl|birth|young)|(all|most of) my life|(is|was|an|my|old|such an) old .. (one|injury|wound|trouble|thing|problem|scar|stroke|fall|eye*|hip|knee|shoulder)|always (had|been|done)|(is|are|was) not (new|sudden)|long ago`,
  `(hace|desde hace|lleva|llevo|tengo|tiene) (ya )?${numero} (anos|ano|meses|mes|semanas)|(el|la) (ano|mes|invierno|verano|primavera) pasad[oa]|desde (chic[oa]|nin[oa]|joven|siempre)|de (siempre|nacimiento|toda la vida)|toda (mi|la) vida|(vieja|viejo|antigua|antiguo|cronic[oa])|no es (nuev[oa]|de ahora|reciente)`,
].map(heard)

/** That it is not so. */
const notSo: readonly RegExp[] = [
  // Nobody does it, or it did not happen.
  '(no|not an|not a|not any|never an) (real )?emergency|nothing (like that|of the (kind|sort))|nothing .. wrong with (him|her|them|me|us|my)|(ninguna|no hay|no es (una|ninguna)) emergencia|nada de eso|(nobody|no one|none of us) .. (fell|fallen|hit|banged|knocked|ill|sick|fainted|choking)|nadie (se |me |nos )?.. (cayo|golpeo|pego|enferm[oa]|desmayo)|(nobody|no one|none of us) .. (in|at) (any )?(danger|risk)|nadie .. (peligro|riesgo)|(nobody|no ?body|no one|none of us) .. (is|was|has|here|hits|hurts|hurting|gets|at me)|(did|do|does|am|is|was|are|have|has) (not|never) .. (hit|hurt|hurting|bang*|fall|fell|fallen|confus*|muddl*|drink|drunk|pain|bleed*|dizzy|numb|stroke|shak*|at risk|heart|emergency|danger|head|blood thinners?|alcohol|abus*|gas|low|depress*)(?! (any(thing|where)? )?else)|(no|nor) (stroke|chest pain|pain|bleeding|bump|alcohol|danger|emergency|confusion|harm)|(it|this|that) (is|was) (not|only|just) .. (a |an |my |about )?.. (stroke|heart|emergency|fall|joint|muscle|arm|knee|tired*|worn|lonel*|lonesome|bored|way i talk)|(mind|head|memory) is (fine|clear|all right|sharp)',
  '(nadie|ninguno) .. (me|le|nos|tiene|esta|se|hace|lastima|pega)|no .. (golpe*|pegue|pego|cai|cayo|duele|dolor|confundid*|bebo|tomo|bebe|toma|alcohol|sangr*|derrame|infarto|emergencia|peligro|cabeza|anticoagul*|mare*|tiembl*|maltrat*|deprimid*)|(es|era|estoy|ando) (solo|nomas|nada mas|puro|pura) .. [a-z]+|me (levante|pare) sol[oa]|(camino|ando) (bien|por)',
  '(has|have|had) (had )?.. (dementia|alzheimer*|parkinson*|tremor)|(tiene|tengo) .. (demencia|alzheimer|parkinson|temblor)|(got|get) up (by |all by )?(my|him|her)sel*|(walk*|up and|out and) about',
].map(heard)

/** "Not hard" denies how much, and not the knock. */
export const ofDegree = pattern(
  '(not|never|no) .. (it |me |him |her )?(hard|badly|(that|so|too) (bad|badly|hard)|very|fuerte|duro|tan|tanto)',
)

/** That it was put or taken badly. */
const badly: readonly RegExp[] = [
  'misspoke|mistyped|(put|said|wrote|typed) (it|that|this) .. (badly|wrong|wrongly|clumsily)|wrong (word*|end of the stick)|(came|come) out wrong|you .. (misread|misheard|mistook|misunderst*|got .. wrong)|i (only |just )?(meant|asked)|i only (said|wanted)|(was|am|are) (only |just )?(talking|asking) (only |just )?about',
  'me exprese mal|(lo |le )?(dije|escribi|puse|explique) mal|me equivoque|(me |usted )?(entendio|entendiste|oyo|leyo) mal|(queria|quise) decir|me referia|yo hablaba|(solo|nomas|nada mas) .. (preguntaba|pregunte|queria|decia)|(le|te) (hablo|hablaba|pregunto|preguntaba) (de|por|sobre)|soy yo (la|el) que|(he sido|fui|era) yo',
].map(heard)

const grieving = heard(
  '(miss|missing) (him|her|them|my|our)|(la|lo|le|los) (extran[oa]|echo (mucho |tanto )?de menos)|(extran[oa]|echo (mucho |tanto )?de menos) a|me hace[n]? (mucha |tanta )?falta|((?<!good )grief|grieving|mourning|duelo|luto)',
)

/** What takes an explanation back: it goes on, or comes and goes. */
const still =
  / (?:still|again|like this (?:last|then|before|too)|was like this|(?:not|i|we|it|she|he) wait|wait (?:for|until|till)|esper(?:o|ar|amos|e) (?:al|a|hasta)|(?<!mak\w+ (?:the |his |her |it |things |my )?(?:\w+ )?)worse|culpa|culpable|my fault|to blame|worsening|keeps|sweat\w*|(?:afraid|scared)(?! (?:of|to) (?:the |my |a )?(?:slip|fall|trip|walk|stair|bath|shower|step|stand|wash|go))|hurts (?:too|so|more)|not (?:gone|stopped|eased)|(?:off|from|on) the floor|del (?:piso|suelo)|right now|today|since (?:this|last|yesterday)|hoy|ahorita|otra vez|sigue|siguen|peor|miedo(?! (?:(?:de|a|al) )?(?:que se |la |el |las )?(?:caer|cai|resbal|tropez|escaler|ban|calle|camin|agua))|ambulance|ambulancia) /u

/**
 * Tells whether a sign is explained.
 *
 * @param message - what the person replied to a fixed text or a step.
 * @returns true where one clause explains it, and nothing says that it goes on.
 */
export function explainsIn(message: string): boolean {
  return hasClause(
    message.replace(ofWhom, ' '),
    (clause) =>
      isAnyIn(clause, badly) ||
      (isAnyIn(clause, notSo) && !ofDegree.test(clause)) ||
      isOldIn(clause),
  )
}

/**
 * Tells whether the sign is old, or somebody who knows has looked at it.
 *
 * @param message - what the person replied to a fixed text or a step.
 */
export function isOfLongAgo(message: string): boolean {
  return hasClause(message, isOldIn)
}

function isOldIn(clause: string): boolean {
  return ofIt.test(clause) && isAnyIn(clause, ofSign)
}

function hasClause(message: string, isWanted: (clause: string) => boolean): boolean {
  const whole = normaliseWithCommas(message)
  if (goesOnIn(whole)) return false
  return whole
    .split(/ [.,] /u)
    .map((clause) => ` ${clause.trim()} `)
    .some(isWanted)
}

/** That it is the sign itself of which a clause speaks. */
const ofIt =
  / (?:it|this|that|old|the (?:stroke|fall|attack|operation|accident|bleed)|el (?:derrame|infarto|golpe|accidente)|la (?:caida|operacion)|lo|la|eso|esto|lesion|viej[oa]|me (?:vio|reviso|examino|atendio|hizo|hicieron)) /u
/** A pain that is not felt now goes on no more, nor does what needs no ambulance. */
const notNow =
  / (?:did not|have not|has not|no me|no se) (?:fall|fallen|slip|faint|pass out|hit|cai|caido|cayo|desmaye|golpee)(?: [a-z]+){0,2} (?:today|now|hoy|ahora) | (?:no (?:me |le )?(?:ha )?(?:duele|dolia|dolido)(?: nada| ya)?|(?:not|no longer|no) (?:hurting|pain|aching)) (?:ahorita|hoy|ahora|right now|now|today) | no (?:necesito|quiero|hace falta)(?: (?:una|la|ninguna))? ambulancia | (?:not|no)(?: (?:need|want|call|send))?(?: (?:an|the|any))? ambulance | (?:afraid|scared|frightened|nervous|worried)(?: [a-z]+){0,2} (?:fall\w*|slip\w*|trip\w*|going down|go down)(?: [a-z]+){0,2} again | (?:miedo|temor)(?: (?:a|de|que|se|me|volver)){1,4} (?:caer\w*|caig\w*|resbal\w*)(?: [a-z]+)? (?:otra vez|de nuevo) | (?:is|am|are|feels?|feeling|esta|estoy|anda|ando|sigue) (?:all |quite |perfectly |muy |ya )?(?:fine|well|ok|okay|right|alright|better|good|bien|mejor)(?: (?:today|now|right now|hoy|ahora|ahorita))? /u

/**
 * Tells whether what was told goes on or gets worse.
 *
 * @param text - normalised.
 */
export function goesOnIn(text: string): boolean {
  return still.test(text.replace(notNow, ' '))
}

/**
 * Tells whether a message says that it was put or taken badly.
 *
 * @param text - normalised.
 */
export function takesBackIn(text: string): boolean {
  return isAnyIn(text.replace(ofWhom, ' '), badly)
}

/** "I meant my mother, not me": says of whom it is told, and takes nothing back. */
const ofWhom =
  /(?<!\p{L})(?:(?:i meant|i mean|i(?:['’]| a)m talking about|it(?:['’]| i)s about) (?:my )?(?:mother|father|mum|mom|mam|dad|wife|husband|sister|brother|son|daughter|friend|aunt|uncle|her|him|them)[ ,.]+not me|(?:digo|hablo de|me refiero a|es) (?:a )?mi (?:madre|padre|mam[aá]|pap[aá]|espos[oa]|marido|mujer|herman[oa]|hij[oa]|abuel[oa]|suegr[oa])[ ,.]+no (?:a |de )?(?:m[ií]|yo))(?!\p{L})/giu

/**
 * Tells whether somebody is missed.
 *
 * @param text - normalised.
 */
export function grievesIn(text: string): boolean {
  return grieving.test(text)
}

/** A time, a way or somebody else: with any of them a denial is not the whole answer. */
const besideDenial = pattern(
  '(today|tonight|yet|now|any ?more|longer|but|except|although|that is why|plan|plans|decided|quick|quickly|soon|in pain|stop|pills?|tablets?|gun|rope|knife|sleep|can not say|never said|says|said|might|not sure|maybe|alone|everyone|everybody|hoy|ahora|ya|todavia|aun|pero|plan|pronto|rapido|dolor|pastillas?|pistola|soga|quiza*|tal vez|sola|todos)',
)
/** Nor with these in what is said beside it. */
const besideIt = pattern(
  '(who|would|over|rest|peace|end|ends|ended|gone|descans*|acab*|termin*|paz|irme|ir con)',
)
/** A reason must be one that is felt: whom they miss, or what they are ashamed of. */
const reason = pattern('(just|only|because|solo|porque)')

/**
 * Tells whether one's own death is denied plainly, and nothing else is told of it: nothing at all, or what is felt
 * instead, such as whom they miss.
 *
 * @param message - what the person typed.
 */
export function deniesOnly(message: string): boolean {
  const text = normalise(message)
  if (!isDeathDenied(text) || besideDenial.test(text)) return false
  const rest = withoutDeniedDeath(message)
  const beside = normalise(rest)
  if (besideIt.test(beside) || isHeardIn(rest, 'suicide_self_harm')) return false
  if (!reason.test(text)) return true
  const felt = feelingIn(rest)
  const isFelt = grievesIn(beside) || (felt !== undefined && !felt.isDespair)
  return rest !== message && isFelt && !isHeardIn(rest, 'severe_depression')
}

/** As loud as it must be told in a talk. */
function isHeardIn(rest: string, code: SafetyCode): boolean {
  return loudEnough(rest, hearSafety(rest), true).includes(code)
}

/** Denies the danger in the words that would tell it. */
const nobodyUnsafe = heard(
  '(nobody|no one|none of us|not anyone|am not|is not|are not|not) .. (unsafe|in (any )?danger|at risk)|(nadie|ninguno|no) .. (corre*|corro|esta*|estoy|hay) .. (en )?(ningun )?(peligro|riesgo)',
)

/**
 * Tells whether danger is denied in the words that would tell it.
 *
 * @param text - normalised.
 */
export function deniesDangerIn(text: string): boolean {
  return nobodyUnsafe.test(text)
}
