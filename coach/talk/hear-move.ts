/** Hears a move that is pressed, or said in the plainest words. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { type Move, pressedMove } from './acts.ts'
import { stepQuestionIn } from './step-questions.ts'

const that = '(that|this|it|those|these|them|any of (that|those|them)|that one|one)'
const eso = '(eso|esto|esa|ese|lo|hacerlo|hacer (eso|esto)|ninguno|ninguna)'

/** Tells that a step was given a try. */
const aTry =
  '(^ (i |we )?(have )?(had|gave|given) (the |your |that |my |it |this )?([a-z]+ ){0,4}(a|another) (go|try|shot|whirl)( at (it|that|the [a-z]+( [a-z]+)?|your [a-z]+))?( today| yesterday| last night| this morning)?( but| and)?|^ (hice|le hice) (la |el )?(intento|lucha)( y| pero)?)'

/** The whole message asks for a person to talk to. */
const wantsPerson = pattern(
  '^ (\\. |please |can |could |may |i |would |want |need |like |to |let |me |just |rather |prefer |but |and |is there )*(speak|talk|chat|be put through|connect me|put me through) (to|with) (a |an |some |any )*(human|human being|real human|(real|live|actual) person|person|somebody real|someone real|operator|agent)( please| instead| now| here)* (\\. )*$|^ (\\. |por favor |quiero |quisiera |puedo |podria |necesito |me |gustaria |prefiero |oiga |mire |y |pero )*(hablar|platicar|comunicarme|paseme|comuniqueme) con (una |un |alguna |algun )?(persona|persona (real|de verdad|de carne y hueso)|ser humano|humano|operador|operadora|agente|alguien real|alguien de verdad)( por favor| ahora)* (\\. )*$',
)

/**
 * The plainest ways to say each, as a whole message or at its start; the first that fits counts. They
 * lean on something said before, and name nothing new.
 */
