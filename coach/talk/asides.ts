/** Answers what is beside the matter: thanks, leave, small talk, the coach itself, and what is not understood. */

import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import type { Said } from '../text/said.ts'
import {
  afterCard,
  domainReplies,
  isPressed,
  type QuickReply,
  safeReplies,
  whereToStart,
} from './acts.ts'
import { aboutCoach } from './about-coach.ts'
import { type Aside, asideWords, smallTalk, whoElse } from './aside-words.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { forGrief } from './grief.ts'
import { insteadOf } from './fitting-cards.ts'
import { matterOffered, stepOf } from './matter.ts'
import { domainsOf, fromCard, isSaid, type Reading, type Reply, say, spoken } from './reading.ts'
import { quoted } from './when-words.ts'
import type { Goal } from './talk-state.ts'
import { talkWords } from './talk-words.ts'
import { detailSaid, toldDetail } from './told-detail.ts'

function fitting(asides: readonly Aside[], message: string): Said | undefined {
  const words = normalise(message)
  return asides.find(({ when }) => when.test(words))?.say
}

const twoTopics = domainReplies.slice(0, 2)

/** What can be pressed where a card stays open, else two topics. */
export function repliesFor({ state }: Pick<Reading, 'state'>): readonly QuickReply[] {
  return state.card ? afterCard : [whereToStart, ...twoTopics]
}

const blessing = pattern(
  '(bless*|god (be|keep)|(have|enjoy) .. (day|evening|night|weekend)|take care|dios|virgen|bendi*|que (le|te) vaya|que descanse*|que este* bien|cuidese|cuidate)',
)

/** Thanks, or leave: one warm sentence, and the goal where one stands. */
export function takeLeave(reading: Reading, act: 'thanks' | 'goodbye'): Reply {
  const { goal } = reading.state
  const step = goal && say(reading, asideWords.yourStep, { step: stepWords(reading, goal) })
  const blessed = blessing.test(normalise(reading.message))
    ? [say(reading, asideWords.likewise)]
    : []
  const text = [...blessed, say(reading, asideWords[act]), step ?? []].flat().join(' ')
  return {
    act,
    domains: domainsOf(reading.state.card),
    passages: [{ text, sources: [] }],
    replies: [],
  }
}

/** A step with the words in which somebody took it up. */
export function stepWords(reading: Reading, { card, words, lent }: Goal): string {
  const matter = matterOffered(lent)
  const instead = insteadOf(card, reading)?.say
  const ofCard = instead && isSaid(reading, instead) ? instead : card.step
  const step = say(reading, matter ? stepOf(matter) : ofCard)
  return words === undefined || step.startsWith(words) ? step : `${step} “${quoted(words)}”.`
}

function companyTo(message: string): Said {
  return fitting(smallTalk, message) ?? feelingIn(message)?.say ?? asideWords.smalltalk
}

/** Talk for company's sake: what was said is answered in a sentence or two, and nothing is advised. */
export function chat(reading: Reading, said = companyTo(reading.message)): Reply {
  return {
    act: 'smalltalk',
    domains: domainsOf(reading.state.card),
    passages: [spoken(reading, said)],
    replies: repliesFor(reading),
  }
}

const proof = pattern(
  '(prove*|proof|evidence|research|scien*|studies|study|says who|how do you know|is (that|this|it) true|sure about|prueba*|(com)?probado|son cuentos|old wives|ciencia*|cientific*|estudio*|quien lo dice|es (verdad|cierto)|como lo sabe)',
)

/** Tells whether it is asked how something is known. */
export function asksForProof(message: string): boolean {
  return proof.test(normalise(message))
}

/** Questions about the coach itself. */
export function aboutMe(reading: Reading): Reply {
  const said = fitting(aboutCoach, reading.message) ?? asideWords.whoAmI
  return {
    act: 'about_coach',
    domains: domainsOf(reading.state.card),
    passages: [spoken(reading, said)],
    replies: repliesFor(reading),
  }
}

/** What is not the coach's business: who can be asked, and what the coach does. */
export function notMine(reading: Reading): Reply {
  const who = say(reading, fitting(whoElse, reading.message) ?? asideWords.somebodyElse)
  return {
    act: 'outside',
    domains: [],
    passages: [spoken(reading, asideWords.outside, { who })],
    replies: repliesFor(reading),
  }
}

