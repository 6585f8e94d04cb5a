/**
 * One sitting of a questionnaire, from its answers to what is kept of it and how it compares with the
 * one before; and the entry of a score that was made elsewhere. The server and a guest's device both
 * work by what stands here.
 */

import type { AnsweredBy } from './answered-by.ts'
import { bandOf } from './bands.ts'
import { instrumentOfDomain, instruments } from './catalog.ts'
import { comparedValue, judgeRepeat, minDaysBetween, type Repeat } from './change.ts'
import { itemsOf, type Instrument } from './instrument.ts'
import { type InstrumentId } from './instrument-table.ts'
import type { LifestyleDomain } from './lifestyle-domain.ts'
import { isAsked } from './rules/asked.ts'
import { isPlainObject, ownValue } from './rules/plain-object.ts'
import { isFault, type ScoringFault } from './scoring.ts'

/** A sitting as it comes in. */
export interface Sitting {
  readonly instrument: InstrumentId
  /** As they travel; anything. */
  readonly answers: unknown
  /** The saved body mass index; null where there is none. Instruments that do not need it leave it out. */
  readonly bmi: string | null
  readonly answeredBy: AnsweredBy
  /** When the first answer was given, ISO 8601; null where nobody noted it. */
  readonly startedAt: string | null
  /** ISO 8601, in UTC to the millisecond, so that later moments are later texts. */
  readonly finishedAt: string
}

/** What is kept of it, apart from whose it is. */
export interface ScoredSitting extends Sitting {
  /** Answer codes as they were sent, without what the instrument does not ask. */
  readonly answers: string[] | Record<string, string | number>
  readonly score: number
  readonly band: string
  readonly components: Record<string, number | boolean | string>
  readonly flags: string[]
  /** BMI that went into the score; null where the instrument does not need it. */
  readonly bmi: string | null
  readonly algorithmVersion: number
}

/**
 * Scores a sitting; a score that came with it would not be trusted.
 *
 * @param sitting - what was answered.
 * @returns what is kept of it, or the first fault of its answers.
 */
export function scoreSitting(sitting: Sitting): ScoredSitting | ScoringFault {
  const instrument = instruments[sitting.instrument]
  const bmi = instrument.needsBmi ? sitting.bmi : null
  const scored = instrument.score(sitting.answers, { bmi })
  if (isFault(scored)) return scored
  return {
    instrument: instrument.id,
    answers: keptAnswers(instrument, sitting.answers),
    score: scored.score,
    band: scored.band,
    components: { ...scored.components },
    flags: [...scored.flags],
    bmi,
    algorithmVersion: instrument.algorithmVersion,
    answeredBy: sitting.answeredBy,
    startedAt: sitting.startedAt,
    finishedAt: sitting.finishedAt,
  }
}

/** What the instrument asked, nothing else: a list as it is, an object in the order asked. */
function keptAnswers(instrument: Instrument, answers: unknown): ScoredSitting['answers'] {
  if (Array.isArray(answers)) return answers.map(String)
  if (!isPlainObject(answers)) return {}
  const kept: Record<string, string | number> = {}
  for (const item of itemsOf(instrument)) {
    const value = isAsked(item, answers) ? ownValue(answers, item.linkId) : undefined
    if (typeof value === 'string' || typeof value === 'number') kept[item.linkId] = value
  }
  return kept
}

/** A sitting as far as its place among others is concerned. */
export type Finished = Pick<
  ScoredSitting,
  'instrument' | 'finishedAt' | 'score' | 'components' | 'band' | 'algorithmVersion'
>

/**
 * Puts sittings in the order in which they count: by when they were finished, whenever they arrived.
 *
 * @param kept - in the order in which they were stored; it decides between two of the same moment.
 * @returns oldest first; the last one of an instrument is its newest.
 */
export function oldestFirst<Each extends Pick<Finished, 'finishedAt'>>(
  kept: readonly Each[],
): Each[] {
  return kept.toSorted(
    (one, other) =>
      Number(one.finishedAt > other.finishedAt) - Number(one.finishedAt < other.finishedAt),
  )
}

/** How a sitting moved since an earlier one. */
export interface SittingChange extends Repeat {
  /** The earlier value of what is compared (see {@link comparedValue}). */
  readonly previous: number
  readonly previousAt: string
}

const dayMs = 86_400_000

/**
 * Describes how a sitting moved since an earlier one.
 *
 * @param current - the later sitting.
 * @param previous - an earlier one of the same instrument; undefined where there is none.
 * @returns the earlier value and moment with the judged difference; null for the first one, and where
 *   the values cannot be compared: scores of two versions of a rule are not.
 */
