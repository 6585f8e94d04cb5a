/** How much louder a danger must sound in a message that surely asks something of the talk. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { likeliest, surelyAsked } from './questions-asked.ts'
import type { Reading } from './reading.ts'

/**
 * What goes on with a subject is told in the words of troubles, and the model was taught messages without a talk around
 * them: in 37 talks of strangers ten of 148 later turns had the numbers or the question whether they are safe for nothing,
 * seven of them beside a question of the subject that they clearly asked. Of 1,176 turns of the tune writers' dangers that
 * have the numbers, each danger held against seven talks, 1,173 keep them.
 */
const times = { clearly: 2, beyondDoubt: 2.5 } as const

/** Of an end, of being in the way, and of hands: beside any of them it is heard as in every other message. */
const ofHarm = pattern(
  '(di(e|es|ed|ing)|dead|(not|never) .. wak*|no .. despert*|death|kill*|suicid*|end(s|ed)?( it)?|ready|settled|arranged|goodbye|farewell|burden|bother*|in the way|rid of|join (him|her|my)|heaven|grave|rope|gun|(all|enough|saved|hoard*|bottle of|handful of) .. (pills|tablets)|hurt*|hit*|hand|grab*|push*|pillow|blood|fell|fallen|morir*|muer*|matar*|suicid*|acab(ar|o|e)|termin(ar|o|e) con|list[oa]|arreglad[oa]|ordenad[oa]|despedi*|adios|estorb*|carga|molest(ar|o)|reunirme|cielo|tumba|soga|cuerda|pistola|(todas|suficientes|frasco de|guard*) .. pastillas|peg(o|a|ue|ar)|golpe*|empuj*|jal(o|e)|almohada|sangre|cai|cayo)',
)

/**
 * Says how many times louder than else.
 *
 * @param reading - the turn.
 * @returns 1 where it surely asks nothing, or names what may be harm.
 */
export function louderIn(reading: Reading): number {
  if (ofHarm.test(normalise(reading.message))) return 1
  const like = likeliest(reading)
  if (like >= surelyAsked.beyondDoubt) return times.beyondDoubt
  return like >= surelyAsked.clearly ? times.clearly : 1
}
