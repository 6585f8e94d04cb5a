/** Where nothing surely answers: asks which of the near questions is meant, or what shall be looked at next. */

import type { Asked } from '../matters/faq/catalog.ts'
import type { Found } from '../matters/faq/find.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { softenedIn } from '../safety/softened.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Passage } from '../person/person.ts'
import type { Said } from '../text/said.ts'
import { noneOfThese, type QuickReply, whereToStart } from './acts.ts'
import { askSafe, thanksForTelling } from './asides.ts'
import { asideWords } from './aside-words.ts'
import { mostOffered } from './faq-reply.ts'
import { isToldOut, matterOffered, wayOf } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { cardsBeside } from './near-cards.ts'
import { louderIn } from './louder.ts'
import { hardlyAsked } from './open-subjects.ts'
import { isFit, questionsAsked, wasSaid } from './questions-asked.ts'
import { isSaid, metFeeling, type Reading, type Reply, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'
import { asksInPart, detailSaid, isOnlyTold, toldDetail, type ToldDetail } from './told-detail.ts'

/** So like a question, it may be meant. */
const mayBeMeant = 0.3

function toPress(entries: readonly Found['entry'][]): readonly QuickReply[] {
  return entries.slice(0, mostOffered).map(({ label }): QuickReply => ({ act: 'ask', label }))
}

/** Tells whether the coach said one of some sentences just now. */
function saidJustNow({ state, language }: Reading, ...said: readonly Said[]): boolean {
  return said.some((each) => state.before.includes(each[language]))
}

/**
 * Asks which of the nearest questions is meant, not twice in a row.
 *
 * @param near - the likest first.
 * @returns undefined where fewer than two may be meant.
 */
function whichMeant(reading: Reading, near: readonly Found[]): Reply | undefined {
  if (saidJustNow(reading, talkWords.whichMeant)) return undefined
  const meant = near.filter(
    ({ entry, likeness }) => likeness >= mayBeMeant && !wasSaid(reading, entry.say),
  )
  const [best] = meant
  if (!best || meant.length < 2) return undefined
  return {
    act: 'ask',
    domains: [best.faq.domain],
    passages: [spoken(reading, talkWords.whichMeant)],
    replies: [...toPress(meant.map(({ entry }) => entry)), noneOfThese],
    isGuess: true,
  }
}

/** So near is what else may be asked. */
const nearEnough = 0.35

/** What else can be asked in this talk: the questions near to what was told, else those after the one just answered, else cards. */
function askedNext(reading: Reading, told?: Found): readonly QuickReply[] {
  const { answered } = reading.state
  const { near: found, sure } = questionsAsked(reading, reading.message)
  const near = found.filter((one) => one.likeness >= nearEnough && one !== sure[0])
  const notMeant = hardlyAsked(reading)
  const entries = answered?.faq.entries ?? []
  const further = entries.slice(answered ? entries.indexOf(answered.entry) + 1 : 0)
  const all: readonly Asked[] = [
    ...near,
    ...(answered ? further.map((entry) => ({ faq: answered.faq, entry })) : []),
  ]
  const fresh = all.filter(
    ({ faq, entry }) =>
      entry !== told?.entry &&
      (notMeant === undefined || entry.whose !== notMeant) &&
      !wasSaid(reading, entry.say) &&
      isFit(reading, { faq, entry }),
  )
  const questions = toPress([...new Set(fresh.map(({ entry }) => entry))])
  return questions.length > 0 ? questions : cardsBeside(reading, [])
}

/** Tells of something as done for a while. */
const already = pattern(
  'already .. (stopped|quit|gave|given|cut|tried|done|did|do|use|used|bought|got rid)|(gave|given|cut|stopped|quit) .. (years|months|weeks|ages|long) ago|(i|we) do (that|it|so) (already|anyway|every)|ya (lo |la |los |las |me |nos )?(hago|hacemos|hice|probe|deje|dejamos|uso|compre|intente|quite|hicimos)|ya no (tomo|como|bebo|fumo|uso)|hace .. (anos|meses|tiempo|rato) que (no|lo|la|deje)',
)

/** So like what was asked before, with what is told now, a question is the next to be answered. */
const surelyNext = 0.7

/** The next answer to what was asked before, where what is told now belongs to it. */
function nextOf(reading: Reading): Reply | undefined {
  const { state, message } = reading
  const asked = state.asked.at(-1)
  if (asked === undefined) return undefined
  const notMeant = hardlyAsked(reading)
  const found = questionsAsked(reading, `${asked} ${message}`).near.find(
    ({ faq, entry, likeness }) =>
      likeness >= surelyNext &&
      faq === state.answered?.faq &&
      (notMeant === undefined || entry.whose !== notMeant) &&
      !wasSaid(reading, entry.say),
  )
  if (!found) return undefined
  return {
    act: 'answer',
    domains: [found.faq.domain],
    passages: [spoken(reading, talkWords.toldThen), spoken(reading, found.entry.say)],
    replies: [...askedNext(reading, found), whereToStart],
  }
}

/** What may be a danger, and is told too softly for a text of its own: who is low is asked, a sign of the body is for a doctor. */
function doubtIn(reading: Reading): Reply | undefined {
  const { message } = reading
  const codes = softenedIn(message, hearSafety(message), true, louderIn(reading))
  if (codes.length === 0) return undefined
  if (codes.some((code) => ofMood.has(code))) return askSafe(reading)
  const said = spoken(reading, asideWords.tellDoctor)
  return { act: 'answer', domains: [], passages: [said], replies: [whereToStart] }
}

const ofMood: ReadonlySet<string> = new Set(['suicide_self_harm', 'severe_depression'])

/**
 * Answers what is told without asking anything: it is kept in mind, and the person chooses what comes next.
 *
 * @returns undefined where it was answered so twice just now.
 */
export function heardOut(reading: Reading): Reply | undefined {
  const doubt = doubtIn(reading)
  if (doubt) return doubt
  const { toldMe, toldMeMore, doneAlready: done } = talkWords
  if (saidJustNow(reading, toldMeMore)) return undefined
  const isAgain = saidJustNow(reading, toldMe, asideWords.toldItAll, done)
  const isDone = already.test(normalise(reading.message))
  const detail = isDone ? undefined : toldDetail(reading)
  const next = isDone || detail?.isEnough ? undefined : nextOf(reading)
  if (next) return next
  const replies = [...askedNext(reading), whereToStart]
  const said = isAgain ? toldMeMore : isDone ? done : thanksForTelling(reading)
  const passages = (isDone ? undefined : saidToDetail(reading, detail)) ?? [
    ...metFeeling(reading),
    spoken(reading, said),
  ]
  return { act: 'answer', domains: [], passages, replies }
}

/** What comes after the answer that was just given: its second text, or how it is done. */
export function restOfAnswer(reading: Reading): readonly Passage[] {
  const { answered, lent } = reading.state
  if (answered) {
    const { more } = answered.entry
    return isFit(reading, answered) && !wasSaid(reading, more) ? [spoken(reading, more)] : []
  }
  const matter = matterOffered(lent)
  if (!matter || !suitsAll(matter, reading) || isToldOut(reading, matter)) return []
  return wayOf(reading, matter)
}

/** What is said to a detail of what was just answered: a word to it, then the rest of the answer or a question. */
function saidToDetail(
  reading: Reading,
  detail: ToldDetail | undefined,
): readonly Passage[] | undefined {
  const isNew = detail && !isSaid(reading, detail.say)
  const rest = isOnlyTold(reading) && !detail?.isEnough ? restOfAnswer(reading) : []
  if (rest.length === 0) return isNew ? detailSaid(reading, detail) : undefined
  return [spoken(reading, isNew ? detail.say : talkWords.toldThen, detail?.filled), ...rest]
}

/** Turns to something else, or says that the coach was not understood. */
const turns = pattern(
  '(talk|speak|hear) (about|of|on)|something else|another (subject|topic|matter)|(hable(mos)?|hablar|hablamos|platiqu\\w*) (de|sobre)|otr[oa] (tema|cosa)|(do|did) not (understand|follow|get (it|that))|no (le |te |lo )?entiend[oa]',
)

/** Tells whether an answer says sorry for the one before it: then it stays. */
export function isSorry({ language }: Reading, { passages }: Reply): boolean {
  const { sorry, sorryShort, sorryTellMe, sorryNoMore } = talkWords
  const said = [sorry, sorryShort, sorryTellMe, sorryNoMore].map((each) => each[language])
  return passages.some(({ text }) => said.some((each) => each === text))
}

/**
 * What is said in place of an answer that is hardly to the message.
 *
 * @param sure - that answer: what was heard in the message stays.
 * @returns undefined where all that was said already, or the answer asks what is meant itself.
 */
export function whatNext(reading: Reading, sure: Reply): Reply | undefined {
  const { message } = reading
  if (sure.act === 'unclear' || turns.test(normalise(message))) return undefined
  const reply = asksInPart(message)
    ? whichMeant(reading, questionsAsked(reading, message).near)
    : heardOut(reading)
  return reply && { ...reply, act: sure.act, domains: sure.domains }
}

/** Whoever does already what a question is about is not told to do it. */
export function doneAlready(reading: Reading): Reply | undefined {
  const { message, history } = reading
  const isDone = history.length > 0 && !asksInPart(message) && already.test(normalise(message))
  return isDone ? heardOut(reading) : undefined
}
