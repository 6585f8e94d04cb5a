/** Hears what a person replies while a danger stands. */

import { tellsOfDeath } from '../conversation/lost.ts'
import { pattern } from '../text/pattern.ts'
import { isDeathDenied } from '../safety/explained.ts'
import { saysOfElsewhere } from '../safety/region-named.ts'
import { normalise } from '../text/normalise.ts'
import {
  deniesDangerIn,
  deniesOnly,
  explainsIn,
  goesOnIn,
  grievesIn,
  isOfLongAgo,
  takesBackIn,
} from './heard-explanation.ts'
import { correctsIn, deniesThatIn } from './denied-sign.ts'
import { refusals } from './heard-refusal.ts'
import { type PlayedDown, playedDownIn } from './played-down.ts'
import { type HelpAsked, helpAskedIn, needsMark } from './help-asked.ts'
import {
  called,
  heard,
  isAnyIn,
  nobodyThere,
  type Reported,
  reportsIn,
  takenBack,
  withCompanySaid,
} from './heard-report.ts'

/** What a reply may say; one can say several. */
export type Heard =
  | Reported
  | 'unsafe'
  | 'alone'
  | 'nobody'
  | 'named'
  | 'away'
  | 'near'
  | 'coming'
  /** Somebody takes them to help, or they are on their way to it. */
  | 'onWay'
  /** No telephone works. */
  | 'noCall'
  /** Says that they will call somebody, or asks whether to. */
  | 'willCall'
  | 'none'
  | 'called'
  | 'talking'
  | 'refuses'
  | 'passed'
  | 'denies'
  /** That there is no such sign, or what explains it. */
  | 'explains'
  | 'takesBack'
  | 'grieves'
  | 'mourns'
  | 'noWish'
  | 'but'
  /** That, and nothing that takes it back or tells more of it. */
  | 'onlyNoWish'
  | 'sugarUp'
  | 'blames'
  /** Is frightened. */
  | 'afraid'
  /** That it was they who hurt somebody. */
  | 'ownsUp'
  /** That the number given is one of another country. */
  | 'wrongNumber'
  | 'record'
  | 'yes'
  | 'no'
  | 'half'
  /** Says more than a yes or a no. */
  | 'tells'
  | 'asks'
  | HelpAsked
  | PlayedDown
  /** That it is old, or that somebody who knows has looked at it. */
  | 'ofLongAgo'
  /** In what follows a no: that the very sign is not so, and what is so in its place. */
  | 'deniesSign'
  /** That one sign was taken for another, and asks whether to go all the same. */
  | 'corrects'
  /** Asks something that has nothing to do with the danger or the help for it. */
  | 'asksElse'

/** Letters that are read: a reply is short, and a report at the end of a long story may be part of it. */
const mostLetters = 600

