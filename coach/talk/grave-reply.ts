/** Sends a sign of the body that is told beside an answer to a doctor. */

import { matters } from '../matters/catalog.ts'
import { isQuestion } from '../search/question-form.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import { afterCard } from './acts.ts'
import { asideWords } from './aside-words.ts'
import { matterOffered, saidIn } from './matter.ts'
import { metFeeling, type Reading, type Reply, spoken } from './reading.ts'

/** Signs that belong with a doctor. */
const signs = new RegExp(
  pattern(
    '(calf|calves|(stopped|not|hardly) eat(ing)?|deje de comer|no (he comido|como)|(he|she|i) fell(?! (in love|for))|dizz*|breath*|blood(?! pressure)|bleed*|chest|fever*|shiver*|temperature|lump|(not|never) .. (slept|sleep) .. nights|fainted|blacks? out|(lost|down) [a-z0-9]+ (pounds|kilos)|heart (races|racing|jumps|skips|flutters|pounds)|pantorrilla*|(se|me) (cayo|cai)|mare*|aire|sangre|pecho|fiebre|escalofr*|bulto|no (duermo|he dormido) .. noches|corazon .. (brinca|salta|acelera*))',
  ),
  'gu',
)

/** Wants something else than to tell. */
const wantsElse = pattern(
  '(what i (want|wanted|need|am after|meant)|i (just |only )(want|need|would like)|(solo|nomas|nada mas) (quiero|quisiera|busco)|i (asked|was asking|meant)|tell me|please|lo que (quiero|queria|busco|necesito)|(le|te) pregunt*|pregunto|dig[ao]me|dime|por favor)',
)

/**
 * Answers what is too grave for a step: "I have not slept for five nights" sounds like a deed, and is none.
 *
 * @param reading - the turn.
 * @returns undefined where no question was answered before, something is asked, or the answer spoke of the sign itself.
 */
export function graveReply(reading: Reading): Reply | undefined {
  const { message, language, state } = reading
  const matter = saidIn(reading, state.before, matters) ?? matterOffered(state.answered?.entry.say)
  if (!matter) return undefined
  const asks = isQuestion(message) || sentencesOf(message).some(isQuestion)
  const own = normalise(matter.say[language])
  const words = normalise(message)
  const isTold = [...words.matchAll(signs)].some(([word]) => !own.includes(word))
  if (!isTold || asks || wantsElse.test(words)) return undefined
  return {
    act: 'answer',
    domains: [matter.domain],
    passages: [...metFeeling(reading), spoken(reading, asideWords.tellDoctor)],
    replies: afterCard,
  }
}
