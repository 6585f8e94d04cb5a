/** Hears reports of safety and of help. In doubt whether a reply reports them, it does not. */

import { pattern } from '../text/pattern.ts'
import { normalise, normaliseWithCommas } from '../text/normalise.ts'

/** What may be reported: only what is told as so, here and now. */
export type Reported =
  | 'safe'
  | 'helped'
  | 'released'
  /** Something was done about it, and they are home again. */
  | 'treated'
  | 'onWay'
  /** New signs of what was told. */
  | 'worse'
  | 'company'
  | 'handed'
  /** That nobody was called yet, that the head was spared. */
  | 'notCalled'
  | 'noKnock'

const words = {
  kin: 'wife|husband|partner|son|sons|daughter|daughters|sister|brother|mother|father|aunt|uncle|niece|nephew|cousin|grandson|granddaughter|grandpa|grandma|neighbor|neighbour|neighbors|neighbours|next door|friend|friends|lodger|carer|caregiver|landlady|landlord|priest|pastor|vicar|rabbi|esposa|esposo|marido|mujer|pareja|hij[oa]s?|herman[oa]s?|madre|padre|tia|tio|sobrin[oa]|prim[oa]|niet[oa]s?|abuel[oa]|vecin[oa]s?|amig[oa]s?|cuidador[a]?|comadre|compadre|padrino|madrina|cunad[oa]|suegr[oa]|nuera|yerno|cura',
  helper:
    '(ambulance|paramedic*|medic|medics|doctor|doctors|nurse|nurses|police|policeman|policewoman|officer|officers|crew|crews|responders|firemen|firefighters|fire (crew|brigade|engine|department|men|people)|gas (people|man|men|company|engineer|crew|board|workers)|emergency (people|team|crew|services)|rescue*|help|ambulancia|paramedic[oa]s?|medic[oa]s?|doctora?|doctores|enfermer[oa]s?|policias?|bomberos|(gente|senores|senor|tecnico|tecnicos|los) del gas|socorristas?|rescatistas?|ayuda)',
  means:
    '(tablets?|pills?|medicines?|medicine|bottle|box|packet*|gun|pistol|rifle|shotgun|bolt|knife|knives|razor*|blade*|rope|belt|keys?|them|it|pastillas?|medicinas?|frasco|caja|pistola|arma|cuchillo*|navaja|cuerda|soga|llaves?)',
} as const

/** Compiles a pattern that may name kin, helpers and means. */
export function heard(source: string): RegExp {
  return pattern(source, words)
}

/** That a number was rung. */
export const called = [
  '(called|rang|rung|phoned|dialed|dialled) (\\d+|them|it|the|an|for|already|my|just|up|crisis|emergency)|(have|just|already|i|we|has) (called|rung|rang|phoned|dialed|dialled)|on the (phone|line) (to|with)|(911|999|112|operator|dispatcher|ambulance people) (said|says|say|tells?|told (me|us)) .. (minutes?|mins?|way|coming|now)',
  '(ya )?(?<!(que|q|no|para|cuando|si|me|nos) )(llame|llamamos|marque|marcamos)|(?<!(que|q|no) )(hable|hablamos) (al|a la|con)|(estoy|estamos) (hablando|al telefono|en la linea)|(el 911|el 112|la operadora|el operador|los de la ambulancia) (dice|dicen|dijo|dijeron|me dijo|me dijeron) .. (minutos?|camino|vienen|tardan?)',
].map(heard)

/** That the head was spared. */
const noKnock = heard(
  '(has|have|had|did) not (hit|hurt|bang(ed)?|bump(ed)?|knock(ed)?) (his|her|my|their|the) head|not think (he|she|they) (hit|banged|bumped|knocked) .. head|no se (ha )?(peg*|golpe*|dio|dado) .. cabeza',
)

/** Nobody is there, and not only told of nothing. */
export const nobodyThere =
  '(?<!(llamado|avisado|dicho|contado|hablado|llame|avise) (a |con )?)nadie'

