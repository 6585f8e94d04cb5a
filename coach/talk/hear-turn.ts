/** Hears what a person does in a turn, in whatever words they say it. */

import { isReadyQuestion } from '../conversation/asked-in.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { faqLabelled } from '../matters/faq/catalog.ts'
import { asksOfCoach } from './about-coach.ts'
import { pattern } from '../text/pattern.ts'
import { asksOpinion, isQuestion, isRequest } from '../search/question-form.ts'
import { normalise } from '../text/normalise.ts'
import { hearActs, type LikelyAct } from '../understanding/hear-act.ts'
import type { Act } from '../understanding/acts.ts'
import { borneOut } from './few-words.ts'
import { type FollowUpAct, isPressed, labelOf, type Move, type Outcome } from './acts.ts'
import { isGoodDeed, isReport, moveOf } from './hear-move.ts'
import { correctionIn } from './corrections.ts'
import { takesLeave, withoutCourtesy } from './courtesy.ts'
import { limitsIn } from './limits-heard.ts'
import { isRefusal, refusesAtOnce } from './refusals.ts'
import { agreesTo, asksBack, isFeared, namesMore, plansOwn, takesUp } from './when-words.ts'

/** What the coach asked last, where an answer to it is waited for. */
export type Awaited = 'reason' | 'outcome' | 'cue' | 'hour' | 'when' | 'safe' | 'choice' | 'talk'

/** What a message comes after. */
export interface Before {
  /** What the coach had just said; empty where the conversation begins. */
  readonly before: string
  /** True where something was advised that a message can lean on. */
  readonly hasCard: boolean
  readonly awaited: Awaited | undefined
}

/** What was heard. */
export interface Heard extends Move {
  /** How sure that is, from 0 to 1; 1 for a button or a plain phrase. */
  readonly likely: number
  /** What was meant, where the coach is put right; empty where that is not said. */
  readonly meant?: string
  /** True where a limit is held against what was advised. */
  readonly isHeld?: boolean
}

/** What answers a question of the coach is a few words: longer messages tell of something else. */
const replyWords = 14

/** A longer question is no farewell. */
const farewellWords = 6

/** How a step went: the plainest words for each, the gravest first. */
const outcomeWords: readonly (readonly [Outcome, RegExp])[] = [
  [
    'harmed',
    pattern(
      '(hurt*|pain*|ache*|aching|sore|worse|dizzy|sick|swoll*|swell*|puff* up|set ... off|flar* up|gave me|crick|cramp*|duele*|dolio|dolor*|peor|maread[oa]|mareo|hinch*|dano)',
    ),
  ],
  [
    'too-hard',
    pattern(
      '(too (hard|much|difficult|long|far)|could not (keep|manage|do|get)|would not have it|beyond me|defeated me|gave up|muy dificil|demasiado|no (aguante|pude))',
    ),
  ],
  [
    'no-change',
    pattern(
      '((no|not a|not any|not one|never a) ... (use|good|difference|change|luck|better|joy)|nothing|no good|did not (help|work|do)|does not (help|work)|useless|waste|still|no (sirve|sirvio|ayuda|ayudo|funciona|funciono)|igual|nada)',
    ),
  ],
  ['helped', pattern('(help*|work*|better|easier|ayudo|sirvio|mejor)')],
]

/** What helped, and no more than that. */
const notForLong = pattern(
  '(for|only|just) .. (minutes?|moment|bit|while|hour|day)(?! (better|less|easier|more|up))|(but|then) ... (again|back|stopped|same)|(pero|luego|despues) ... (otra vez|volvi*|igual|mismo|ya no)|(nomas|solo) .. (rato|minutos?|momento|dia|noche)',
)