const simple: readonly (readonly [Heard, readonly RegExp[]])[] = [
  [
    'unsafe',
    [
      heard(
        '(am|is|are|do|feel) (really )?not (feel )?(very |really )?safe|unsafe|in danger|fear for my life|(he|she|they) (also |even )?(hits|beats|threatens|chokes) me|' +
          'no (estoy|esta|estamos|me siento) .. (a salvo|segur[oa])|en peligro|temo por mi vida|(el|ella) (tambien )?me (pega|golpea|amenaza)',
      ),
    ],
  ],
  [
    'alone',
    [
      heard(
        '(i am|am|i live|all|only|just|here) (all )?alone|by myself|on my own|just me|only me|(no one|nobody|not anyone|not a soul)(?! .. (danger|risk|fell|fallen|hurt|ill|sick)) .. (here|with me|in(?! (any )?(danger|trouble))|home)',
      ),
      heard(
        '(estoy|vivo|me quede|aqui|completamente) .. sol[oa]|a solas|no hay nadie|nadie .. (aqui|conmigo|en casa)|sol[oa] yo',
      ),
    ],
  ],
  [
    'nobody',
    [
      heard(
        '(nobody|no one|noone|not a soul|have none|none left|there is none|no (friends|family)|all (dead|gone))',
      ),
      heard(`(${nobodyThere}|ninguno|ninguna|no tengo a quien|no hay quien|no me queda)`),
    ],
  ],
  ['named', [heard('({kin}|doctor|doctora|nurse|medico|medica|enfermera|sponsor|mate|mama|papa)')]],
  [
    'away',
    [
      heard(
        '(?<!(not|never) )locked (it|them|the (gun|shotgun|rifle|pistol|pills|tablets|medicines?))|(gave|given|handed) (it|them|the|my|all|everything|those)|took .. (off|from|away)|(put|moved|locked|threw|thrown|flushed|hid|hidden|binned|emptied|poured) ... (away|up|out|down|{kin}|cupboard|bin|rubbish|trash|garage|shed|car|drawer|outside|safe|reach|toilet|sink|her|him)',
      ),
      heard(
        '(i am|moved|went|gone|walked|came|sitting) .. (in |to |into )?(another room|other room|next room|outside|kitchen|porch|garden|hall|hallway|living room|lounge)',
      ),
      heard(
        '(it|that|all) (is|are) (done|gone|away|put away|locked)|they are (gone|away|locked)|^ (ok |okay |yes |there |right )*(done|it is done|i did( it| that)?|i have done (it|that)|got rid)',
      ),
      heard(
        '(guarde|tire|di|entregue|aleje|puse|encerre|escondi|saque|deje|vacie) ... ({means}|{kin}|lejos|afuera|basura|cajon|llave|cuarto|bano)|(lo|la|los|las) (guarde|tire|di|entregue|aleje|puse|encerre|escondi|saque|vacie)|^ (si |bueno )*(ya esta|listo|hecho|ya lo hice|ya quedo)|(otro cuarto|me cambie de cuarto|me sali|sali (al|afuera|a la))',
      ),
    ],
  ],
  [
    'near',
    [
      heard(
        '(there is|there are|i have|i got|got|hay|tengo) ... {means}|^ (the |a |some |my |un |una |unas |las |mis )*(tablets|pills|medicines|gun|knife|razor|rope|pastillas|pistola|cuchillo|navaja|soga)',
      ),
    ],
  ],
  [
    'coming',
    [
      heard(
        '(they|it|{helper}) (are|is) (already |now |just )?(on (the|their|its) way|coming(?! (home|back to (the|my|an)|in (to|at) (the|my))))',
      ),
      heard(
        '(ya )?vienen|ya viene|viene .. {helper}|(estan|esta|ya) en camino|viniendo|(911|999|112|operator|dispatcher|{helper}) (said|says|say|told (me|us)) .. (minutes?|mins?)|(911|112|operadora|operador|{helper}) (dice|dicen|dijo|dijeron|me dijo|me dijeron) .. minutos?',
      ),
    ],
  ],
  [
    'noCall',
    [
      heard(
        '(no|not any|without (a )?|not got (a )?|not have (a |any )?) .. (signal|reception|coverage|phone|credit|bars)|(phone|line) .. (dead|down|cut off|not work*)|(no (hay|tengo|agarra)|sin) .. (senal|telefono|saldo|cobertura|linea)',
      ),
    ],
  ],
  [
    'willCall',
    [
      heard(
        '(i will|going to|shall i|should i|can i|could i|let me|want me to|i can|i could) .. (call|ring|phone|text|get|fetch) .. ({kin}|him|her|them)',
      ),
      heard(
        '(?<!no )(la|lo|le|los) (llamo|llamare|marco)|(?<!no )(voy a|puedo|debo|quiere que|si quiere) .. (llamarl[aoe]|llamar a (mi|su)|llame a mi)|(llamo|llamare) a mi',
      ),
    ],
  ],
  [
    'sugarUp',
    [
      heard(
        '(had|took|taken|drank|ate|eaten|drunk|given) .. (the |some |my |a )?.. (juice|glucose|sugar|sweets?|tablets|cola|biscuit*|honey)|(it is|now|up to|reads|gone to|back to) .. ([89][0-9]|1[0-9][0-9])',
      ),
      heard(
        '(tome|comi|tomo|bebi|di) .. (el|un|unas|la|su)? ?.. (jugo|azucar|glucosa|dulce*|miel|refresco)|(ya|va|marca|subio|esta) .. (en |a )?([89][0-9]|1[0-9][0-9])',
      ),
    ],
  ],
  [
    'none',
    [heard('(there is|i have|have|got) nothing|nothing (here|near|around|in)|no (tengo|hay) nada')],
  ],
  ['called', called],
  [
    'talking',
    [
      heard(
        '(am|are) (talking|speaking|on (the|my) (phone|line)) .. (them|with|to|now)|(estoy|estamos) (hablando|en la linea|al telefono)',
      ),
    ],
  ],
  ...refusals,
  [
    'blames',
    [
      heard(
        'guilt|guilty|should have (called|rung|gone|phoned)|(i|that|having) waited|my (own )?fault|had it coming|deserv*|am i .. (monster|bad|terrible|horrible|evil|awful)|ask(ed)? for it|provok*|(bring|brought) (it|this) on|i (made|make) (him|her|them) .. (angry|mad|cross|do|snap)|(am|i) to blame|blame myself|i am (so )?(difficult|a burden|slow|clumsy)',
      ),
      heard(
        'culpa|culpable|(porque|haber|por|que) (esper(e|ado|ar)|tard(e|ado|ar))|tarde (mucho|tanto|demasiado)|deb(i|eria) haber (llamado|ido)|me l[oa] (merezco|busque|gane|mereci)|yo (l[oa] )?(provoc*|hago enojar)|soy (muy )?(mal[oa]|un monstruo|una mala|un mal|torpe|dificil|una carga|lent[oa])',
      ),
    ],
  ],
  [
    'afraid',
    [
      heard(
        '(scared|afraid|frightened|terrified|scares me)(?! (to|of|that|he|she|they|it))|(tengo|siento|con|que|me da) .. miedo(?! (de|a|que))|(estoy|ando) .. (asustad|aterrad)[oa]|(i am|can not stop|here) ([a-z]+ ){0,4}(shaking|trembling)|(estoy|no (paro|dejo) de) .. (temblando|temblar)',
      ),
    ],
  ],
  [
    'ownsUp',
    [
      heard(
        '(it was|was) (me|i)( who| that| \\.| $)|i (am|was) the one|i (did it|did that|hurt (him|her)|am the one)|(fui|he sido|era|soy) yo|yo (fui|lo hice|la lastime|lo lastime)',
      ),
    ],
  ],
  [
    'record',
    [
      heard(
        '(record|recorded|saved|stored|history|trace|traces|delete|erase|wipe|clear this|private|secret|confidential|kept)|(see|read|find|find out|know|check|look at) .. (this|what i|my (screen|phone|tablet|computer|chat|messages))|who (sees|reads|can see|else)|' +
          '(registr*|guarda*|historial|borr*|rastro|privad*|secreto|confidencial)|(ver|leer|enterar*|encontrar|descubrir|revisar) .. (esto|lo que|mi (telefono|celular|pantalla|tableta|computadora))|quien (ve|lee)|(ve|lee|viera|leyera|vea|lea) (esto|lo que)|se (va a|puede) enterar',
      ),
    ],
  ],
]

