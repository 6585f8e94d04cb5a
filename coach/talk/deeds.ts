/** Answers whoever did a step, and what they tell beside it. */

import type { Passage } from '../person/person.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { isPressed } from './acts.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { isMissing } from './grief.ts'
import { type Open, type Spoken, toGoalOrOther } from './open-card.ts'
import { spoken } from './reading.ts'
import { quoted } from './when-words.ts'
import { talkWords } from './talk-words.ts'

const besides = /[.;,!]?\s+(?:but|though|although|except|only|pero|aunque|s[oó]lo que)\s+/iu

/** What ended well has no hard part to ask for. */
const pleased = pattern(
  '(pleased|glad|happy|proud|fine|enjoy*|loved|liked|felt (good|better|great)|worth it|laugh*|content[oa]|feliz|orgullos[oa]|me gusto|muy bien|valio la pena|me senti (bien|mejor)|rico)',
)

/** A deed, and what was told beside it: a feeling gets its line, a lapse one question. */
function didAndMore(open: Open, deed: string, rest: string): readonly Passage[] {
  const feeling = feelingIn(rest)
  const words = quoted(deed)
  return feeling
    ? [spoken(open, talkWords.didBeside, { words }), spoken(open, feeling.say)]
    : [spoken(open, talkWords.notAllEasy, { words })]
}

/** What was done or tried, with a feeling told beside it: both are answered; undefined where there is none. */
export function withFeeling(open: Open): Spoken | undefined {
  const [deed, ...others] = open.message.split(besides)
  const rest = others.join(', ')
  const isFelt = !isPressed(open.message) && rest !== '' && feelingIn(rest) !== undefined
  return isFelt && deed !== undefined
    ? { card: open.card, passages: didAndMore(open, deed, rest), replies: toGoalOrOther }
    : undefined
}

/** Longer messages tell more than a deed, and are not said back whole. */
const mostWordsOfDeed = 20

/** Names the deed in the person’s own words; whoever misses somebody is met in that. */
export function did(open: Open): Spoken {
  const { card, message } = open
  if (isMissing(open)) {
    return { card, passages: [spoken(open, talkWords.missing)], replies: toGoalOrOther }
  }
  const [deed, ...others] = message.split(besides)
  const rest = others.join(', ')
  if (!isPressed(message) && deed !== undefined && rest !== '' && !pleased.test(normalise(rest))) {
    return { card, passages: didAndMore(open, deed, rest), replies: toGoalOrOther }
  }
  const isLong = message.split(/\s+/u).length > mostWordsOfDeed
  const said =
    isPressed(message) || isLong
      ? spoken(open, talkWords.did)
      : spoken(open, talkWords.didThat, { words: quoted(message) })
  return { card, passages: [said], replies: toGoalOrOther }
}

const isFine = pattern(
  '(is|was) (that|this|it) (all right|alright|ok|okay|normal|bad|fine|safe)|should (that|it) (be|feel)|(es|esta|estuvo|eso es) (normal|bien|mal|malo)(?! (ya|por|para|de|con)) (\\.|$)',
)

/** Tells whether it is asked if how it went is as it should be. */
export function asksIfFine(message: string): boolean {
  const words = normalise(message)
  return isFine.test(words) && !ofBody.test(words)
}

/** What may be of an illness is not for a step to answer. */
const ofBody = pattern(
  '(weak|breath*|heart|skip*|calf|swoll*|swell*|numb|chest|dizz*|faint*|black|memory|forgot|lost|voices|wet|blood|bled|fell|debil|aire|corazon|pantorrilla|hinch*|dormid[oa]|pecho|mare*|desmay*|sangr*|orin*|cai|olvid*|voces)',
)