const dislike = pattern(
  '(hate*|can not (stand|abide|bear)|could not abide|do not (like|care for|fancy|enjoy)|never (liked|cared)|(does|do) not (agree|sit well) with me|(can not|could not) digest|not (for me|my thing|my cup|my style)|boring|bores|dull|silly|no me gusta*|(me|le) caen? (muy )?(mal|pesad[oa]s?)|odio|aburr*|no es lo mio|no va conmigo|no soy de)',
)

const cue = pattern(
  '(after|before|when|while|at|every|each|times|goes|minute*|veces|minuto*|morning*|noon|afternoon*|evening*|night*|tonight|tomorrow|today|breakfast|teatime|mealtime*|weekend*|lunch|dinner|supper|tea|coffee|news|nap|bed|kitchen|monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|despues|antes|cuando|mientras|cada|manana*|hoy|mediodia|tarde*|noche*|desayun*|almuerzo|comida|cena*|siesta|noticias|cafe|cama|cocina|lunes|martes|miercoles|jueves|viernes|sabado*|domingo*)',
)

const yes = pattern(
  '^ (\\. )*(yes|yeah|yep|yup|aye|(i am|im)( (safe|fine|ok|okay|all right|alright|well))? (\\. )*$|sure|fine|safe|quite safe|si|claro|estoy (bien|a salvo))',
)
const noOrUnsure = pattern(
  '^ (\\. )*(no|nope|not (really|sure|safe)|i (do not know|am not)|maybe|unsure|no (lo )?se|tal vez|quiza)',
)

/**
 * Reads how a step went.
 *
 * @param message - what the person typed.
 * @returns undefined where it does not say.
 */
export function outcomeIn(message: string): Outcome | undefined {
  const words = normalise(message)
  const found = outcomeWords.find(([, expression]) => expression.test(words))?.[0]
  return found === 'helped' && notForLong.test(words) ? 'no-change' : found
}

/** Tried once, of late. */
const once = pattern(
  '(last (night|nite|evening)|yesterday|once|one (night|time|day)|this (morning|afternoon)|today|anoche|ayer|una (vez|noche|tarde)|hoy|esta (manana|tarde))',
)
/** Told of more tries. */
const often = pattern(
  '(every (night|day)|weeks?|months?|many times|always|cada (noche|dia)|semanas?|meses|muchas veces|siempre)',
)

/** Tells whether a step was tried no more than once. */
export function isTriedOnce(message: string): boolean {
  const words = normalise(message)
  return !isPressed(message) && once.test(words) && !often.test(words)
}

/**
 * Tells whether a few words name a time or a place at which something can be done.
 *
 * @param message - what the person typed.
 */
export function isCue(message: string): boolean {
  return cue.test(normalise(message))
}

/** Acts that lean on something advised before. */
export function isFollowUp(act: Act): act is FollowUpAct {
  return act !== 'which_first' && labelOf(act, 'en') !== undefined
}

/** Tells whether a message says that something is not liked. */
export function isDislike(message: string): boolean {
  return dislike.test(normalise(message))
}

/** What was done and did harm is no deed to be praised. */
const didHarm = pattern(
  '(?<!no |not |never |nada |sin )(swoll*|swell*|hinch*|inflamad[oa]|worse|peor|(hurts?|aches?|sore|duele*|dolid[oa]) (more|now|today|all|like|mas|mucho|hoy|tod[oa]|un monton))',
)

function detailsOf(act: Act, message: string): Partial<Move> {
  if (act === 'did' && didHarm.test(normalise(message))) return { act: 'tried', outcome: 'harmed' }
  if (act === 'cannot' && isDislike(message)) return { limit: 'dislike' }
  const outcome = act === 'tried' ? outcomeIn(message) : undefined
  return outcome === undefined ? {} : { outcome }
}

/** What a few words say to each question of the coach; undefined where they do not answer it. */
const answersTo: Readonly<
  Record<Awaited, (words: string, message: string) => Omit<Move, 'act'> | undefined>
