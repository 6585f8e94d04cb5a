/** Questions about the coach and the product itself, and the words with which it declines others. */

import type { Language } from '#core/languages.ts'
import { normalise } from '../safety/normalise.ts'
import type { Act } from '../talk/acts.ts'
import { isSurely } from '../talk/heard-move.ts'
import { sayIn } from '../wording/say-in.ts'
import { pick } from '../wording/turns-of-phrase.ts'
import { aboutCoach } from './small-talk.ts'

/** What the coach says to a question outside its six domains. */
export const declined =
  'I cannot help with that one. I can help with six things for a healthy life: social life, learning, exercise, food, stress and sleep. Which of these would you like to talk about?'

/** What the coach says to a sign of the body, a reading or a vaccine. */
export const leftToDoctors =
  'That is one for your doctor or pharmacist. Please ask them. I can help with six things: social life, learning, exercise, food, stress and sleep. Which of these would you like to talk about?'

/** Said in more ways than can be listed. */
const leaveTaking: ReadonlySet<Act> = new Set(['thanks', 'goodbye'])

/** What is said to a question about the coach or the product, and what the person does by it. */
export interface AboutTheCoach {
  readonly act: Act
  readonly text: string
}

/**
 * The answer to a question about the coach or the product, and to a greeting or thanks.
 *
 * @param message - the question as typed.
 * @param language - language of the answer.
 * @param seed - what varies the wording: the same seed always gives the same words.
 * @param before - what the coach had just said; empty where it had said nothing.
 * @returns the answer, or undefined where the question is about something else.
 */
export function aboutTheCoach(
  message: string,
  language: Language,
  seed: string,
  before: string,
): AboutTheCoach | undefined {
  const words = normalise(message)
  const found =
    aboutCoach.find(({ when }) => when.test(words)) ??
    (before === ''
      ? undefined
      : aboutCoach.find(({ act }) => leaveTaking.has(act) && isSurely(act, message, before)))
  if (!found) return undefined
  return { act: found.act, text: sayIn(language, pick(found.texts, `${message} ${seed}`)) }
}
