/** Makes a step the goal of whoever takes it up, with when in their own words. */

import { cardOf } from '../cards/catalog.ts'
import type { Said } from '../text/said.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { afterGoal, isPressed } from './acts.ts'
import { offered } from './changed-step.ts'
import { isCue } from './hear-turn.ts'
import { matterOffered, stepOf } from './matter.ts'
import type { Open, Spoken } from './open-card.ts'
import { domainsOf, fromCard, goalStep, type Reading, type Reply, say, spoken } from './reading.ts'
import { isRefusal } from './refusals.ts'
import { talkWords } from './talk-words.ts'
import { quoted, ownWords, plansOwn, takesUp } from './when-words.ts'

const wantsReminder = pattern('(remind*|ring me|call me|recuerd*|recordar*|aviseme|llame*)')

/** Takes a step up, and asks once when. */
export function goal(open: Open): Spoken {
  const { card } = open
  const ring = wantsReminder.test(normalise(open.message))
    ? [spoken(open, talkWords.cannotRing)]
    : []
  // "Will you remind me?" is asked beside it.
  const told = open.message.split(/(?<=[.!?])\s+/u).filter((one) => !one.includes('?'))
  const message = ring.length > 0 && told.length > 0 ? told.join(' ') : open.message
  const isOwn = takesUp(message) && ownWords(message).isDeed
  const isSaidWhen =
    !isPressed(message) &&
    !message.includes('?') &&
    (isOwn || plansOwn(message) || (!isRefusal(normalise(message)) && isCue(message)))
  if (ring.length > 0 && !isSaidWhen && open.state.goal) {
    return { card, passages: ring, replies: afterGoal }
  }
  if (isSaidWhen) {
    const said = withCue({ ...open, message })
    return { ...said, passages: [...said.passages, ...ring] }
  }
  return {
    card,
    passages: [
      {
        ...fromCard(open, card),
        text: say(open, talkWords.yourGoal, { step: say(open, stepTaken(open)) }),
      },
      ...ring,
      spoken(open, talkWords.afterWhat),
    ],
    replies: [],
    step: goalStep(open, card, '', stepTaken(open)),
  }
}

/** The step as it was offered to this person. */
export function stepTaken(open: Open): Said {
  const instead = offered(open)
  const matter = matterOffered(instead)
  return matter ? stepOf(matter) : (instead ?? open.card.step)
}

/** The person's own words for when they will do it, read back. */
export function withCue(open: Open): Spoken {
  const own = ownWords(open.message)
  const words = quoted(own.words)
  // With a limit the careful step of the coach stands beside it.
  const isOwn = plansOwn(open.message) && open.limits.size === 0
  const said = own.isDeed || isOwn ? talkWords.ownGoalStands : talkWords.goalStands
  const text = say(open, said, { words, step: say(open, stepTaken(open)) })
  return {
    card: open.card,
    passages: [{ ...fromCard(open, open.card), text }],
    replies: afterGoal,
    step: isOwn
      ? goalStep(open, open.card, '', asStep(words))
      : goalStep(open, open.card, words, stepTaken(open)),
  }
}

/** A plan in the person's own words, as a step begins. */
function asStep(words: string): Said {
  const text = words.charAt(0).toUpperCase() + words.slice(1)
  return { en: text, es: text }
}

/** Takes up a plan of their own that leans on no step of the coach; the nearest card lends it its domain. */
export function ownGoal(reading: Reading): Reply {
  const words = quoted(ownWords(reading.message).words)
  const card = cardOf(reading.search().hits[0]?.entry.id ?? '')
  return {
    act: 'goal',
    domains: domainsOf(card),
    passages: [{ text: say(reading, talkWords.ownGoalStands, { words }), sources: [] }],
    replies: afterGoal,
    ...(card && { step: goalStep(reading, card, '', asStep(words)) }),
  }
}