> = {
  reason: (words, message) =>
    limitsIn([message]).size > 0 || dislike.test(words) ? detailsOf('cannot', message) : undefined,
  outcome(_, message) {
    const outcome = outcomeIn(message)
    return outcome && { outcome }
  },
  cue: (words, message) =>
    cue.test(words) && !isRefusal(words) && !isReport(message) ? {} : undefined,
  hour: (words) => (cue.test(words) ? {} : undefined),
  when: (words) => (cue.test(words) && !isRefusal(words) ? {} : undefined),
  safe: (words) =>
    noOrUnsure.test(words) ? { safe: 'no' } : yes.test(words) ? { safe: 'yes' } : undefined,
  choice: () => undefined,
  talk: () => undefined,
}

/** What is said beside any question. */
const asides = new Set<string>(['thanks', 'goodbye', 'about_coach', 'outside', 'recall'])
const surelyAside = 0.5

/** Neither a question, a refusal nor a feeling. */
function isBusiness(message: string): boolean {
  return !isQuestion(message) && !soundsRefused(message) && feelingIn(message) === undefined
}

const saysNo = pattern('^ (no|nope|nah|ni)(?! (thank|thanks|gracias))')

/** How the answer to a question for the hour or the place may sound. */
const saysWhen: ReadonlySet<string> = new Set(['answer', 'goal', 'did'])

/** What is said to "After what would it fit?" in words that name no time: a no, the answer, or something beside it. */
function heardToCue(
  message: string,
  isShort: boolean,
  best: LikelyAct | undefined,
): Heard | undefined {
  const words = normalise(message)
  if (isShort && saysNo.test(words) && !cue.test(words))
    return { act: 'cannot', likely: 1, ...detailsOf('cannot', message) }
  if (best === undefined) return undefined
  if (isReport(message)) return { act: best.act === 'tried' ? 'tried' : 'did', likely: best.likely }
  // Whoever names the step again, or tells of it, says how.
  if (isBusiness(message))
    return isShort && saysWhen.has(best.act) ? { act: 'answer', likely: 1 } : undefined
  return best.act === 'answer' ? { act: 'smalltalk', likely: best.likely } : undefined
}

/** What nobody does before anything was said to them. */
const leansOnTalk: ReadonlySet<string> = new Set(['answer', 'recall'])

/** So likely a refusal, a goal, or what is asked for again needs no word of it. */
const surelySo = 0.35

/** Words with which a step is taken up. */
const commits = pattern(
  '(i will|i am going|let me|let us|i can|i could|i want|i would|i shall|shall|will do|going to|gonna|remind*|make (it|that)|count me in|goal|voy a|lo hago|hago|hare|lo hare|quiero|puedo|podria|empiezo|empezare|me apunto|dale|vale|bueno|ok|okay|yes|yeah|si|right|sure|good|meta|recuerd*|apunt*|pongo|pondre|llamo|llamare|camino|caminare)',
)

/** Tells what is, was or is said, and not what will be done. */
const telling = pattern(
  '(is|are|was|were|has|have|said|says|told|es|son|era|eran|fue|esta|dijo|dice|dijeron)',
)

/** So likely, or in so few words, a goal needs no word with which one is taken up: an hour alone is only told. */
const plainGoal = { likely: 0.5, words: 8 } as const

function soundsLikeGoal(message: string, likely: number, awaited: Awaited | undefined): boolean {
  if (commits.test(normalise(message))) return true
  // Who was asked to tell of somebody tells of them.
  if (awaited === 'talk') return false
  const isFew = message.trim().split(/\s+/u).length <= plainGoal.words
  return likely >= (isFew ? surelySo : plainGoal.likely)
}

function soundsRefused(message: string): boolean {
  const words = normalise(message)
  return isRefusal(words) || dislike.test(words) || limitsIn([message]).size > 0
}

/** Nearly as certain as a button; and so likely a step is taken up beside the thanks for it. */
const [surelyDoubts, besideThanks] = [0.95, 0.15]

