/** Makes the coach's view of a person from what is on record, on the server or on a guest's device. */

import type { AnsweredBy } from '#core/answered-by.ts'
import { instrumentOfDomain, instruments } from '#core/catalog.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { fromWireAnswers } from '#core/responses.ts'
import type { Scored } from '#core/scoring.ts'
import type { OwnAnswers, Person, Result } from './person.ts'

/** What is kept of a person; every list oldest first, moments as ISO 8601. */
export interface PersonRecords {
  readonly assessments: readonly (Scored & {
    readonly instrument: InstrumentId
    readonly finishedAt: string
    /** As they travel. */
    readonly answers: unknown
    /** The person alone where it is absent. */
    readonly answeredBy?: AnsweredBy | undefined
  })[]
  /** Body mass indexes as saved, with one decimal. */
  readonly bmiRecords: readonly { readonly bmi: string; readonly savedAt: string }[]
  /** Scores that the person copied in from elsewhere. */
  readonly enteredScores: readonly {
    readonly domain: LifestyleDomain
    readonly score: number
    readonly band: string
    readonly enteredAt: string
  }[]
}

/**
 * Gathers results, latest BMI and earlier results; of body mass indexes of one day the last alone.
 *
 * @param records - what is kept.
 * @param ageDays - whole days from a moment until now, 0 or more.
 * @returns the newest result of each instrument; a score from elsewhere stands in for what was never
 *   assessed here; no results where nothing is kept. Age and gender are for the caller to add.
 */
export function personOfRecords(
  { assessments, bmiRecords, enteredScores }: PersonRecords,
  ageDays: (moment: string) => number,
): Person {
  const newest = new Map(assessments.map((each) => [each.instrument, each]))
  const results: Partial<Record<InstrumentId, Result>> = {}
  for (const { domain, score, band, enteredAt } of enteredScores) {
    const age = ageDays(enteredAt)
    results[instrumentOfDomain(domain).id] = {
      score,
      band,
      flags: [],
      components: {},
      ageDays: age,
    }
  }
  const answers: Partial<Record<InstrumentId, OwnAnswers>> = {}
  for (const [id, { score, band, flags, components, finishedAt, ...sitting }] of newest) {
    results[id] = { score, band, flags, components, ageDays: ageDays(finishedAt) }
    const responses = fromWireAnswers(instruments[id], sitting.answers)
    answers[id] = { responses, answeredBy: sitting.answeredBy ?? 'self' }
  }
  // The last of a day counts: what stands before it was typed wrong, and nobody loses weight in minutes.
  const weights = bmiRecords
    .map(({ bmi, savedAt }) => ({ score: Number(bmi), ageDays: ageDays(savedAt) }))
    .filter(({ ageDays: age }, place, all) => all[place + 1]?.ageDays !== age)
  const latest = weights.at(-1)
  return {
    ...(latest && { bmi: latest.score, bmiAgeDays: latest.ageDays }),
    results,
    answers,
    earlier: [
      ...assessments
        .filter((each) => newest.get(each.instrument) !== each)
        .map(({ instrument, score, finishedAt }) => ({
          instrument,
          score,
          ageDays: ageDays(finishedAt),
        })),
      ...weights.slice(0, -1).map((weight) => ({ instrument: 'bmi' as const, ...weight })),
    ],
  }
}