export function changeSince(
  current: Finished,
  previous: Finished | undefined,
): SittingChange | null {
  if (previous?.algorithmVersion !== current.algorithmVersion) return null
  const before = comparedValue(previous.instrument, previous)
  const now = comparedValue(current.instrument, current)
  if (before === null || now === null) return null
  const repeat = judgeRepeat({
    instrument: current.instrument,
    previous: { value: before, band: previous.band },
    current: { value: now, band: current.band },
    daysBetween: Math.max(0, daysBetween(previous, current)),
  })
  return { previous: before, previousAt: previous.finishedAt, ...repeat }
}

function daysBetween(
  previous: Pick<Finished, 'finishedAt'>,
  current: Pick<Finished, 'finishedAt'>,
): number {
  return Math.floor((momentMs(current.finishedAt) - momentMs(previous.finishedAt)) / dayMs)
}

/**
 * Tells whether an earlier sitting is old enough for a change since it to be judged.
 *
 * @param previous - the earlier one.
 * @param current - the later one.
 */
export function isOldEnough(
  previous: Pick<Finished, 'finishedAt'>,
  current: Pick<Finished, 'finishedAt'>,
): boolean {
  return daysBetween(previous, current) >= minDaysBetween
}

/**
 * The moment at or before which a sitting is old enough for another.
 *
 * @param finishedAt - of the later one, ISO 8601.
 * @returns ISO 8601, as `finishedAt` is.
 */
export function oldEnoughAt(finishedAt: string): string {
  // oxlint-disable-next-line no-restricted-globals -- counts from a moment that was passed in
  return new Date(momentMs(finishedAt) - minDaysBetween * dayMs).toISOString()
}

/**
 * Finds what a sitting is judged against: the newest that is old enough; where none is, the newest, from
 * which it is too soon to judge.
 *
 * @param current - the sitting.
 * @param earlier - those before it of the same instrument, oldest first.
 * @returns undefined where there is none.
 */
export function referenceOf<Each extends Pick<Finished, 'finishedAt'>>(
  current: Pick<Finished, 'finishedAt'>,
  earlier: readonly Each[],
): Each | undefined {
  return earlier.findLast((each) => isOldEnough(each, current)) ?? earlier.at(-1)
}

function momentMs(moment: string): number {
  // oxlint-disable-next-line no-restricted-globals -- reads a moment that was passed in, and no clock
  return Date.parse(moment)
}

/**
 * Describes the sittings of one person one after the other.
 *
 * @returns to be called with each sitting, oldest first: its change since the one it is judged against
 *   (see {@link referenceOf}) among those by the same rule that were passed in before it.
 */
export function changesInTurn(): (current: Finished) => SittingChange | null {
  const passed = new Map<string, Finished[]>()
  return (current) => {
    const rule = `${current.instrument} ${current.algorithmVersion}`
    const earlier = passed.get(rule) ?? []
    const change = changeSince(current, referenceOf(current, earlier))
    earlier.push(current)
    passed.set(rule, earlier)
    return change
  }
}

/**
 * Makes the sitting that takes the place of one in which an answer was wrong: it was the same sitting,
 * at the same time, with the same body mass index.
 *
 * @param wrong - what is kept of it.
 * @param answers - all answers, as they travel.
 * @returns the sitting as it comes in.
 */
export function correctedSitting(wrong: ScoredSitting, answers: unknown): Sitting {
  const { instrument, bmi, answeredBy, startedAt, finishedAt } = wrong
  return { instrument, answers, bmi, answeredBy, startedAt, finishedAt }
}

/**
 * Tells whether answers of a sitting may still be changed.
 *
 * @param finishedAt - when it was finished, ISO 8601.
 * @param now - milliseconds since 1970.
 * @param days - for how many days they may be.
 */
export function isCorrectable(finishedAt: string, now: number, days: number): boolean {
  return now - momentMs(finishedAt) <= days * dayMs
}

/** A score that was made elsewhere and typed in. */
export interface TypedScore {
  readonly domain: LifestyleDomain
  readonly score: number
  readonly band: string
}

/**
 * Takes a score that was made elsewhere.
 *
 * @param domain - what it is a score of.
 * @param score - as it was typed.
 * @returns the score with its band, or the range it must be in.
 */
export function enterScore(
  domain: LifestyleDomain,
  score: number,
): TypedScore | Pick<Instrument, 'minScore' | 'maxScore'> {
  const instrument = instrumentOfDomain(domain)
  const band = bandOf(instrument, score)
  if (band === undefined) return { minScore: instrument.minScore, maxScore: instrument.maxScore }
  return { domain, score, band: band.label }
}
