/** Reads a few words with the message before them: "every night" and "what do I do?" are of what was told just now. */

import { feelingIn } from '../conversation/feelings.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { isPressed } from './acts.ts'
import { firstAnswer } from './first-answer.ts'
import { replyOf } from './faq-reply.ts'
import type { Awaited, Heard } from './hear-turn.ts'
import { asksInPart, toldDetail, wordsIn } from './told-detail.ts'
import { isToldOut, matterSpeaksOf, pointTo } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import type { Finding } from '../search/retrieval.ts'
import { subjectsIn } from '../matters/faq/about.ts'
import { heardOut } from './which-next.ts'
import { askedInAny, likeliest, questionsAsked, wasSaid } from './questions-asked.ts'
import { metFeeling, type Reading, readingOfPart, type Reply } from './reading.ts'

/** More words say by themselves what they are about; a longer message before them is no opening. */
const mostWords = { now: 6, before: 14 } as const
/** So like a question both are together, and the few words alone to be answered by themselves. */
const likeness = { together: 1, alone: 0.8 } as const
/** So surely the search finds what both are about. */
const surelyFound = 120

/** What may only add to what was told, unless it surely leans on what the coach said. */
const adds: ReadonlySet<string> = new Set([
  'ask',
  'answer',
  'unclear',
  'cannot',
  'more',
  'how',
  'how_much',
])
const surely = 0.4

/** What the coach asked that a detail may answer. */
const awaitsIt: ReadonlySet<Awaited | undefined> = new Set([
  'reason',
  'outcome',
  'cue',
  'when',
  'safe',
])

/**
 * Answers a few words together with what was told just before.
 *
 * @returns undefined where they say more, the message before was a button, or nothing surely answers both.
 */
export function withToldBefore(reading: Reading, { act, likely, meant }: Heard): Reply | undefined {
  const { message, history, state } = reading
  const before = messagesOf(history).at(-1)
  if (before === undefined || isPressed(message) || isPressed(before) || meant !== undefined)
    return undefined
  const detail = awaitsIt.has(state.awaited) ? undefined : toldDetail(reading)
  if (detail?.isWhole && reading.newLimits.size === 0) return heardOut(reading)
  const isLeaning = act !== 'ask' && act !== 'answer' && likely >= surely
  const isElse = !adds.has(act) || (isLeaning && reading.newLimits.size === 0)
  if (isElse && !detail?.isOwn) return undefined
  if (likely === 1 || wordsIn(message) > mostWords.now || wordsIn(before) > mostWords.before)
    return undefined
  // Of a loss and of what is asked in any talk more is known.
  if ([before, message].some((text) => feelingIn(text)?.isGrief)) return undefined
  if (!detail?.isOwn && askedInAny(reading)) return undefined
  if (likeliest(reading) >= likeness.alone) return undefined
  const together = `${before.replace(/[\s.!?]+$/u, '')} ${message}`
  const isAsked = asksInPart(message)
  const said = isAsked ? 'ask' : act
  const { near } = questionsAsked(reading, together)
  // What is told must bring it nearer: what the message before it is like was answered.
  const first = new Map(
    isAsked ? [] : questionsAsked(reading, before).near.map((one) => [one.entry, one.likeness]),
  )
  const found = near.find(({ entry }) => !wasSaid(reading, entry.say))
  const isNearer =
    found &&
    (found.likeness > (first.get(found.entry) ?? 0) ||
      (!detail?.isOwn &&
        questionsAsked(reading, message).near.some(({ entry }) => entry === found.entry)))
  if (isNearer && found.likeness >= likeness.together)
    return withFeeling(reading, replyOf(reading, said, [found], near))
  const part = readingOfPart(reading, together)
  const read = part.search()
  const alone = isAsked ? undefined : readingOfPart(reading, before)
  const { matter } = read
  const isOn = matter && suitsAll(matter, reading) && !isToldOut(reading, matter)
  if (isOn && (matter !== alone?.search().matter || matterSpeaksOf(matter, message)))
    return withFeeling(reading, { ...pointTo(reading, matter), act: said })
  const [best] = read.hits
  const isFound = best && best.score >= surelyFound && !state.used.has(best.entry.id)
  const hitsBefore = isFound ? (alone?.search().hits ?? []) : []
  const hitBefore = hitsBefore.find(({ entry }) => entry === best?.entry)
  const isNew = isFound && best.score > (hitBefore?.score ?? 0)
  const reply = read.isSure && isNew ? firstAnswer(part, read, 1) : undefined
  const isAgain = reply?.passages.some(({ text }) =>
    history.some(({ content }) => content.includes(text)),
  )
  if (reply && !isAgain && !reply.isGuess) return withFeeling(reading, { ...reply, act: said })
  const isVague = act === 'unclear' && !detail?.isOwn
  return isAsked || isVague || state.misses > 0 || isOther(reading, read, detail?.isOwn)
    ? undefined
    : heardOut(reading)
}

/** So surely the search finds what a few words alone are about. */
const surelyAlone = 110

/** Tells whether a few words are of something else than what they were told after. */
function isOther(reading: Reading, together: Finding, isDetail = false): boolean {
  const { message, newLimits } = reading
  if (newLimits.size > 0 || feelingIn(message) || subjectsIn(message).length > 0) return true
  const [best] = reading.search().hits
  if (isDetail) return best !== undefined && best.score >= surelyAlone
  if (questionsAsked(reading, message).sure.length > 0) return true
  const isNear = best?.entry === together.hits[0]?.entry
  return best === undefined || best.score >= surelyAlone || isNear
}

function withFeeling(reading: Reading, reply: Reply | undefined): Reply | undefined {
  return reply && { ...reply, passages: [...metFeeling(reading), ...reply.passages] }
}
