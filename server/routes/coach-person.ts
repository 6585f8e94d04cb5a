/** What the coach is told of a person: newest results, age and gender; never an id, name or address. */

import { instrumentOfDomain } from '#core/catalog.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument.ts'
import type { EarlierResult, Person, Result } from '#coach/person.ts'
import type { Member } from '../http/session.ts'
import type { Services } from '../services.ts'
import type { Assessment } from '../store/assessment.ts'
import type { BmiRecord } from '../store/bmi-records.ts'
import type { EnteredScore } from '../store/entered-scores.ts'

const dayMs = 86_400_000

/** A person as the coach sees them, with the assessments that the results come from. */
export interface CoachPerson {
  readonly person: Person
  readonly newest: ReadonlyMap<InstrumentId, Assessment>
}

/**
 * Gathers what the coach may know.
 *
 * @param services - where results are kept, and the time.
 * @param member - the signed-in person.
 * @returns the person; without results where there is neither an assessment nor an entered score.
 */
export async function readCoachPerson(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  member: Member,
): Promise<CoachPerson> {
  const [assessments, bmiRecords, enteredScores] = await Promise.all([
    store.assessments.list(member.userId),
    store.bmiRecords.list(member.userId),
    store.enteredScores.list(member.userId),
  ])
  const now = clock()
  const newest = new Map(assessments.map((each) => [each.instrument, each]))
  const latestBmi = bmiRecords.at(-1)
  const ageDays = (moment: string) =>
    Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / dayMs))
  const person: Person = {
    ageYears: now.getUTCFullYear() - member.yearOfBirth,
    gender: member.gender,
    ...(latestBmi && { bmi: Number(latestBmi.bmi) }),
    results: { ...toEnteredResults(enteredScores, ageDays), ...toResults(newest, ageDays) },
    earlier: toEarlier(assessments, bmiRecords, newest, ageDays),
  }
  return { person, newest }
}

/** Scores from elsewhere stand in for what was never assessed here. */
function toEnteredResults(
  scores: readonly EnteredScore[],
  ageDays: (moment: string) => number,
): Person['results'] {
  return Object.fromEntries(
    scores.map(({ domain, score, band, enteredAt }) => [
      instrumentOfDomain(domain).id,
      { score, band, flags: [], components: {}, ageDays: ageDays(enteredAt) } satisfies Result,
    ]),
  )
}

function toResults(
  newest: ReadonlyMap<InstrumentId, Assessment>,
  ageDays: (moment: string) => number,
): Person['results'] {
  const results: Partial<Record<InstrumentId, Result>> = {}
  for (const id of instrumentIds) {
    const assessment = newest.get(id)
    if (assessment === undefined) continue
    const { score, band, flags, components, finishedAt } = assessment
    results[id] = { score, band, flags, components, ageDays: ageDays(finishedAt) }
  }
  return results
}

function toEarlier(
  assessments: readonly Assessment[],
  bmiRecords: readonly BmiRecord[],
  newest: ReadonlyMap<InstrumentId, Assessment>,
  ageDays: (moment: string) => number,
): EarlierResult[] {
  return [
    ...assessments
      .filter((each) => newest.get(each.instrument) !== each)
      .map(({ instrument, score, finishedAt }) => ({
        instrument,
        score,
        ageDays: ageDays(finishedAt),
      })),
    ...bmiRecords.slice(0, -1).map(({ bmi, savedAt }) => ({
      instrument: 'bmi' as const,
      score: Number(bmi),
      ageDays: ageDays(savedAt),
    })),
  ]
}