/** That nobody was called yet: neither a yes nor half of one to whether they did. */
const notCalled = heard(
  '(have|has|did) not .. (called|call|rung|rang|ring|phoned|phone) (them|anybody|anyone|yet|911|999|112)|no (he|hemos|ha|han) llamado|(todavia|aun) no (llam*|marc*)',
)

const helped = [
  '{helper} .. (here|arrived|inside|with (me|us|him|her|them)|at the door|through the door|on (its|the|their|his|her) way|just come|has come|have come|came|coming)',
  '{helper} .. (aqui|en camino|en la puerta|adentro|conmigo|con nosotros|con (el|ella))',
  '(llego|llegaron|vino|vinieron|entraron|ya viene|ya vienen|llegando) .. {helper}',
  '(aqui|ya) (esta|estan) .. {helper}',
  '(esta|estan) (ya )?(aqui|conmigo|en camino) .. {helper}',
  '(called|rang|rung|phoned|dialed|dialled) ... (on (the|their|its) way|coming)',
  '(llame|llamamos|marque|marcamos|hable) ... (en camino|vienen|viene ya)',
  '(police|ambulance|paramedics) .. (took|taken|has|have|got) (him|her|them|me|us)(?! (to|not|been|a|an|the|some))',
  '(policia|ambulancia) .. (lo|la|me|nos) (llevo|llevaron)',
  '({helper}|they) .. (took|taken|taking) ... (hospital|emergency room|er|clinic)',
  '(llevaron|llevo|llevan|llevando) ... (hospital|urgencias|emergencias|clinica|ambulancia)',
  '(they|crew|crews|{helper}) (are|is) ([a-z]+ ){0,3}taking (him|her|them|me|us|my ({kin})) (in|away|off)',
  '(they|crew|crews) (have |had |just )?(took|taken) (him|her|them|my ({kin}))( away| in| off)?( now| just now)? $',
  '(ya )?se (lo|la) (llevaron|llevo la ambulancia|estan llevando)( ya| al| en| $)',
  '{helper} .. (saw|seen|checked|examined|treated|looked at|looking after) (me|us|him|her|them)',
  '(me|nos|lo|la) (vio|reviso|atendio|atendieron|revisaron|estan atendiendo|esta atendiendo) .. {helper}',
  '(i am|we are|she is|he is|they are) .. (in|at) (the )?(hospital|emergency room|er|casualty|urgent care)',
  '(?<!he )(?<!she )(drove|took|brought|rushed) me (straight |right )?to (the )?(hospital|emergency room|er|casualty|urgent care)',
  '(me|nos) (llevo|llevaron) (al hospital|a urgencias|a emergencias)',
  '(estoy|estamos|esta) .. en (el hospital|urgencias|emergencias|la clinica|la ambulancia)',
].map(heard)

/** Doctors have looked, and found nothing: what they looked with, and where. */
const clear = heard(
  '(scan|ct|x ?rays?|tests?) .. (was|were|is|are|came (back|out)) .. (fine|clear|normal|ok|okay|all right|good)|(scanned|x rayed) (me|him|her|us|(my|his|her|their) (head|brain|hip|hips|chest|neck|back|leg|arm|wrist|knee)) ([a-z]+ ){0,3}(it|all|everything) (was|is|came back) (all )?(fine|clear|normal|ok|okay|all right|good)|(tomografia|radiografia|placa|escaner|resonancia|pruebas?|examenes) .. (salio|salieron|estuvo|estuvieron|dio|dieron) .. (bien|normal|normales|limpi[oa])',
)
/** Doctors looked inside, and it was not there: a no that doubts nothing. */
const nothingFound = heard(
  '(they|doctors?) ([a-z]+ )?(scanned|x rayed) (me|him|her|us)( [a-z]+){0,3} no (bleed*|break|fracture*|concussion|clot*)|(scan|ct|x rays?) (was |came back )?(showed|shows|found|with) no (bleed*|break|fracture*|concussion|clot*)|no (bleed*|break|fracture*|clot*) on the (scan|ct|x rays?)|(tomografia|radiografia|placa) .. (sin|no (mostro|salio|hay)) (sangrado|fractura*|hemorragia)',
)
const looked = heard(
  '(they|doctors?) ([a-z]+ )?(scanned|x rayed) (me|him|her|us|(my|his|her|their) (head|brain|hip|hips|chest|neck|back|leg|arm|wrist|knee))|hospital|emergency room|er|urgent care|urgencias|emergencias|sanatorio',
)
/** Then it is of another time, or goes on. */
const notReleased = pattern(
  '(not|never|no|want|wish|before|until|last|ago|time|year|month|aspirin|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|once|later|then|far|closed|foot|ankle|toe|wrist|hip|arm|shoulder|knee|sister|brother|neighbo*|as far as|work|visit*|starts?|started|stronger|sleepy|drows*|vomit*|sick|droop*|slur*|speech|see|blind|double|numb|weak|headache|faint*|tight|now (he|she|i|this)|worse|again|returned|came back|come back|is back|still|hurts?|pain|but|quiero|quisiera|hasta|antes|nunca|volvio|peor|sigue|siguen|otra vez|pasad[oa]|hace|duele|dolor|pero)',
)