const opening =
  '((oh|well|erm|um|er|god|good|heavens|gracious|goodness|me|lord|of course|i think|dios mio|pues|bueno|este|ay|claro que|creo que) )*'
const yes = pattern(
  `^ ${opening}((yes|yeah|yep|yup|aye|correct|claro|asi es)|si ?(\\.|$|si|claro|ya|estoy|gracias|por supuesto|tengo|lo|senora?|aqui|a salvo)|(i am|i do|i have|i did|we are|we have|lo estoy|estoy)( safe| thank you| thanks| yes)?( \\.)* $)`,
)
/** Longer ones tell more than a yes, or say why not. */
const [mostYesWords, fewestTold] = [15, 4]
const no = pattern(
  `^ ${opening}(no|nope|nah|never(?! mind)|not|none|i am not|i have not|i do not|we are not|i did not|nunca|jamas|todavia no|aun no|para nada|que va)`,
)
/** A no that was said before: it answers nothing that was asked since. */
const noAgain = pattern(
  '^ (\\. )*(que no|i (already )?(said|told you)( that)? no|ya (le|te) dije que no)',
)
/** What is half a yes counts as one where danger is asked about, and as none where safety is. */
const half = pattern(
  '(^ (no|not) .. (today|now|yet|tonight|at the moment|hoy|ahora|todavia|aun|ahorita)(?! (\\. )?((and|or|nor|ni) )?(not )?(ever|never|tomorrow|any|nunca|jamas|manana|ningun))|not (really )?sure|if you|do not know|no se|sometimes|maybe|perhaps|a little|a bit|kind of|sort of|i suppose|i guess|a veces|quizas?|tal vez|un poco|mas o menos|puede ser|supongo)',
)

