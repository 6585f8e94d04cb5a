/** Plain words that may be said to any step, and name nothing of it; each is heard as a whole message. */

import { pattern } from '../text/pattern.ts'
import type { Act } from '../understanding/acts.ts'

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
  | 'what-to-do'
  | 'explain'
  | 'leave'
  | 'better'
  | 'medicine'
  | 'no-use'
  | 'easily-said'
  | 'misheard'
  | 'too-late'
  | 'tried-it'
  | 'with-whom'
  | 'where'
  | 'same'
  | 'doctor-forbids'
  | 'taken'
  | 'unsure'

const it = '(it|this|that|those|them|one)'
const kin =
  '(husband|wife|mother|father|sister|brother|friend|daughter|son|partner|neighbou?r|espos[oa]|marido|mujer|mama|papa|madre|padre|herman[oa]|amig[oa]|hij[oa]|vecin[oa])'
/** Words that name nothing. */
const between =
  '(i|you|we|me|it|this|that|will|would|does|do|should|is|be|take|takes|going|until|before|till|to|start|starts|any|a|the|really|can|see|feel|notice|have|voy|va|se|me|le|lo|la|que|en|a|hace|hacer|hacerme|un|el|para|vea|note|sienta|empieza|empiece|empezar)'

/** Of each, how it is said, and as which act it counts. */
const sayings: Readonly<Record<StepQuestion, readonly [Act, ...string[]]>> = {
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
    'at what (time|hour)',
    '(in the )?(morning|mornings|day) or( in the| at)? (evening|afternoon|night)s?',
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
    `is ${it} (really )?(true|proven)`,
    `why (does|would|should|do) ${it} (work|help)`,
    '(y )?por que (me )?(ayuda|sirve|funciona|ayudaria|serviria)( eso| esto)?',
    'sirve de algo( eso)?',
    'who (says|said|told you)( so| that| this)?',
    `(where|who) (did|do) you (get|have|hear) ${it} from`,
    `how do you know( ${it})?`,
    '(eso |esto )?(de veras|de verdad|realmente|en serio) (me )?(funciona|sirve|ayuda)',
    '(funciona|sirve|ayuda)( de veras| de verdad| realmente)?',
    'es (verdad|cierto)( eso)?',
    '(quien|de donde) (lo |le |te )?(dice|dijo|saca|saco)( eso)?',
    'como (lo )?sabe',
  ],
  'what-to-do': [
    'how',
    `what (should|can|could|shall|do|must|would) (i|we|you|one) (do|try|suggest|recommend|advise)( about ${it}| now| here)?`,
    '(do you have |have you (got )?|got )?(any|some) (advice|tips?|suggestions?)( for me)?',
    'give me (some advice|a (tip|suggestion)|advice)',
    '(tell|show) me what (to do|i (should|can|could) do)',
    'what (is|would be) your (advice|suggestion)',
    '(i )?(really |just )?do not know what to do( now| any ?more)?',
    'then|after that|what (next|now)|then what',
    '(y )?(yo )?que (debo|puedo|deberia|podria|tengo que) hacer( con eso| ahora)?',
    'que (hago|hare)( yo| ahora| con eso)?',
    'que (me )?(sugiere|recomienda|aconseja|propone)s?( usted| hacer)?',
    'que haria( usted)?',
    '(tiene|deme|dame|me da|algun) (algun |un |unos )?(consejo|consejito|consejos)( para mi)?',
    '(me )?(digame|diga|dime|dice) que (hago|hacer|debo hacer|puedo hacer)',
    '(ya )?no se (ni )?que hacer',
    '(y )?(luego|despues|ahora que|que sigue)',
  ],
  explain: [
    'how',
    '(i )?(do not|did not) (really |quite )?(understand|follow|get it)( it| that| this| you)?',
    `(can|could|would|will) you (explain|repeat|say)( ${it})?( again| (more )?simply| in (other|simple|simpler|plain) words| to me)?`,
    `(explain|repeat|say) ${it}( again| (more )?simply| in (other|simple|simpler|plain) words)?`,
    `what (do|did) you mean( by ${it})?|what does ${it} mean`,
    '(say it )?(more simply|simpler)',
    '(give me |for |such as )?(an )?example',
    'no (le |te |lo )?(entiendo|entendi|comprendo)( nada| bien| eso| esto)?',
    '(me )?(lo )?(puede |podria )?(explicar|explicarmelo|repetir|repetirmelo|explica|repite|expliqueme|repitame)( eso| otra vez| mejor| lo)?',
    '(digalo )?mas (sencillo|simple|facil|claro)',
    'que (quiere|quieres|quiso) decir( con eso| eso)?|que significa eso',
    '(deme|me da|dame) un ejemplo|por ejemplo|como (que|cual)',
  ],
  leave: [
    'more',
    `(can|could|may) (i|we) (do|try) ${it} (alone|by (myself|ourselves)|on my own|at home|(while )?(sitting|seated)( down)?|in (a|the|my) (chair|bed)|at night|twice|every day)`,
    `is ${it} (safe|ok|okay|all right|fine)( for me| at my age)?`,
    '(eso |esto |lo |la )?(puedo|se puede|podria|se podria)( (hacer|hacerlo|hacerla))?( eso)? (sol[oa]|en (mi )?casa|sentad[oa]|en (la|una) silla|en la cama|de noche|todos los dias)',
    'es segur[oa]( eso)?( para mi)?( a mi edad)?',
  ],
  better: [
    'more',
    `(will|does|can) ${it} (ever )?(go away|get better|pass|stop|heal)( by itself| on its own| soon)?`,
    `when (will|do|does) ${it} (go away|get better|pass|stop)`,
    'when (will|do) i (get|feel|be) (any )?better',
    '(eso |esto )?(se )?(me )?(va a |ira a )?(quita|quitar|pasa|pasar|pasara|mejora|mejorar|cura|curar)( sol[oa])?( algun dia| pronto)?',
    'cuando (me )?(voy a|podre) (estar|sentir(me)?) (mejor|bien)|cuando (se me|me|se) (va a )?(quita|quitar|pasa|pasar)',
  ],
  medicine: [
    'more',
    `(do|should|can|must) i (need|take|get) (to take )?(any |some |a |something |anything )?(medicine|medication|pills?|tablets?|drugs?)?( for ${it})?`,
    `is there (any |some |a )?(medicine|medication|pill|tablet|drug)( for ${it})?`,
    '(necesito|hay|tengo que tomar|debo tomar|puedo tomar|me tomo) (alguna |una |algun |un )?(medicina|pastilla|medicamento|remedio|algo)( para eso| para esto)?',
  ],
  'no-use': [
    'tried',
    `${it} (did not|does not|is not|has not|never|will not) (really )?(work|help|worked|helped|helping|working)( (for|with) me| me| at all| any ?more)?`,
    '(that is |it is |it was |that was )?(no (use|good)|useless|a waste of time)( to me| for me)?',
    '(eso |esto |a mi )?(ya )?no (me )?(funciono|funciona|sirvio|sirve|ayudo|ayuda|resulto|resulta)( eso| nada| de nada| para nada)?',
  ],
  'easily-said': [
    'answer',
    `(${it} is )?(easy|easier) (for you to say|said( than done)?|to say)`,
    `${it} is not (that|so|as) (simple|easy)( for me)?`,
    'what if i can not( do it)?',
    '(eso )?es (muy |bien )?facil (decirlo|de decir|decir)',
    '(eso )?no es (tan |asi de )?(facil|sencillo|simple)( para mi)?',
    'si no puedo( hacerlo)?',
  ],
  misheard: [
    'answer',
    'you (do not|did not|can not) (understand|get)( me| it| how it is)*',
    '(usted )?no me (entiende|entendio|comprende)s?( usted)?',
  ],
  'too-late': [
    'answer',
    `(it is |i am )?((much |far )?too late|(much |far )?too old)( for (me|${it}))*( at my age)?`,
    '(ya )?(es|sera) (muy |demasiado )?tarde( para mi| para eso)*',
    '(ya )?(estoy|soy) (muy |demasiado |ya )*(viej[oa]|mayor|grande)( para (eso|esto|esas cosas))?',
  ],
  'tried-it': [
    'tried',
    `(i )?(have )?(already )?tried ${it}( already| before| once)?`,
    '(eso )?ya (lo |la )?(intente|probe|he (intentado|probado))( eso| antes)?',
  ],
  'with-whom': [
    'how',
    `with (whom|who)( (do|should|can|would) i (do|try) ${it})?`,
    'con quien( lo hago| lo puedo hacer)?',
  ],
  where: ['how', `where( (do|can|should|would) i do ${it})?`, '(en )?donde( lo hago| se hace)?'],
  same: [
    'smalltalk',
    `(my ${kin}|(she|he)) (says|said|tells me|keeps saying) (the same|that too|so too)( thing)?|that is what my ${kin} says`,
    `(mi ${kin}|(ella|el)) (me )?(dice|dijo) (siempre )?lo mismo|eso (mismo )?(me )?dice mi ${kin}`,
  ],
  'doctor-forbids': [
    'cannot',
    '(my|the) (doctor|nurse|physio*|therapist|cardiologist) (said|says|told me|tells me|does not (want|allow|let)) (no|not to|i (should|must|may|can) not|me( to)?)( do)?( (it|that|this))?',
    '(mi|el|la) (doctor[a]?|medic[oa]|enfermer[oa]|cardiolog[oa]|fisio*) (me )?((dijo|dice) que (no|eso no)|(me )?(lo )?(prohibio|prohibe)|no (quiere|me deja))( eso| hacerlo)?',
  ],
  taken: [
    'answer',
    '(ok|okay|all right|alright|i see|got it|understood|fine|makes sense|interesting)',
    '(that is |what |a |it is )?(a )?(good|great|nice|lovely|fine) (idea|advice|tip)',
    `${it} (helps|makes sense|is (helpful|useful|good to know)|sounds (good|nice|right))( a lot| a little)?|(sounds )(good|nice)`,
    '(esta|muy|suena) bien|(de acuerdo|entiendo|entendido|ya veo|tiene sentido|interesante|vale|bueno|perfecto)',
    '(que )?(buena|linda|excelente) idea|(es )?(un )?(muy )?buen consejo|(eso |esto )?(me )?(ayuda|sirve)( mucho| bastante)?',
  ],
  unsure: [
    'answer',
    '(maybe|perhaps|possibly)( so| later| not)?|i (will|would have to) (see|think about it)|we will see|let me think( about it)?',
    '(i am )?not (so |very |really )?sure( about (it|that))?|i (do not think|doubt) (so|it|that)|i have my doubts',
    '(tal vez|quiza|quizas|puede ser|a lo mejor|a ver|ya vere|ya veremos|lo (voy a )?(pensar|pienso|pensare)|no (estoy|ando) (muy )?segur[oa]|(yo )?no (lo )?creo|lo dudo)',
  ],
  'too-tired': [
    'cannot',
    `i am (too|far too|much too) (tired|weak|worn out|sore) (for ${it}|to do ${it})`,
    '(estoy|soy) (muy|demasiado) (cansad[oa]|debil) para (eso|esto)',
    `${it} is (very|so) (hard|difficult|tiring|much)( for me)?`,
    '(eso |me )?es (muy|demasiado|bien) (dificil|complicado|duro|pesado|cansado)( para mi)?|(eso )?es (demasiado|mucho)( para mi)?',
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
): { readonly name: StepQuestion; readonly act: Act } | undefined {
  return compiled.find(({ when }) => when.test(plain))
}