/** What they may do again is asked by whoever is well again. */
const asksWhatNext = pattern(
  '((so|and) )?(when|how soon) (can|may|should|do) i (start|begin|go back to|do)|(am i|are we) (allowed|fit) .. or not|or not \\.? ?$',
)

/** How to keep it from happening again is asked by whoever is well, where no sign stands in the question. */
const asksHow =
  /(?<!\p{L})(?:how (?:do|can|could|should|would)|what (?:can|could|should) (?:i|we) do|c[oó]mo (?:hago|evito|puedo)|qu[eé] (?:puedo|debo) hacer)(?!\p{L})(?![^?]*(?:hurt|pain|ache|sick|vomit|dizz|sleepy|drows|confus|numb|bleed|wake|breath|swallow|eyes?\b|floor|get up|stand up|despiert|respir|trag|piso|suelo|duel|dolor|mare|v[oó]mit|sue[nñ]o|sangr))[^?.!]*\?/giu

/** What was done about it, and that it is over. */
const procedure = heard(
  '(they|hospital|ward|doctors?) (took|kept|had) (me|him|her|us) in|(put|got|have|had|gave|given|fitted|placed|left with) .. (in )?(a |the |two |three )?(stents?|pacemaker|bypass|cast|stitches|pin|plate)|(er|hospital|emergency( room)?) ... (changed|upped|raised|adjusted|lowered|halved) .. (pills?|tablets?|dose|medicines?)|(hospital|urgencias|emergencias) ... (cambiaron|subieron|bajaron|ajustaron) .. (pastillas?|dosis|medicinas?)|(operated|operation|surgery|catheter*) .. (went|was|is|done|fine|well|me|him|her)|had (an? |my |the )?(operation|surgery|angioplasty|catheter)|(pusieron|puso|colocaron|hicieron) .. (un |el |una |la |dos )?(stents?|marcapasos|cateterismo|bypass|yeso|puntos|operacion|cirugia)|(me|lo|la|le) operaron|(discharged|released) (me|him|her|us)|(kept|had) (me|him|her) (in )?(for )?(overnight|the night|[a-z0-9]+ (days|nights))|(dieron|dio) de alta|estuve .. (internad[oa]|hospitalizad[oa]|ingresad[oa])',
)
const home = heard(
  '(am|is|are|was|came|got|went|sent|back|now|let) .. (home|discharged)|home (again|now|since)|discharged|(ya|estoy|esta|volvi|regrese|me mandaron) .. (en (la |mi )?casa|a (la |mi )?casa)|de alta',
)
/** Then it goes on, or is of another time. */
const notTreated = pattern(
  '(never|now this|ahora esto|know (me|us)|(me|nos) conoce|(?<!home )again|droop*|slur*|vomit*|sick|blue|gasp*|squeez*|double|confus*|(rest of|more|all) .. (pills|tablets)|numb|weak|headache|still|tight*|cold|white|now my|last|month|march|april|may|june|july|august|september|october|november|december|january|february|mes|pasad[oa]|apriet*|aire|there it|want|wish|before|until|ago|year|years|worse|returned|came back|come back|is back|hurts?|pain|breath*|sweat*|faint*|bleed*|quiero|quisiera|hasta|antes|nunca|volvio|peor|sigue|siguen|otra vez|anos?|duele|dolor|sud[oa]*|sangr*|refus*|left against)',
)

