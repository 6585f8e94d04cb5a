/** Where a danger stands in a conversation, read anew from its turns: nothing is kept beside them. */

import { conversationLimits, type MessageInTalk, type Turn } from '../text/conversation-limits.ts'
import { type SafetyCode, tiers } from '../safety/codes.ts'
import { detectIn } from '../safety/detect.ts'
import { languages } from '#core/languages.ts'
import { toldFirmly } from '../safety/hear-safety.ts'
import { lowSugarTemplate } from '../safety/fixed-texts.ts'
import { isLowSugar } from '../safety/low-sugar.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { aboutOther, namesOther } from '../safety/about-other.ts'
import { type Heard, heardIn } from './heard-reply.ts'
import { isOfDangerSubject, repliesIn } from './danger-subjects.ts'
import { practical } from './help-asked.ts'
import { endings, explaining } from './end-lines.ts'
import type { LineId } from './lines.ts'
import { questionIn } from './question-in.ts'
import { codeOfLine, isLasting, isOfBody, isOfHouse, saidOfDangerIn } from './scripts.ts'
import { isPlainOfBody } from '../safety/leading.ts'

/** What is known of the dangers of a conversation. */
export interface Standing {
  /** Every code of tier 0 or 1 whose fixed text was shown: its numbers stay in sight. */
  readonly shown: readonly SafetyCode[]
  /** Those that stand, the one whose script leads first; none where none was told or all are ended. */
  readonly open: readonly SafetyCode[]
  /** True after help was refused for good: other talk is allowed again. */
  readonly isReleased: boolean
  /** True where the taught model alone heard it: whoever goes on with other talk is not held back. */
  readonly isGuess: boolean
  /** True where a wish to die was told in plain words. */
  readonly isWish: boolean
  /** The message that told the danger. */
  readonly told: string
  /** Codes that were explained away: heard by the model alone they do not alarm again. */
  readonly explained: ReadonlySet<SafetyCode>
  readonly isOther: boolean
  readonly isGas: boolean
  /** True where low sugar was told. */
  readonly isSugar: boolean
  /** Lines that were said since the danger was told, oldest first. */
  readonly said: readonly LineId[]
  /** Those of the last turn. */
  readonly last: readonly LineId[]
  /** Codes whose fixed text stands in the last turn. */
  readonly lastCodes: readonly SafetyCode[]
  /** What the coach said last. */
  readonly lastText: string
  /** All that the person replied since. */
  readonly facts: ReadonlySet<Heard>
  /** How often it was said that there is no danger. */
  readonly denials: number
  /** Questions beside the danger that wait, as they were typed, oldest first. */
  readonly parked: readonly string[]
}

/** Where no danger was told. */
export const nothing: Standing = {
  shown: [],
  open: [],
  isReleased: false,
  isGuess: false,
  isWish: false,
  told: '',
  explained: new Set(),
  isOther: false,
  isGas: false,
  isSugar: false,
  said: [],
  last: [],
  lastCodes: [],
  lastText: '',
  facts: new Set(),
  denials: 0,
  parked: [],
}

/** Steps that take up again what was left after a refusal. */
const taken: ReadonlySet<LineId> = new Set(['unsafe', 'goodCall', 'gladCompany'])

/** Whether the turn before asked plainly for a wish to die, as the text for low spirits does too. */
export function wasAskedPlainly({ last, lastCodes }: Standing): boolean {
  return last.includes('plain') || lastCodes.includes('severe_depression')
}

/** What was swallowed or breathed may have been meant: beside it a wish to die is asked about first. */
const mayBeMeant = pattern(
  '(tablets?|pills?|dose*|overdos*|swallow*|took|taken|poison*|gas|pastillas?|dosis|trag*|tom[eo]|tomado|venen*)',
)

/**
 * The higher tier leads, and a sign of the body that was told plainly before all; what the model alone heard gives way
 * to an emergency that was told; of two alike the newer.
 */