const phrases: readonly (readonly [Move, RegExp])[] = [
  [
    { act: 'smalltalk' },
    pattern(
      '^ (hello|hi|hiya|hey|howdy|greetings|good (morning|afternoon|evening|day)|hola|buen(os|as)? (dias|tardes|noches|dia)|buenas)( there| coach| dear| again| everyone| a todos)?( (\\. )*$|, how are you)|^ how are (you|things)( today| doing| dear| coach)* (\\. )*$|^ (como (esta|estas|le va)|que tal)( usted| hoy)* (\\. )*$|^ (good )?(morning|afternoon|evening|hello|hi)( love| dear| duck| pet| all)?( \\.|,)? .. (lovely|nice|grand|beautiful|miserable|cold|hot) .. (day|weather|morning|out)|(tell me|know|got|have you( got)?) .. (joke|riddle)s?|(cuente|cuenteme|cuentame|dime|digame|sabe|sabes|eche|echese) .. (chiste|adivinanza)s?|^ (oops|whoops|wrong button)',
    ),
  ],
  [
    { act: 'thanks' },
    pattern(
      '^ (ok |many |oh )?(thank you|thanks|cheers|ta|much obliged|gracias|muchas gracias|mil gracias)( so much| very much| a lot| dear| coach| again| a million| kindly| for (that|this|your help)| (that|this|it) was .*| eres .*| muy amable| por todo)* (\\. )*$',
    ),
  ],
  [
    { act: 'goodbye' },
    pattern(
      '^ (ok |well |right )?(bye|bye bye|goodbye|good bye|good night|see you( later| tomorrow| soon)?|farewell|adios|hasta (luego|manana|pronto|la vista)|chao|chau|ciao|nos vemos|ta ta|cheerio)( now| then| for now| coach| dear| love| bella| my friend| amig[oa])* (\\. )*$',
    ),
  ],
  [{ act: 'about_coach' }, wantsPerson],
  [
    { act: 'about_coach' },
    pattern(
      '^ (who|what) are you (\\. |$)|^ (and )?who (am i|is this|are we) .. (speaking|talking|chatting)( to| with)?|^ (y )?(yo )?(hablo|platico|chateo|estoy (hablando|platicando|chateando)) con (una?|alguna?) (persona|muchach[ao]|senor(a|ita)?|mujer|hombre|ser|maquina|aparato|robot|computador[a]?|programa)|^ (am i|is this me|i am) (talking|speaking|chatting|typing) (to|with) (a|an|some) (real |live )?(person|human|woman|man|lady|girl|machine|robot|computer|program)|^ (y )?con quien (hablo|tengo el gusto|estoy hablando)( yo| ahora)? (\\\\. )*$|^ are you (a )?(real|human|person|robot|machine|computer|bot|doctor|nurse)|^ (what|how) can you (do|help)|^ what are your sources|^ (y )?(usted |tu )?(quien|que) (es|eres)( usted| tu)? (\\. |$)|^ (es|eres) (usted )?(una )?(persona|robot|maquina|medic[oa])|^ (en|con) que (me )?(puede|puedes) ayudar|^ que (puede|puedes|sabe|sabes) hacer',
    ),
  ],
  [
    { act: 'answer' },
    pattern(
      '^ (ok|okay|yes|no|sure|maybe|all right|alright|fine|i see|yes please|no thanks|not really|si|vale|bueno|claro|no gracias)( coach)* (\\. )*$',
    ),
  ],
  [
    { act: 'recall' },
    pattern(
      '^ (\\. )*(and |so )?what (was it )?(i|we) (came|come) (in )?(here )?(for|asking|to ask)|^ (\\. )*(y )?a que (venia|vine)|^ ((can|could|will) you |please )*remind me (again )?(of )?what (i|we) (came|asked|started|began|wanted)|^ ((can|could|will) you |please )*remind me (again )?(what|how) (i|we) (am|are|was|were|should|have|had) (to|supposed)|^ ((can|could|will) you |please )*remind me (again )?(what|which|where|who) .. (was|were|is|are)( it| that)? (\\. )*$|^ ((can|could|will) you |please )*remind me (again )?(what|which) .. (first|last|other|second|earlier) (thing|one|idea|tip|step|advice)|^ ((can|could|will) you |please )*(remind|tell) me (again )?(what|which|when|who) .. (i|we) .. (said|agreed|chose|decided|promised|would do|was going to|signed)|^ what (was it|did) (i|we) (say|said|agree|choose|decide|promise)|^ (a ver )?(recuerdeme|recuerde|recuerdame|digame) (que|cuando|a quien|lo que) .. (dije|dijimos|quedamos|prometi|elegi|acordamos|iba a)|^ (que|en que|a quien|cuando) (fue lo que )?(dije|dijimos|quedamos|prometi)|me (recuerda|recuerdas|repite|repites|puede recordar|puedes recordar) lo (de|del|que (me )?dij*)|remind me (of|about) what you (said|told)|what was (it|that) you (said|told me) about',
    ),
  ],
  [
    { act: 'which_first' },
    pattern(
      '^ (where|what) (should|do|shall|can) i (start|begin|do first|work on( first)?)( first| now)? (\\. )*$|^ what is my (weakest|worst) (area|score|point) (\\. )*$|^ (por donde|con que) (empiezo|comienzo)( primero)? (\\. )*$',
    ),
  ],
  [
    { act: 'tried', outcome: 'harmed' },
    pattern(
      `^ (i )?(tried|did) ${that} .. (hurt*|made .. (worse|ill|sick|dizzy))|^ (it|that) (hurt|hurts) me|^ (lo|la) (probe|hice|intente) .. (me dolio|dolio|peor)|^ me (dolio|hizo dano)`,
    ),
  ],
  [
    { act: 'tried', outcome: 'no-change' },
    pattern(
      `^ (i )?(have )?(already )?tried ${that} .. (no (use|good|difference|change)|nothing|did not (help|work))|^ (it|that) (did not|does not) (help|work)( me| at all)?|^ (no me (sirvio|ayudo|funciono)|ya lo (probe|intente) y (nada|no|sigo))`,
    ),
  ],
  [
    { act: 'tried', outcome: 'helped' },
    pattern(
      `^ (i )?(tried|did) ${that} .. helped|^ (it|that) (helped|worked)|^ (eso )?me (ayudo|sirvio)`,
    ),
  ],
  [
    { act: 'tried' },
    pattern(
      `^ (i )?(have |ve )?(already )?tried ${that}|^ (been there|done that)|^ ya (lo|la) (probe|intente)`,
    ),
  ],
  [
    { act: 'tried', outcome: 'harmed' },
    pattern(
      `${aTry} .. (set (me|my [a-z ]+) off|hurts?|hurting|ached?|made .. worse|(me|se me) (dolio|inflamo|hincho))`,
    ),
  ],
  [
    { act: 'tried', outcome: 'too-hard' },
    pattern(
      `${aTry} .. (would not have it|could not|too (hard|much)|gave up|beyond me|no pude|no aguante|muy dificil)`,
    ),
  ],
  [{ act: 'tried' }, pattern(`${aTry} (\\. )*$`)],
  [
    { act: 'cannot', limit: 'dislike' },
    pattern(
      `^ (i )?(do not|really do not|never did) (like|care for|fancy|want) ${that}|^ i hate ${that}|^ not for me|^ no me (gusta|gustan|apetece)( ${eso})?|^ (eso|esto) no (es (lo mio|para mi)|me gusta)`,
    ),
  ],
  [
    { act: 'cannot' },
    pattern(
      `^ (no )?i? ?(can not|could not|can t|cant|am not able to|will not be able to) (do |manage |get )?${that}|^ (i )?(can not|could not)( do)? (\\. )*$|^ (that|this|it) is (too (hard|much|difficult)|not possible|impossible) (for me)?|^ no (puedo|podria|logro)( ${eso})?( (\\. )*$|,)|^ no puedo ${eso}|^ (eso|esto) (es muy dificil|no puedo)`,
    ),
  ],
  [
    { act: 'did' },
    pattern(
      `^ (i |we )?(did|have done|managed|kept to) ${that}|^ (i |we )?(have )?(got|gotten|worked( my way)?|am|are) up to ([0-9]+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)|^ (done|did it)( today| yesterday| this morning)? (\\. )*$|^ (ya )?lo hice|^ (lo )?(logre|cumpli)`,
    ),
  ],
  [
    { act: 'goal' },
    pattern(
      `^ (i will|i am going to|let me|let us) (do|try|start|give) ${that}|^ make (it|that|this) my goal|^ ((can|could|will|would) you )?remind me(?! (again )?(what|which|where|who|how|why|of what))|^ (lo voy a|voy a) (hacer|probar|intentar)(lo)?|^ que sea mi meta|^ (me )?(recuerdeme|recuerdamelo|recuerdemelo|(puede|podria|puedes) recordarme)`,
    ),
  ],
  [
    { act: 'other' },
    pattern(
      '^ (give me |have you |is there |got )?(any |an)?(something |anything |what )?(other|another|else|different)( idea*| tip*| one*| way*| thing*| suggestion*)?( please| i could try| i can do| i can try)? (\\. )*$|^ (what|anything|something) else( .. )?(\\. )*$|^ next( one)? (\\. )*$|^ (alg|otr)(o|a|una) (idea|cosa|consejo|mas|diferente|distint[oa]) (\\. )*$|^ (otra|otro|algo mas|que mas) (\\. )*$|^ en lugar de eso',
    ),
  ],
  [
    { act: 'how_much' },
    pattern(
      '^ (for )?how (much|many|often|long)( for| a day| a week| times| each day| each time| at a time| should i| do i do it| is enough)*( of it| of that)? (\\. )*$|^ (por )?cuant[oa]s?( tiempo| veces| minutos| al dia| por semana)* (\\. )*$|^ cada cuanto (\\. )*$',
    ),
  ],
  [
    { act: 'how' },
    pattern(
      `^ how( exactly)?( do| would| can| should)?( i| you| we)?( do| start| begin| go about)?( ${that}| doing that)? (\\. )*$|^ (show|tell) me how|^ como( (se|lo|le) (hace|hago|haria|empiezo))?( eso)? (\\. )*$|^ como (se hace|lo hago|le hago|empiezo) (\\. )*$`,
    ),
  ],
  [
    { act: 'how' },
    pattern(
      '^ (sorry |please |can you |could you )*((i )?(do not|did not|can not) (understand|follow|get) ?(it|that|this|you)?|(say|explain|put) .. (again|simpl*|more (simply|clearly|easily)|in (plain|simple) words))|^ no (le |te |lo )?entend(i|o) (\\. )*$|^ (explique*|expliqueme|explicame|digame*|dimelo|digamelo) .. (mas (facil|simple|sencillo|claro|despacio)|otra vez|de nuevo)|^ mas (facil|sencillo|claro|despacio) (\\. )*$',
    ),
  ],
  [
    { act: 'more' },
    pattern(
      '^ (please |can you |could you )?(tell|say|explain)( me)?( a bit| a little| some)? more|^ (why|why is that|why that|how come|really|go on|more|more please|says who) (\\. )*$|^ (por que|digame mas|cuenteme( mas)?|explique*( mas)?|siga|mas) (\\. )*$',
    ),
  ],
]

