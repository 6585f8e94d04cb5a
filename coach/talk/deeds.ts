/** Answers whoever did a step, and what they tell beside it. */

import type { Passage } from '../person.ts'
import { isPressed } from './acts.ts'
import { feelingIn } from './feelings.ts'
import { type Open, type Spoken, toGoalOrOther } from './open-card.ts'
import { quoted, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

const besides = /[.;,!]?\s+(?:but|though|although|except|only|pero|aunque|s[oó]lo que)\s+/iu

/** A deed, and what was told beside it: a feeling gets its line, a lapse one question. */
function didAndMore(open: Open, deed: string, rest: string): readonly Passage[] {
  const feeling = feelingIn(rest)
  const done = spoken(open, talkWords.didBeside, { words: quoted(deed) })
  return feeling ? [done, spoken(open, feeling.say)] : [spoken(open, talkWords.notAllEasy)]
}

/** Names the deed in the person’s own words. */
export function did(open: Open): Spoken {
  const { card, message } = open
  const [deed, ...others] = message.split(besides)
  const rest = others.join(', ')
  if (!isPressed(message) && deed !== undefined && rest !== '') {
    return { card, passages: didAndMore(open, deed, rest), replies: toGoalOrOther }
  }
  const said = isPressed(message)
    ? spoken(open, talkWords.did)
    : spoken(open, talkWords.didThat, { words: quoted(message) })
  return { card, passages: [said], replies: toGoalOrOther }
}