export function byLead(codes: readonly SafetyCode[], told: string): readonly SafetyCode[] {
  const plain = detectIn(told)
  const isTold = plain.some((code) => tiers[code] === 0 && codes.includes(code))
  const gives = isTold && !mayBeMeant.test(normalise(told)) ? 0.5 : 0
  const rank = (code: SafetyCode): number =>
    isPlainOfBody(code, told) ? -1 : tiers[code] + (plain.includes(code) ? 0 : gives)
  return codes.toReversed().toSorted((one, other) => rank(one) - rank(other))
}

/** A wish to die is never a guess, nor is what was told in turns that are not sent along any more. */
function isGuessed(codes: readonly SafetyCode[], told: readonly string[]): boolean {
  const found = new Set<SafetyCode>(['suicide_self_harm', ...told.flatMap(toldFirmly)])
  return told.length > 0 && !codes.some((code) => found.has(code))
}

function withCodes(before: Standing, codes: readonly SafetyCode[], told: string): Standing {
  const isNew = before.open.length === 0
  const { shown, explained } = before
  const base = isNew ? { ...nothing, shown, explained, told } : before
  const words = normalise(told)
  const others = base.open.filter((code) => !codes.includes(code))
  return {
    ...base,
    shown: [...new Set([...shown, ...codes])],
    open: byLead([...others.toReversed(), ...codes.toReversed()], `${base.told}\n${told}`),
    isWish: base.isWish || detectIn(told).includes('suicide_self_harm'),
    parked: isNew ? parkedIn(told) : base.parked,
    isReleased: false,
    isOther: isNew ? aboutOther(told) : base.isOther && aboutOther(told),
    isGas: base.isGas || isOfHouse(words),
    isSugar: base.isSugar || isLowSugar(told),
  }
}

/** For a talk whose fixed text is too far back: its lines tell of which danger they are. */
function codesOfLines(lines: readonly LineId[]): readonly SafetyCode[] {
  const [code] = lines.flatMap((id) => codeOfLine(id) ?? [])
  return code === undefined ? [] : [code]
}

/**
 * Tells whether other talk may go on: nothing but a guess, or a low mood alone, and no thought of death where it
 * was asked for.
 *
 * @param standing - what stands.
 */
export function mayLeave({ open, said, isGuess }: Standing): boolean {
  return isGuess || (open.length === 1 && open[0] === 'severe_depression' && said.includes('who'))
}

/** What was asked beside the sign itself. */
function parkedIn(told: string): readonly string[] {
  return heardIn(told).has('asks') ? [questionIn(told)] : []
}

/**
 * What a turn of the coach leaves.
 *
 * @param before - what stood before it.
 * @param heardSo - what the person said in the turns before it, oldest first.
 */
export function afterCoach(
  before: Standing,
  content: string,
  heardSo: readonly string[],
): Standing {
  const told = heardSo.at(-1) ?? ''
  const { codes, lines, isOther } = saidOfDangerIn(content)
  const opening =
    before.open.length > 0 || lines.length === 0 || lines.some((id) => endings.has(id))
      ? []
      : lines.includes('unsafe')
        ? before.shown
        : codesOfLines(lines)
  const fresh = codes.length > 0 ? codes : opening
  const isGuess =
    codes.length > 0
      ? (before.open.length === 0 || before.isGuess) && isGuessed(codes, heardSo)
      : before.isGuess
  const now = { ...(fresh.length > 0 ? withCodes(before, fresh, told) : before), isGuess }
  const isEnded =
    lines.some((id) => endings.has(id)) ||
    (lines.length + codes.length === 0 && mayLeave(now) && !isOfDangerSubject(content))
  const isExplained = lines.some((id) => explaining.has(id))
  return {
    ...now,
    open: isEnded ? [] : now.open,
    explained: isExplained ? new Set([...now.explained, ...now.open]) : now.explained,
    isReleased:
      lines.includes('decision') || (now.isReleased && !lines.some((id) => taken.has(id))),
    isOther: now.isOther || isOther,
    isGas: now.isGas || lines.includes('outside') || lines.includes('outsideCall'),
    isSugar:
      now.isSugar ||
      lines.includes('takeSugar') ||
      languages.some((language) =>
        // So many letters tell it from all others.
        content.startsWith(lowSugarTemplate(language).slice(0, 20)),
      ),
    said: [...now.said, ...lines],
    last: lines,
    lastCodes: codes,
    lastText: content,
  }
}

