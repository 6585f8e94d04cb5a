/** Reads what a message does to the card before it, in whatever words it is said. */

import { pattern } from '../pattern.ts'
import { normalise } from '../safety/normalise.ts'
import { hearAct } from '../understanding/hear-act.ts'
import { type Act, type FollowUpAct, labelOf, type Move, moveOf, type Outcome } from './acts.ts'

/**
 * So likely an act must be; below it the message is taken as a question of its own. Chosen on the writers
 * who tune: 49 of 112 follow-ups heard, 2 as another one, and 4 of 138 other messages taken for one.
 */
const surely = 0.3

/** How a step went, where it was tried: the plainest words for each, the gravest first. */
const outcomeWords: readonly (readonly [Outcome, RegExp])[] = [
  [
    'harmed',
    pattern(
      '(hurt*|pain*|ache*|aching|sore|worse|dizzy|sick|swoll*|swell*|duele*|dolio|dolor*|peor|maread[oa]|mareo|hinch*|dano)',
    ),
  ],
  [
    'too-hard',
    pattern('(too (hard|much|difficult)|could not keep|muy dificil|demasiado|no aguante)'),
  ],
  [
    'no-change',
    pattern(
      '(no (use|good|difference|change|luck|better)|nothing|did not (help|work|do)|does not (help|work)|useless|waste|still|no (sirve|sirvio|ayuda|ayudo|funciona|funciono)|igual|nada)',
    ),
  ],
  ['helped', pattern('(help*|work*|better|easier|ayudo|sirvio|mejor)')],
]

const dislike = pattern(
  '(hate|can not stand|do not (like|care for|fancy)|not (for me|my thing|my cup)|boring|no me gusta*|odio|aburr*|no es lo mio|no va conmigo)',
)

function isFollowUp(act: string): act is FollowUpAct {
  return labelOf(act, 'en') !== undefined
}

function detailsOf(act: FollowUpAct, message: string): Omit<Move, 'act'> {
  if (act === 'cannot' && dislike.test(normalise(message))) return { limit: 'dislike' }
  return act === 'tried' ? outcomeIn(message) : {}
}

/**
 * Reads how a step went.
 *
 * @param message - what the person typed.
 * @returns nothing where it does not say.
 */
export function outcomeIn(message: string): Pick<Move, 'outcome'> {
  const words = normalise(message)
  const outcome = outcomeWords.find(([, expression]) => expression.test(words))?.[0]
  return outcome === undefined ? {} : { outcome }
}

/**
 * Reads what a message does: a button is certain, a plain phrase nearly so, other words are heard by
 * what the labelled examples taught.
 *
 * @param message - what the person typed or pressed.
 * @param before - what the coach had just said.
 * @returns the move; undefined where the message stands for itself.
 */
export function heardMove(message: string, before: string): Move | undefined {
  const plain = moveOf(message)
  if (plain) return plain
  const { act, likely } = hearAct(message, before)
  if (likely < surely || !isFollowUp(act)) return undefined
  return { act, ...detailsOf(act, message) }
}

/**
 * Tells whether a message surely does one thing.
 *
 * @param act - by the names of docs/coach-examples.md.
 * @param message - what the person typed.
 * @param before - what the coach had just said.
 */
export function isSurely(act: Act, message: string, before: string): boolean {
  const heard = hearAct(message, before)
  return heard.act === act && heard.likely >= surely
}

const cue = pattern(
  '(after|before|when|while|at|every|each|morning*|noon|afternoon*|evening*|night*|breakfast|lunch|dinner|supper|tea|coffee|news|nap|bed|kitchen|monday|tuesday|wednesday|thursday|friday|saturday|sunday|despues|antes|cuando|mientras|cada|manana*|mediodia|tarde*|noche*|desayun*|almuerzo|comida|cena*|siesta|noticias|cafe|cama|cocina|lunes|martes|miercoles|jueves|viernes|sabado|domingo)',
)

/**
 * Tells whether a few words name a time or a place at which something can be done.
 *
 * @param message - what the person typed.
 */
export function isCue(message: string): boolean {
  return cue.test(normalise(message))
}