function isPlanToo(message: string, before: string): boolean {
  const words = normalise(message)
  const goal = hearActs(message, before).find(({ act }) => act === 'goal')
  if (isQuestion(message) || namesMore(message) || (goal?.likely ?? 0) < besideThanks) return false
  return commits.test(words) || (cue.test(words) && !telling.test(words))
}

/**
 * Hears what a message does: a button is certain, a plain phrase nearly so, a few words after a question
 * of the coach answer it, and all else is heard by what the labelled examples taught.
 *
 * @param typed - what the person typed or pressed.
 * @param context - what it comes after.
 * @returns the act, with the reason or the outcome where the words tell it.
 */
export function hearTurn(typed: string, { before, hasCard, awaited }: Before): Heard {
  if (isReadyQuestion(typed) || faqLabelled(typed)) return { act: 'ask', likely: 1 }
  const message = isPressed(typed) ? typed : withoutCourtesy(typed)
  const move = moveOf(message)
  if (awaited === 'safe' && move?.act === 'answer')
    return { ...move, ...answersTo.safe(normalise(message), message), likely: 1 }
  // A bare "no" says that somebody is not safe only where that was asked.
  const plain = move?.safe === 'no' && awaited !== 'safe' ? ({ act: 'answer' } as const) : move
  if (plain && (hasCard || isPressed(message) || !isFollowUp(plain.act)))
    return { ...plain, likely: 1 }
  if (!/[\p{L}\p{N}]/u.test(message)) return { act: 'unclear', likely: 1 }
  if (asksOfCoach(message)) return { act: 'about_coach', likely: surelyDoubts }
  if (hasCard && refusesAtOnce(message))
    return { act: 'cannot', likely: 1, ...detailsOf('cannot', message) }
  if (takesLeave(typed)) return { act: 'thanks', likely: surelyDoubts }
  if (plansOwn(message) || (hasCard && (takesUp(message) || agreesTo(message))))
    return { act: 'goal', likely: 1 }
  if (!hasCard && isGoodDeed(message)) return { act: 'did', likely: 1 }
  const meant = correctionIn(message, before)
  if (meant !== undefined) return { act: 'ask', likely: 1, meant }
  const isShort = message.trim().split(/\s+/u).length <= replyWords && !message.includes('?')
  const isBrief = message.trim().split(/\s+/u).length <= farewellWords
  const best = hearActs(message, before).find(
    ({ act, likely }) =>
      (hasCard || !isFollowUp(act)) &&
      (before !== '' || !leansOnTalk.has(act)) &&
      (act !== 'goodbye' || isBrief || !isQuestion(message)) &&
      (act !== 'about_coach' || !asksOpinion(message)) &&
      (act !== 'cannot' || likely >= surelySo || soundsRefused(message)) &&
      (act !== 'recall' || likely >= surelySo || asksBack(message)) &&
      (act !== 'goal' ||
        (!isReport(message) &&
          !isFeared(message) &&
          !isRequest(message) &&
          soundsLikeGoal(message, likely, awaited))),
  )
  if (best?.act === 'thanks' && isPlanToo(message, before))
    return { act: 'goal', likely: best.likely }
  const isAside = best !== undefined && best.likely >= surelyAside && asides.has(best.act)
  const answer =
    isShort && !isAside && awaited ? answersTo[awaited](normalise(message), message) : undefined
  if (answer) return { act: 'answer', ...answer, likely: 1 }
  const toCue = awaited === 'cue' ? heardToCue(message, isShort, best) : undefined
  if (toCue) return toCue
  // What is not liked is left out, whatever it answers.
  if (hasCard && best?.act === 'answer' && isDislike(message) && !isQuestion(message))
    return { act: 'cannot', likely: 1, limit: 'dislike' }
  const { act, likely } = best ?? { act: 'unclear', likely: 0 }
  return borneOut(message, before, { act, likely, ...detailsOf(act, message) })
}