/** A wish to die that no plain words told, once denied, leaves another danger alone. */
function withoutDeniedWish({ open, isWish }: Standing, heard: ReadonlySet<Heard>) {
  const isDenied = heard.has('noWish') && !heard.has('half') && !heard.has('unsafe')
  const others = open.filter((code) => code !== 'suicide_self_harm')
  return isDenied && !isWish && others.some(isOfBody) ? others : open
}

/**
 * What a message replies: where it asks beside the danger, the question is kept.
 *
 * @param standing - what stood before it.
 */
export function afterPerson(standing: Standing, content: string): Standing {
  if (standing.open.length === 0) return standing
  const heard = repliesIn(content)
  const isOfHelp = practical.some((kind) => heard.has(kind))
  const isAside = heard.has('asks') && !heard.has('record') && !heard.has('blames') && !isOfHelp
  const open = withoutDeniedWish(standing, heard)
  return {
    ...standing,
    open,
    isOther: isOfOther(standing, content),
    facts: new Set([...standing.facts, ...heard]),
    denials: standing.denials + (heard.has('denies') || heard.has('noWish') ? 1 : 0),
    parked:
      isAside && !standing.isReleased ? [...standing.parked, questionIn(content)] : standing.parked,
  }
}

/**
 * Reads a conversation.
 *
 * @param history - its turns, oldest first, without the newest message of the person.
 * @returns what stands; nothing is open where no fixed text of an emergency or a crisis was shown, or
 *   where safety was reported after it.
 */
export function standingIn(history: readonly Turn[]): Standing {
  let standing = nothing
  // A fixed text may answer what was told in the turns before the last.
  let told: readonly string[] = []
  for (const { role, content } of history) {
    if (role === 'assistant') standing = afterCoach(standing, content, told)
    else {
      standing = afterPerson(standing, content)
      told = [...told, content].slice(-conversationLimits.earlierTurns)
    }
  }
  return standing
}

/** Tells whether a turn of the coach is a fixed text or a step of a danger. */
export function isOfDanger({ role, content }: Turn): boolean {
  if (role !== 'assistant') return false
  const { codes, lines } = saidOfDangerIn(content)
  return codes.length + lines.length > 0
}

/** Turns of the person, the newest of some, that a fixed text or a step did not answer. */
export function unmetIn(history: readonly Turn[], mostTurns: number): readonly MessageInTalk[] {
  const unmet: MessageInTalk[] = []
  let count = 0
  for (let place = history.length - 1; place >= 0 && count < mostTurns; place -= 1) {
    const turn = history[place]
    if (turn?.role !== 'user') continue
    count += 1
    const answer = history[place + 1]
    if (!answer || !isOfDanger(answer))
      unmet.unshift({ message: turn.content, history: history.slice(0, place) })
  }
  return unmet
}

/** Tells whether what stands is somebody else's danger, as told before or by this message. */
export function isOfOther({ isOther, isWish, open }: Standing, message: string): boolean {
  return isOther || open.some((code) => namesOther(message, { code, isWish }))
}

/** Tells whether a code is one that stays until it is ended and was not shown yet. */
export function isFresh(code: SafetyCode, { shown }: Standing): boolean {
  return isLasting(code) && !shown.includes(code)
}

/** Tells whether a code was explained away in this talk, and is heard again by the model alone. */
export function isHarmless(code: SafetyCode, { explained }: Standing, message: string): boolean {
  return explained.has(code) && code !== 'suicide_self_harm' && !detectIn(message).includes(code)
}
