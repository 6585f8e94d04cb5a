/** A turn answered with what is remembered, and what is to be remembered of it. */

import type { Language } from '#core/languages.ts'
import type { MemoryChange, Remembered, Told } from '#core/memory.ts'
import type { Recollection } from '../conversation/question.ts'
import type { InSteps } from '../text/in-steps.ts'
import type { Said } from '../text/said.ts'
import type { Passage } from '../person/person.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import type { QuickReply } from '../talk/acts.ts'
import { moveOf } from '../talk/hear-move.ts'
import { repliesFor } from '../talk/asides.ts'
import { limitsIn } from '../talk/limits-heard.ts'
import { type Reply, spoken, type TalkTurn } from '../talk/reading.ts'
import { quoted } from '../talk/when-words.ts'
import { type Talk, talkStateInSteps } from '../talk/talk-state.ts'
import { talkWords } from '../talk/talk-words.ts'
import { answerTurn } from '../talk/turn.ts'
import { bearsOn, broughtBy, isCircumstance, isStale, rememberedPerson } from './brought.ts'
import { commandIn, type MemoryCommand } from './heard-command.ts'
import { consentReplies, forgetAllReplies, memoryWords, stillReplies } from './memory-words.ts'
import { visitReply } from './visit.ts'
import { type Past, pastOf, wordsAsked } from './past.ts'
import { toldIn } from './told.ts'

/** An answer, and what becomes of the memory. */
export interface Remembering extends Reply {
  /** Said before an answer, whoever words it: what was remembered and is used now. */
  readonly lead?: Passage
  /** Asked after an answer, whoever words it. */
  readonly closing?: Passage
  /** Absent where nothing changes. */
  readonly change?: MemoryChange
}

interface Open {
  readonly turn: TalkTurn
  readonly recollection: Recollection
  readonly past: Past
  readonly talk: Talk
}

/** What the turns tell; a message that alarms is never remembered. */
function toldBy(turns: Talk['turns'], language: Language): readonly Told[] {
  return turns.flatMap((turn) => {
    const told = toldIn(turn, language)
    return told.length > 0 && hearSafety(turn.message).length > 0 ? [] : told
  })
}

function isOf({ kind, words }: Told) {
  return (other: Told) => other.kind === kind && other.words === words
}

function spokenAlone(open: Open, said: Said, words?: string, replies?: readonly QuickReply[]) {
  const { turn, talk } = open
  const passage = spoken(turn, said, words === undefined ? {} : { words: quoted(words) })
  return {
    act: 'answer',
    domains: [],
    passages: [passage],
    replies: replies ?? repliesFor({ state: talk }),
  } satisfies Reply
}

/** Forgets what was told last: in this talk, else at any time. */
function forgetLast(open: Open): Remembering {
  const { recollection, talk, turn, past } = open
  const { slots } = recollection.memory
  const all: readonly Told[] = [...slots, ...toldBy(talk.turns, turn.language)]
  const isQuoted = ({ words }: Told) => past.last.includes(quoted(words))
  const told = all.findLast(isQuoted) ?? all.at(-1)
  if (!told) return spokenAlone(open, memoryWords.nothingToForget)
  const forget = slots.filter(isOf(told)).map(({ id }) => id)
  return { ...spokenAlone(open, memoryWords.forgotten, told.words), change: { forget } }
}

/** The remembered things that were asked about. */
function askedAbout({ past, recollection }: Open): readonly string[] {
  const words = wordsAsked(past)
  const { slots } = recollection.memory
  return slots.filter((slot) => slot.words.startsWith(words)).map(({ id }) => id)
}

const obey: Readonly<Record<MemoryCommand, (open: Open) => Remembering>> = {
  keep: (open) => ({
    ...spokenAlone(open, memoryWords.kept),
    change: { consent: 'yes', told: toldBy(open.talk.turns, open.turn.language) },
  }),
  'keep-not': (open) => spokenAlone(open, memoryWords.notKept),
  'keep-never': (open) => ({
    ...spokenAlone(open, memoryWords.neverKept),
    change: { consent: 'never' },
  }),
  'forget-last': forgetLast,
  'ask-forget-all': (open) =>
    spokenAlone(open, memoryWords.askForgetAll, undefined, forgetAllReplies),
  'forget-all': (open) => ({
    ...spokenAlone(open, memoryWords.allForgotten),
    change: { forget: 'all' },
  }),
  'forget-nothing': (open) => spokenAlone(open, memoryWords.allKept),
  renew: (open) => ({
    ...spokenAlone(open, memoryWords.renewed),
    change: { renew: askedAbout(open) },
  }),
  better: (open) => ({
    ...spokenAlone(open, memoryWords.better),
    change: { forget: askedAbout(open) },
  }),
}