const placeOfHelp =
  '(hospital|emergency|emergencies|er|a and e|casualty|clinic|urgent care|doctor|doctors|urgencias|emergencias|clinica|medico|there)'
const onWay = [
  `({kin}|he|she|they|we|someone|somebody) (is|are|has|will be)? ?.. (driving|drives|taking|takes|bringing|running|rushing) .. (me|us|him|her|them|my [a-z]+|to) .. (in|over|to|down)? ?.. (the |our )?${placeOfHelp}`,
  `(i am|we are|he is|she is|they are) .. (on (my|our|the|his|her|their) way|going|heading|off|driving|in the car) .. (to|for) .. (the |my )?${placeOfHelp}`,
  `(me|nos|lo|la|le) (lleva(n|ra|ran)?|esta* llevando|estan llevando|va a llevar|van a llevar) .. (al?|a la|para) .. ${placeOfHelp}|(vamos|voy|salimos|iba|va) .. (al?|para (el|la)|camino (al?|de la|del)|rumbo al?) .. ${placeOfHelp}`,
].map(heard)

const safe = [
  '(i am|i feel|we are|both|she is|he is|they are) (all |both |now |quite |perfectly )?safe',
  '^ (and )?(all )?safe( and sound)?( now| here)* (\\. )*$',
  '(and|now) safe( now| here)*( \\.)* $',
  '(out of|no longer in) danger',
  '(estoy|estamos|esta|estan|me siento) (ya |todos |todas )?a salvo',
  '^ (ya )?a salvo( ya| ahora| aqui)? (\\. )*$',
  'fuera de peligro',
].map(heard)

const company = [
  '{kin} .. (is|are|has|have|came|just) (here|come|with|beside|in(?! [a-z])|over|back|home|sitting|staying|arrived|there)',
  '{kin} (is|are|came|just got|got) (here|over|with (me|us))',
  '(with|beside) (me|us) (now|here|tonight)',
  '(stays|staying|sitting|stopping) with (me|us)|({kin}|he|she|they) (is|are) (staying|stopping|sitting) (here|over|tonight|on|for a [a-z]+)',
  '(is|are) (here )?(with|beside|next to) (me|us)',
  '(i am|we are) (here )?with (him|her|them|my ({kin}))',
  '(she|he|they|someone|somebody) (is|are) (here|home)',
  '(accompanied|hay alguien|someone with me|somebody with me)',
  '(esta|estan) (aqui )?(conmigo|con nosotros)',
  'estoy con (el|ella|ellos|mi|mis|un|una)',
  '({kin}) .. (aqui|llego|vino|conmigo|al lado)',
  '(llego|vino|aqui esta) .. ({kin})',
].map(heard)

const handed = [
  '({kin}|she|he|they|somebody|someone) .. (took|taken|keeps|keeping|locked|has) .. {means} ... (away|off|from me|home|over to|to (his|her|their) (place|house|car|flat|home)|out of (here|the house|reach)|with (him|her|them)|locked up|in (his|her|their) (safe|car))|({kin}|she|he|they|somebody|someone) .. (locked .. {means}|(took|has|keeps) .. keys)',
  '({kin}|ella|el|alguien) .. (se llevo|se lo llevo|se las llevo|tiene|guardo|quito) .. {means}|(se llevo|me quito|guardo) .. {means}',
].map(heard)