/** What may stand before any of them. */
const opening =
  /^(?: (?:\.|hello|hi|hola|good (?:morning|afternoon|evening|day)|buen(?:os|as)? (?:dias|tardes|noches|dia)|buenas|ok|okay|well|yes|oh|and|but|so|sorry|thanks|thank you|please|si|bueno|pues|gracias|y|pero))+(?= )/u

/** Longer messages tell of something new, and are searched for it. */
const mostWords = 16

/**
 * Reads what a message does to the card before it.
 *
 * @param message - as typed, or the label of a button.
 * @returns the move; undefined where the message stands for itself.
 */
export function moveOf(message: string): Move | undefined {
  const known = pressedMove(message)
  if (known !== undefined) return known
  const normalised = normalise(message)
  const words = normalised.replace(opening, '')
  if (words.split(' ').length > mostWords) return undefined
  const said = phrases.find(([, phrase]) => phrase.test(words) || phrase.test(normalised))?.[0]
  const asked = said ? undefined : stepQuestionIn(normalised)
  return asked ? { act: asked.act } : said
}

/** Tells of what was done: that is no goal, whatever day it names. */
const reports = pattern(
  '^ (\\. )*((well|bueno|pues|so|and|y|oh|ok|okay|yes|si|hoy|ya) )*((hice|camine|nade|baile|termine|cumpli) |(i|we) (have |already |just |also )*(did|done|been|walked|went|tried|called|made|managed|took|kept)|ya (lo |la |me |le )?[a-z]+(e|i|imos|amos)|(ayer|anoche|yesterday|last night) )',
)
const ahead = pattern(
  '(will|going to|tomorrow|next|voy a|vamos a|manana|proxim[oa]|desde hoy|empiezo)',
)