function asksSomething({ passages, danger, hasNumbers }: Reply): boolean {
  const last = passages.at(-1)?.text.trimEnd() ?? '?'
  return danger !== undefined || hasNumbers === true || last.endsWith('?')
}

/** What was remembered, was not told in this talk again, and bears on what is answered. */
function usedNow({ recollection, past, turn }: Open, reply: Reply): readonly Remembered[] {
  const ids = reply.passages.flatMap(({ sources }) => sources.map(({ id }) => id))
  const text = reply.passages.map((passage) => passage.text).join(' ')
  const said = messagesOf(past.history)
  const heard = limitsIn([...said, turn.message])
  return recollection.memory.slots
    .filter(isCircumstance)
    .filter((slot) => bearsOn(slot, ids, text))
    .filter(({ words }) => [...limitsIn([words])].every((limit) => !heard.has(limit)))
}

/** Says once in a talk what was remembered, or asks whether it still holds. */
function saidBack(open: Open, reply: Reply): Pick<Remembering, 'lead' | 'closing' | 'replies'> {
  const { recollection, past, turn } = open
  const { replies } = reply
  const used = past.hasSaidBack ? [] : usedNow(open, reply)
  const stale = used.find((slot) => isStale(slot, recollection))
  if (stale && !asksSomething(reply)) {
    const closing = spoken(turn, memoryWords.stillSo, { words: quoted(stale.words) })
    return { closing, replies: stillReplies }
  }
  const fresh = used.find((slot) => slot !== stale)
  if (!fresh) return { replies }
  return { lead: spoken(turn, memoryWords.saidBack, { words: quoted(fresh.words) }), replies }
}

/** Asks once in a talk whether what was told may be remembered. */
function withConsentAsked(open: Open, reply: Remembering): Remembering {
  const { turn, talk, past } = open
  if (past.hasAskedConsent || reply.closing || asksSomething(reply)) return reply
  const told = toldBy(talk.turns, turn.language).at(-1)
  if (!told) return reply
  const closing = spoken(turn, memoryWords.askConsent, { words: quoted(told.words) })
  return { ...reply, closing, replies: consentReplies }
}

/** The goal was spoken of: it is asked about at the next visit, not at once again. */
function renewedGoal({ recollection, past }: Open): readonly string[] {
  const { memory } = recollection
  const asked = Object.values(talkWords.howDidGoalGo).some((text) => past.last.includes(text))
  return asked ? memory.slots.filter(({ kind }) => kind === 'goal').map(({ id }) => id) : []
}

/**
 * Answers a turn outside of any danger.
 *
 * @param turn - the message and the turns before it, those of a danger left out.
 * @param recollection - what is remembered of the person; undefined for whom nothing can be kept.
 * @param mayAsk - false where a danger was told in this conversation: then nothing is asked.
 * @returns the answer, with what was remembered and is used, and what is to be remembered; in steps.
 */
export function* answerRemembering(
  turn: TalkTurn,
  recollection: Recollection | undefined,
  mayAsk: boolean,
): InSteps<Remembering> {
  const past = pastOf(turn.history)
  const { history } = past
  if (recollection === undefined) return yield* answerTurn({ ...turn, history })
  const { memory } = recollection
  const talk = yield* talkStateInSteps(history, broughtBy(memory))
  const open: Open = { turn, recollection, past, talk }
  const command = commandIn(turn.message, past.asked)
  if (command !== undefined) return obey[command](open)
  const person = rememberedPerson(turn.person ?? { results: {} }, memory)
  const visit = moveOf(turn.message)?.visit
  const reply =
    visit && talk.card
      ? visitReply(turn, talk.card, visit)
      : yield* answerTurn({ ...turn, history, person, state: talk })
  const plain: Remembering = { ...reply, ...saidBack(open, reply) }
  if (memory.consent === 'never') return plain
  talk.hear(turn.message)
  if (memory.consent === 'unasked') return mayAsk ? withConsentAsked(open, plain) : plain
  const told = toldBy(talk.turns.slice(-1), turn.language)
  const renew = renewedGoal(open)
  return told.length + renew.length === 0 ? plain : { ...plain, change: { told, renew } }
}