const question =
  /[?¿]|(?:^|[,.;])\s*(?:(?:and|so|but|y|pero)\s+)?(?:what|how|which|why|where|give|tell|show|qué|cómo|cuál|cuánt|por qué|dónde|deme|dame|dígame)\b/iu

/**
 * Hears a reply.
 *
 * @param typed - what the person typed or pressed.
 * @returns all that it says, by plain phrases of both languages.
 */
export function heardIn(typed: string): ReadonlySet<Heard> {
  const message = typed.slice(0, mostLetters)
  const text = withCompanySaid(normalise(message))
  const found = new Set<Heard>(reportsIn(message))
  for (const [kind, expressions] of simple) if (isAnyIn(text, expressions)) found.add(kind)
  const isYes = yes.test(text)
  const isLong = text.split(' ').length > mostYesWords
  if (typed.trim().split(/\s+/u).length >= fewestTold && !goesOnIn(text)) found.add('tells')
  if (half.test(text) || (isYes && (isLong || takenBack.test(text)))) found.add('half')
  if (explainsIn(message)) found.add('explains')
  if (isOfLongAgo(message)) found.add('ofLongAgo')
  if (/\b(?:but|pero|aunque|still|todav[ií]a)\b/iu.test(message)) found.add('but')
  if (takesBackIn(text)) found.add('takesBack')
  for (const each of playedDownIn(message)) found.add(each)
  if (grievesIn(text)) found.add('grieves')
  if (tellsOfDeath(text)) found.add('mourns')
  if (isDeathDenied(text) || deniesThatIn(text)) found.add('noWish')
  if (deniesOnly(message)) found.add('onlyNoWish')
  if (found.has('notCalled')) found.add('no').delete('half')
  else if (isYes || half.test(text)) found.add('yes')
  else if (no.test(text) || found.has('noWish')) found.add('no')
  if (noAgain.test(text)) found.add('no').add('denies')
  if (question.test(message)) found.add('asks')
  if (saysOfElsewhere(message)) found.add('wrongNumber')
  for (const each of helpAskedIn(message))
    if (found.has('asks') || !needsMark.has(each)) found.add(each)
  if (found.has('doubtsNeed') && correctsIn(text)) found.add('corrects')
  if (deniesDangerIn(text)) found.delete('unsafe')
  if (found.has('unsafe')) found.delete('safe')
  if (found.has('company')) found.delete('alone')
  return found
}