/** Tells whether a message is of what was done. */
export function isReport(message: string): boolean {
  const words = normalise(message)
  return reports.test(words) && !ahead.test(words)
}

/** Something good that was done. */
const goodDeed = pattern(
  '^ (\\. )*((hoy|ayer|anoche|ya|today|yesterday|this morning|esta manana|ok|well|bueno|pues) )*((i|we) (just |also )?(did (my|the) (exercise*|stretch*|walk)|walked|went (for a walk|walking|swimming|dancing)|swam|danced|(called|phoned|rang) my|joined)|(hice|termine) (mis?|las?|los|el) (ejercicio*|caminata*|estiramiento*|rutina|tarea)|camine|nade|baile|llame a mi|sali a caminar|fui a (caminar|nadar|bailar|la clase|clase))',
)
/** With any of these there is more to answer than the deed. */
const besideDeed = pattern(
  '(but|though|hurt*|pain*|ache*|sore|fell|dizzy|worse|tired|alone|cry|cried|pero|dol*|duele*|cai|mare*|peor|cansad[oa]|sol[oa]|llor*)',
)

/** Longer messages tell more than a deed. */
const wordsOfDeed = 14

/** Tells in few words of something good that was done, and of nothing else. */
export function isGoodDeed(message: string): boolean {
  const words = normalise(message)
  const isShort = message.trim().split(/\s+/u).length <= wordsOfDeed
  return isShort && !message.includes('?') && goodDeed.test(words) && !besideDeed.test(words)
}