/** What makes a report doubtful in its clause: it is denied, wished, supposed or long past. */
const doubt = pattern(
  '(not|no|never|nobody|none|without|if|when|unless|until|before|wish|hope|want|would|should|could|maybe|perhaps|probably|think|suppose|guess|imagine|dream*|story|ago|yesterday|last (week|month|year|time|night)|used to|tomorrow|later|soon|yet|sent|gone|left|leave|away from|cancel*|nunca|nadie|sin|si|cuando|hasta que|ojala|quiero|quisiera|deberia|podria|quiza*|tal vez|creo|supongo|sueno|hace (anos|dias|meses|un)|ayer|pasad[oa]|manana|luego|se fue|se fueron|todavia|aun|ojala|worse|closed|started again|peor|cerrad[oa]|volvio|empezo)',
)

/** What makes a report doubtful wherever it stands. */
export const takenBack = pattern(
  '(but|although|however|still|not safe|unsafe|joke|joking|kidding|pretend*|pero|aunque|sigo queriendo|broma)',
)

const asking =
  /^ (?:is|are|was|will|should|do|does|did|can|could|has|have|would|que|cuando|quien) (?:the|a|it|they|he|she|i|you|la|el|los|ya) /u

const notAlone =
  / (?:(?:am|is|are) (?:not|no longer) (?:all )?alone|no (?:estoy|esta|estamos) sol[oa]s?) /gu

/** Clauses that are read; a report is in one of the first. */
const mostClauses = 30

function clausesOf(message: string): readonly string[] {
  return message
    .split(/(?<=[.!?;\n])/u)
    .filter((sentence) => !/[?¿]/u.test(sentence))
    .slice(0, mostClauses)
    .flatMap((sentence) => normaliseWithCommas(sentence).split(/ [.,] /u))
    .slice(0, mostClauses)
    .map((clause) => ` ${clause.trim()} `.replace(/^ (?:si|yes) /u, ' '))
}

/** Tells whether any of them is in a text. */
export function isAnyIn(text: string, expressions: readonly RegExp[]): boolean {
  return expressions.some((expression) => expression.test(text))
}

/**
 * Says "not alone" in a word, so that its "not" denies nothing else.
 *
 * @param text - normalised text.
 */
export function withCompanySaid(text: string): string {
  return text.replaceAll(notAlone, ' accompanied ')
}

const reported = [
  'safe',
  'helped',
  'released',
  'treated',
  'onWay',
  'handed',
  'company',
  'notCalled',
  'noKnock',
] as const

/**
 * Hears what is reported.
 *
 * @param message - what the person typed or pressed.
 * @returns each report whose own clause leaves no doubt; neither safety nor help where anything in the
 *   message takes it back.
 */
export function reportsIn(message: string): readonly Reported[] {
  const told = clausesOf(message)
    .map(withCompanySaid)
    .filter((clause) => !doubt.test(clause) && !asking.test(clause))
  const reports = (expressions: readonly RegExp[]) =>
    told.some((clause) => isAnyIn(clause, expressions))
  const whole = normalise(message)
  const isTakenBack = takenBack.test(whole)
  const rest = normalise(message.replace(asksHow, ' '))
    .replace(nothingFound, ' ')
    .replace(asksWhatNext, ' ')
  const isClear = clear.test(whole) || nothingFound.test(whole)
  const isReleased = isClear && looked.test(whole) && !notReleased.test(rest)
  const isAtHome = home.test(whole)
  const isTreated = isAtHome && (isReleased || (procedure.test(whole) && !notTreated.test(whole)))
  const heardOf: Readonly<Record<Exclude<Reported, 'worse'>, boolean>> = {
    safe: !isTakenBack && reports(safe),
    helped: !isTakenBack && reports(helped),
    released: !isTakenBack && isReleased,
    treated: isTreated,
    onWay: !isTakenBack && reports(onWay),
    handed: !isTakenBack && reports(handed),
    company: reports(company),
    notCalled: notCalled.test(whole) && !isAnyIn(whole, called),
    noKnock: noKnock.test(whole),
  }
  return reported.filter((each) => heardOf[each])
}
