/** Leaves out the greeting before a message and the thanks after it: what is asked between them is what it does. */

import { isQuestion } from '../search/question-form.ts'
import { namingStems } from '../text/stems.ts'

const toWhom =
  '(?:[\\s,]+(?:there|dear|love|coach|doctor|everyone|all|mija|mijo|doctora?|señorita))*'
const greetings =
  '(?:hello|hi|hiya|hey|good (?:morning|afternoon|evening|day)|hola|saludos|buen[oa]s?(?: d[ií]as?| tardes| noches)?|qu[eé] tal|how are you|c[oó]mo est[aá]s?)'
const greeting = new RegExp(`^(?:¡?${greetings}${toWhom}[\\s,.!?;:-]+)+(?=[\\p{L}¿])`, 'iu')
const thanks = new RegExp(
  `[\\s,.!;-]*(?:(?:many |muchas |mil |y )?(?:thank you|thanks|gracias|god bless(?: you)?|que dios (?:le|la|lo|te) bendiga)(?: (?:so much|very much|in advance|for asking|por preguntar|de antemano|por todo|por su ayuda|for your help))?${toWhom}[\\s,.!]*)+$`,
  'iu',
)

/** So few words are no message of their own. */
const fewestWords = 2
const isLongEnough = (text: string): boolean => text.split(/\s+/u).length >= fewestWords

/**
 * Leaves out the greeting, and the thanks after a question.
 *
 * @param message - as typed.
 * @returns the message itself where nothing is asked or named beside them.
 */
export function withoutCourtesy(message: string): string {
  const greeted = message.trim().replace(greeting, '').trim()
  const thanked = greeted.replace(thanks, '').trim()
  // Thanks after what is told belong to what was told: "That did it, thanks".
  if (isLongEnough(thanked) && isQuestion(thanked)) return thanked
  return isLongEnough(greeted) && namingStems(greeted).size > 0 ? greeted : message
}

/** Tells whether somebody gives thanks for what was no help, and asks nothing more. */
export function takesLeave(message: string): boolean {
  return thanksAnyway.test(message) && !message.includes('?')
}
const thanksAnyway =
  /\b(?:thanks|thank you) (?:anyway|all the same)\b|\bgracias (?:de todos modos|de todas (?:formas|maneras)|igual)\b/iu
