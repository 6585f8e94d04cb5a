/** What a person does in a turn that leans on the card before it, pressed or typed. */

import type { Language } from '#core/languages.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Said } from '../text/said.ts'
import type { Limit } from '../cards/limits.ts'
import { domainLabels, startLabel } from '../conversation/labels.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import type { Act } from '../understanding/acts.ts'
import { matters } from '../matters/catalog.ts'

/** What leans on a step that was advised. */
export type FollowUpAct =
  | 'more'
  | 'how'
  | 'how_much'
  | 'cannot'
  | 'tried'
  | 'did'
  | 'other'
  | 'goal'

/** How a step went. */
export type Outcome = 'helped' | 'no-change' | 'harmed' | 'too-hard'

/** What one button, or one message, says. */
export interface Move {
  readonly act: Act
  /** Why a step cannot be done, where that is said. */
  readonly limit?: Limit | 'dislike' | 'pain'
  /** How it went, where that is said. */
  readonly outcome?: Outcome
  /** What the talk shall be about, where that is chosen. */
  readonly domain?: LifestyleDomain
  /** Evidence id of the card that is asked for by its name. */
  readonly card?: string
  /** What was said to "Are you safe?". */
  readonly safe?: 'yes' | 'no'
  /** What was said of a goal at the next visit, where it was not simply done. */
  readonly visit?: 'some-days' | 'not-yet'
}

/** A button under an answer: its label is what is sent. */
export interface QuickReply extends Move {
  readonly label: Said
}

/** Under an answer that is made of a card. */
export const afterCard: readonly QuickReply[] = [
  { act: 'more', label: { en: 'Tell me more', es: 'Cuénteme más' } },
  { act: 'how', label: { en: 'How do I do it?', es: '¿Cómo se hace?' } },
  { act: 'how_much', label: { en: 'How much?', es: '¿Cuánto?' } },
  { act: 'cannot', label: { en: "I can't do that", es: 'No puedo hacerlo' } },
  { act: 'tried', label: { en: 'I tried it', es: 'Ya lo probé' } },
  { act: 'other', label: { en: 'Another idea', es: 'Otra idea' } },
  { act: 'goal', label: { en: 'Make it my goal', es: 'Que sea mi meta' } },
]

/** After "What makes it hard?". */
export const reasons: readonly QuickReply[] = [
  { act: 'cannot', limit: 'pain', label: { en: 'Pain', es: 'Dolor' } },
  {
    act: 'cannot',
    limit: 'dizzy',
    label: { en: 'Dizzy or unsteady', es: 'Mareo o poco equilibrio' },
  },
  { act: 'cannot', limit: 'no-time', label: { en: 'No time', es: 'No tengo tiempo' } },
  { act: 'cannot', limit: 'no-money', label: { en: 'No money', es: 'No hay dinero' } },
  {
    act: 'cannot',
    limit: 'no-transport',
    label: { en: 'No way to get there', es: 'No tengo cómo ir' },
  },
  {
    act: 'cannot',
    limit: 'nobody-near',
    label: { en: 'Nobody to go with', es: 'No tengo con quién' },
  },
  { act: 'cannot', limit: 'dislike', label: { en: "I don't like it", es: 'No me gusta' } },
]

/** After "How did it go?". */
export const outcomes: readonly QuickReply[] = [
  { act: 'tried', outcome: 'helped', label: { en: 'It helped', es: 'Me ayudó' } },
  { act: 'tried', outcome: 'no-change', label: { en: 'No change', es: 'Siguió igual' } },
  { act: 'tried', outcome: 'harmed', label: { en: 'It hurt', es: 'Me hizo daño' } },
  { act: 'tried', outcome: 'too-hard', label: { en: 'It was too hard', es: 'Fue muy difícil' } },
]

const done: QuickReply = { act: 'did', label: { en: 'I did it', es: 'Lo hice' } }

/** After a step was made a goal, where "Make it my goal" has been said. */
export const afterGoal: readonly QuickReply[] = [
  done,
  ...afterCard.filter(({ act }) => act === 'how' || act === 'other'),
]

/** After "How did it go since last time?". */
export const visitReplies: readonly QuickReply[] = [
  done,
  { act: 'did', visit: 'some-days', label: { en: 'Some days', es: 'Algunos días' } },
  { act: 'did', visit: 'not-yet', label: { en: 'Not yet', es: 'Todavía no' } },
  { act: 'other', label: { en: 'Change it', es: 'Cambiarla' } },
]

/** Where to begin, for whoever has not said what it is about. */
export const domainReplies: readonly QuickReply[] = domainLabels.map(([domain, label]) => ({
  act: 'ask',
  domain,
  label,
}))

/** Where nothing was asked yet. */
export const whereToStart: QuickReply = { act: 'which_first', label: startLabel }