const whom = pattern(
  'who (can|could|will|would) (ring|call|phone|visit|help) me|quien me (puede |podria )?(llam*|visit*|ayud*)|(^ (\\. )*|and |so |then |but )who (can|could|should|would|do|shall|might) i (see|call|ring|phone|ask|talk|speak|go|turn|contact)|(some|any)(one|body) (trained|qualified|local|nearby|i (can|could|should) (see|call|ring|phone|talk|speak|ask))|(a|con) quien (puedo |debo |podria |deberia )?(ver|veo|llamo|llamar|hablo|hablar|acudo|acudir|pregunto|preguntar|busco)',
)

/** Tells whether it is asked whom to see or to call. */
export function asksForWhom(message: string): boolean {
  return whom.test(normalise(message))
}

/** Whom to see or to call about the matter of the talk. */
export function toSomebody(reading: Reading): Reply {
  return {
    act: 'ask',
    domains: domainsOf(reading.state.card),
    passages: [spoken(reading, asideWords.whomToSee)],
    replies: repliesFor(reading),
  }
}

/** A sign of the body, a reading or a vaccine. */
export function toDoctor(reading: Reading): Reply {
  return {
    act: 'outside',
    domains: [],
    passages: [spoken(reading, asideWords.toDoctor)],
    replies: repliesFor(reading),
  }
}

/** A message that cannot be understood: two tries with buttons, then peace. */
export function notUnderstood(reading: Reading): Reply {
  const { state } = reading
  const isNone = isPressed(reading.message)
  const first = isNone ? asideWords.noneOfThem : asideWords.whichOfThese
  const tries = [first, asideWords.anotherWay, asideWords.leaveItThere]
  const said = tries[Math.min(state.misses, tries.length - 1)] ?? asideWords.leaveItThere
  const near = state.card && !isNone ? afterCard : domainReplies
  return {
    act: 'unclear',
    domains: domainsOf(state.card),
    passages: [spoken(reading, said)],
    replies: said === asideWords.leaveItThere ? [] : near,
  }
}

/** A follow-up to nothing: which step is meant. */
export function whichStep(reading: Reading, act: Reply['act']): Reply {
  return {
    act,
    domains: [],
    passages: [spoken(reading, asideWords.whichStep)],
    replies: [whereToStart, ...domainReplies],
  }
}

/** Where to begin: with the step at hand, and why it comes first. */
export function startWith(reading: Reading, card: Card): Reply {
  return {
    act: 'which_first',
    domains: domainsOf(card),
    passages: [spoken(reading, asideWords.startHere), fromCard(reading, card, card.step, card.why)],
    replies: afterCard,
  }
}

/** Names what was done, where no step of the coach was open. */
export function praised(reading: Reading): Reply {
  return {
    act: 'did',
    domains: [],
    passages: [spoken(reading, talkWords.didThat, { words: quoted(reading.message) })],
    replies: domainReplies,
  }
}

/** Where nothing is known of the person: what is hardest now. */
export function whichIsHardest(reading: Reading): Reply {
  return {
    act: 'which_first',
    domains: [],
    passages: [spoken(reading, asideWords.whichIsHardest)],
    replies: domainReplies,
  }
}

/** Thanks for what is told, over what can be asked next. */
export function thanksForTelling({ state, language }: Reading): Said {
  const isAskedToTell = state.before.includes(asideWords.smalltalk[language])
  return isAskedToTell ? asideWords.toldItAll : talkWords.toldMe
}

/** An answer to what the coach asked of no card. */
export function replyToTalk(reading: Reading, safe: 'yes' | 'no' | undefined): Reply {
  const { card, awaited } = reading.state
  const gentle = awaited === 'hour' ? cardOf(forGrief) : undefined
  if (gentle) {
    return {
      act: 'answer',
      domains: domainsOf(gentle),
      passages: [fromCard(reading, gentle, gentle.know, gentle.step)],
      replies: afterCard,
    }
  }
  const thanks = thanksForTelling(reading)
  const told = isSaid(reading, thanks) ? asideWords.whichOfThese : thanks
  const said = safe === 'yes' ? asideWords.gladSafe : told
  const detail = safe === undefined ? toldDetail(reading) : undefined
  const isDetail = detail?.isOwn && !isSaid(reading, detail.say)
  return {
    act: 'answer',
    domains: domainsOf(card),
    passages: isDetail ? detailSaid(reading, detail) : [spoken(reading, said)],
    replies: card ? afterCard : domainReplies,
    ...(safe === 'no' ? { danger: 'severe_depression' } : {}),
    ...(safe === undefined && { isGuess: true }),
  }
}

/** A feeling that nothing else answers: whether they are safe, and nothing more. */
export function askSafe(reading: Reading, said: Said = talkWords.areYouSafe): Reply {
  return {
    act: 'ask',
    domains: ['Stress'],
    passages: [spoken(reading, said)],
    replies: safeReplies,
    hasNumbers: true,
  }
}
