/** Answers whoever puts the coach right: sorry, then what was meant, and never the same card again. */

import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { askedIn } from '../conversation/asked-in.ts'
import { retrieve } from '../search/retrieval.ts'
import { asksAmount, namesAnother, thingIn } from '../search/things.ts'
import { isPressed } from './acts.ts'
import { amountOfThing } from './amounts.ts'
import { clarify } from './near-cards.ts'
import { namedAmong } from './fitting-cards.ts'
import { stemsIn } from '../text/stems.ts'
import { mourning } from './grief.ts'
import { withLimit } from './hear-leaning.ts'
import { type Heard, hearTurn } from './hear-turn.ts'
import { pointedTo, pointTo } from './matter.ts'
import { isSaid, type Reading, readingOf, readingOfPart, type Reply, spoken } from './reading.ts'
import { asked, replyTo } from './reply-to.ts'
import { talkWords } from './talk-words.ts'

/** What a message that puts the coach right may be once more. */
const leansBack: ReadonlySet<string> = new Set([
  'how',
  'how_much',
  'more',
  'cannot',
  'tried',
  'about_coach',
])

/** What puts the coach right is answered by a fact that is found so well. */
const leastScore = 80

/** What was asked last, in whatever way, before the coach was put right. */
function askedBefore({ state }: Reading): string | undefined {
  const turn = state.turns.findLast(
    ({ message, heard }) =>
      heard.meant === undefined && !isPressed(message) && !namesAnother(message),
  )
  return turn?.message
}

/** Sorry in a few words, then what was meant; where that is not said it is asked for, with the near questions to press. */
export function putRight(reading: Reading, meant: string): Reply {
  const { state } = reading
  // Who says in so many words what it is about is not asked for their hardest hour.
  const said = readingOf({ ...reading, message: meant }).search()
  const mourned =
    said.isNamed || said.matter
      ? undefined
      : mourning({ ...reading, message: meant }, { act: 'answer', likely: 0 })
  if (mourned)
    return { ...mourned, passages: [spoken(reading, talkWords.sorry), ...mourned.passages] }
  const isTold = stemsIn(meant).size > 0 || thingIn(meant) !== undefined
  const earlier = askedBefore(reading)
  if (!isTold) {
    return { ...whichIsNear(reading), passages: [spoken(reading, talkWords.sorryTellMe)] }
  }
  const question = inFull(reading, meant, earlier)
  const again = { ...readingOfPart(reading, question), isPutRight: true }
  const { awaited, card } = state
  // As if nothing had been said wrong.
  const heard = withLimit(
    hearTurn(question, { awaited, before: '', hasCard: card !== undefined }),
    again,
  )
  const sorry = isSaid(reading, talkWords.sorry) ? talkWords.sorryShort : talkWords.sorry
  const withSorry = (reply: Reply): Reply => ({
    ...reply,
    passages: [spoken(reading, sorry), ...reply.passages],
  })
  const earlierCard = namedAmong(meant, usedCards(reading), reading.language)
  const leaning = asksAmount(meant) ? ({ act: 'how_much', likely: 1 } as const) : heard
  if (earlierCard && leansBack.has(leaning.act)) {
    const back = { ...state, card: earlierCard, shown: [earlierCard], lent: undefined }
    return withSorry(replyTo({ ...again, state: back }, { ...leaning, likely: 1 }))
  }
  const amount = amountOfThing(again)
  if (amount) return withSorry(amount)
  const pointed = again.search().isNamed ? undefined : pointedTo(reading)
  if (pointed && again.search().matter === undefined) return withSorry(pointTo(reading, pointed))
  const isBack =
    question === meant && leansBack.has(heard.act) && again.search().matter === undefined
  const leans: Heard | undefined = isBack ? heard : undefined
  const reply = leans ? replyTo(again, leans) : asked(again, { act: 'ask', likely: 1 })
  const { hits, matter } = again.search()
  // A second wrong answer costs more trust than to say that there is none.
  const isFar = !leans && matter === undefined && (hits[0]?.score ?? 0) < leastScore
  if (reply.act === 'unclear' || (isFar && reply.act === 'ask')) {
    return { ...whichIsNear(reading), passages: [spoken(reading, talkWords.sorryNoMore)] }
  }
  return withSorry(reply)
}

/** What was advised before, the newest first. */
function usedCards({ state }: Reading): readonly Card[] {
  return [...state.used].toReversed().flatMap((id) => cardOf(id) ?? [])
}

/** A few words that name nothing are read with the question that they put right. */
function inFull(reading: Reading, meant: string, earlier: string | undefined): string {
  const isAmount = earlier !== undefined && asksAmount(earlier) && !asksAmount(meant)
  if (isAmount && thingIn(meant)) return `${meant}. ${earlier}`
  const { isSure, matter } = retrieve(askedIn(meant, reading.language))
  return isSure || matter || earlier === undefined ? meant : `${meant}. ${earlier}`
}

function whichIsNear(reading: Reading): Reply {
  return { ...clarify(reading), act: 'ask' }
}