/** After "Are you safe?". */
export const safeReplies: readonly QuickReply[] = [
  { act: 'answer', safe: 'yes', label: { en: 'Yes, I am safe', es: 'Sí, estoy a salvo' } },
  { act: 'answer', safe: 'no', label: { en: 'No', es: 'No' } },
  { act: 'answer', safe: 'no', label: { en: 'Not sure', es: 'No lo sé' } },
]

const pressed = new Map<string, Move>(
  [
    ...afterCard,
    ...reasons,
    ...outcomes,
    ...visitReplies,
    whereToStart,
    ...domainReplies,
    ...safeReplies,
    ...matters.map(({ near, card }): QuickReply => ({ act: 'ask', card, label: near })),
  ].flatMap(({ label, ...move }) =>
    Object.values(label).map((text) => [normalise(text), move] as const),
  ),
)

/** Tells whether a message is the label of a button and says nothing of its own, as the name of a card does. */
export function isPressed(message: string): boolean {
  const move = pressed.get(normalise(message))
  return move !== undefined && move.card === undefined
}

/**
 * The label of the button of an act.
 *
 * @param act - any act.
 * @param language - language of the label.
 * @returns what is sent when it is pressed; undefined where it has no button.
 */
export function labelOf(act: string, language: Language): string | undefined {
  return [...afterCard, done, whereToStart].find((reply) => reply.act === act)?.label[language]
}

const that = '(that|this|it|those|these|them|any of (that|those|them)|that one|one)'
const eso = '(eso|esto|esa|ese|lo|hacerlo|hacer (eso|esto)|ninguno|ninguna)'

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
      '^ (ok |well |right )?(bye|bye bye|goodbye|good bye|good night|see you( later| tomorrow| soon)?|farewell|adios|hasta (luego|manana|pronto|la vista)|chao|nos vemos|ta ta|cheerio)( now| then| for now| coach| dear| love)* (\\. )*$',
    ),
  ],
  [
    { act: 'about_coach' },
    pattern(
      '^ (who|what) are you (\\. |$)|^ (and )?who (am i|is this|are we) .. (speaking|talking|chatting)( to| with)?|^ (y )?con quien (hablo|tengo el gusto|estoy hablando)( yo| ahora)? (\\\\. )*$|^ are you (a )?(real|human|person|robot|machine|computer|bot|doctor|nurse)|^ (what|how) can you (do|help)|^ what are your sources|^ (y )?(usted |tu )?(quien|que) (es|eres)( usted| tu)? (\\. |$)|^ (es|eres) (usted )?(una )?(persona|robot|maquina|medic[oa])|^ (en|con) que (me )?(puede|puedes) ayudar|^ que (puede|puedes|sabe|sabes) hacer',
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
      '^ ((can|could|will) you |please )*(remind|tell) me (again )?(what|which|when|who) .. (i|we) .. (said|agreed|chose|decided|promised|would do|was going to|signed)|^ what (was it|did) (i|we) (say|said|agree|choose|decide|promise)|^ (a ver )?(recuerdeme|recuerde|recuerdame|digame) (que|cuando|a quien|lo que) .. (dije|dijimos|quedamos|prometi|elegi|acordamos|iba a)|^ (que|en que|a quien|cuando) (fue lo que )?(dije|dijimos|quedamos|prometi)',
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
      `^ (i )?(have |ve )?(already )?tried ${that}|^ (been there|done that|i do that already)|^ ya (lo|la) (probe|intente|hago)`,
    ),
  ],
  [
    { act: 'cannot', limit: 'dislike' },
    pattern(
      `^ (i )?(do not|really do not|never did) (like|care for|fancy|want) ${that}|^ i hate ${that}|^ not for me|^ no me (gusta|gustan|apetece)( ${eso})?|^ (eso|esto) no (es lo mio|me gusta)`,
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
      `^ (i|we) (did|have done|managed|kept) ${that}|^ (done|did it)( today| yesterday| this morning)? (\\. )*$|^ (ya )?lo hice|^ (lo )?(logre|cumpli)`,
    ),
  ],
  [
    { act: 'goal' },
    pattern(
      `^ (i will|i am going to|let me|let us) (do|try|start|give) ${that}|^ make (it|that|this) my goal|^ remind me|^ (lo voy a|voy a) (hacer|probar|intentar)(lo)?|^ que sea mi meta|^ recuerdeme`,
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
  const normalised = normalise(message)
  const known = pressed.get(normalised)
  if (known !== undefined) return known
  const words = normalised.replace(opening, '')
  if (words.split(' ').length > mostWords) return undefined
  return phrases.find(([, phrase]) => phrase.test(words) || phrase.test(normalised))?.[0]
}
