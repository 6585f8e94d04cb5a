/** Plain words that may be said to any step, and name nothing of it; each is heard as a whole message. */

import { pattern } from '../text/pattern.ts'
import type { FollowUpAct } from './acts.ts'

/** What is asked or told of the step that is open. */
export type StepQuestion =
  | 'when-it-helps'
  | 'hour'
  | 'if-forgotten'
  | 'write-it-down'
  | 'if-it-does-not-help'
  | 'for-them-too'
  | 'done-already'
  | 'needed'
  | 'proof'
  | 'too-tired'

const it = '(it|this|that|those|them|one)'
const kin =
  '(husband|wife|mother|father|sister|brother|friend|daughter|son|partner|neighbou?r|espos[oa]|marido|mujer|mama|papa|madre|padre|herman[oa]|amig[oa]|hij[oa]|vecin[oa])'
/** Words that name nothing. */
const between =
  '(i|you|we|me|it|this|that|will|would|does|do|should|is|be|take|takes|going|until|before|till|to|start|starts|any|a|the|really|can|see|feel|notice|have|voy|va|se|me|le|lo|la|que|en|a|hace|hacer|hacerme|un|el|para|vea|note|sienta|empieza|empiece|empezar)'

/** Of each, how it is said, and as which act it counts. */
const sayings: Readonly<Record<StepQuestion, readonly [FollowUpAct, ...string[]]>> = {
  'when-it-helps': [
    'how_much',
    `(how (long|soon)|when|by when)( ${between})* (helps?|works?|working|better|difference|results?|effect|improve*)( ${between})*`,
    `(cuanto (tiempo )?(tarda|demora|falta|pasa)|en cuanto tiempo|cuando)( ${between})* (efecto|nota|notar*|sentir*|mejor*|resultados?|sirv*|funciona*|ayuda*|diferencia)( ${between})*`,
    'cuanto (tarda|demora)',
  ],
  hour: [
    'how_much',
    `(what|which)( is the best| is a good)? time( of (the )?day)?( ${between})*( best| good| better)?( for ${it})?`,
    `when (should|do|can|would) i (do|try|take|start|have) ${it}`,
    `when is (it )?(best|the best time)( to do ${it})?`,
    'in the morning or( in the)? (evening|afternoon|night)',
    'a que horas?( es)?( mejor| lo hago| la hago| conviene| debo hacerlo)*',
    'en que momento( del dia)?( es)?( mejor| lo hago| conviene)*',
    'de (manana|dia) o de (noche|tarde)',
  ],
  'if-forgotten': [
    'how',
    `what (if|happens if) i (forget|miss|skip)( (to do )?${it}| a day| once| about ${it})*`,
    'que (pasa|hago) si (se me olvida|me olvido|me salto)( hacerlo| un dia| de hacerlo)*',
    'si (se me olvida|me olvido|no me acuerdo|me salto)( hacerlo| un dia| de hacerlo)*',
  ],
  'write-it-down': [
    'more',
    `(can|could|would|will) you (write|note|put|jot) (${it} )?down( ${it})?( for me)?`,
    '(me lo )?(puede|podria|puedes) (apuntar|anotar|escribir)(lo|melo)?',
  ],
  'if-it-does-not-help': [
    'more',
    `(what )?if ${it} (does not|did not|will not) (help|work)( me| for me| at all)?`,
    'si (eso |esto )?no (me )?(ayuda|sirve|funciona|resulta|hace nada)',
  ],
  'for-them-too': [
    'more',
    `(can|could|should|may|would) my ${kin} (do|try|have|use|join)( ${it})?( too| as well| also| with me)?`,
    `is (it|this|that) (good|ok|okay|all right|safe|fine) for my ${kin}( too| as well)?`,
    `(mi|a mi) ${kin} (tambien )?(puede|podria|le sirve|le conviene)( hacerlo)?( tambien| conmigo)?`,
  ],
  'done-already': [
    'did',
    `i (already |always |do )+(do |done )?${it}( already| every day| now| all the time)*`,
    '(eso )?ya lo (hago|estoy haciendo)( todos los dias| siempre)*',
  ],
  needed: [
    'how',
    `what do i need( for ${it}| to (start|begin|do ${it}))?`,
    'que (necesito|hace falta|ocupo)( para (eso|hacerlo|empezar))?',
  ],
  proof: [
    'more',
    `(does|will) ${it} (really |actually )?(work|help)( really)?`,
    `is ${it} (really )?(true|proven|safe)( for me)?`,
    'who (says|said|told you)( so| that| this)?',
    `(where|who) (did|do) you (get|have|hear) ${it} from`,
    `how do you know( ${it})?`,
    '(eso |esto )?(de veras|de verdad|realmente|en serio) (me )?(funciona|sirve|ayuda)',
    '(funciona|sirve|ayuda)( de veras| de verdad| realmente)?',
    'es (verdad|cierto|seguro)( eso)?( para mi)?',
    '(quien|de donde) (lo |le |te )?(dice|dijo|saca|saco)( eso)?',
    'como (lo )?sabe',
  ],
  'too-tired': [
    'cannot',
    `i am (too|far too|much too) (tired|weak|old|worn out|sore) (for ${it}|to do ${it})`,
    '(estoy|soy) (muy|demasiado) (cansad[oa]|debil|viej[oa]|mayor) para (eso|esto)',
  ],
}

/** A whole message, with what may stand around it. */
function whole(sources: readonly string[]): RegExp {
  return pattern(
    `^ (\\. |and |so |but |ok |okay |well |oh |yes |no |thank you |thanks |y |pero |bueno |entonces |oiga |gracias |si )*(${sources.join('|')})( please| then| though| again| exactly| por favor| pues| entonces| exactamente)* (\\. )*$`,
  )
}

const isStepQuestion = (name: string): name is StepQuestion => name in sayings

const compiled = Object.entries(sayings).flatMap(([name, [act, ...sources]]) =>
  isStepQuestion(name) ? [{ name, act, when: whole(sources) }] : [],
)

/**
 * Finds what is asked of any step.
 *
 * @param plain - the message in normalised words.
 * @returns its name and the act as which it counts; undefined where it is none of these.
 */
export function stepQuestionIn(
  plain: string,
): { readonly name: StepQuestion; readonly act: FollowUpAct } | undefined {
  return compiled.find(({ when }) => when.test(plain))
}
