/** Counts people, one after the other: nothing of anybody is held when the next one comes. */

import { changeSince, oldestFirst, type Finished } from '#core/sitting.ts'
import { instruments } from '#core/catalog.ts'
import { itemsOf } from '#core/instrument.ts'
import { type InstrumentId } from '#core/instrument-table.ts'
import type { LookBack, Plan } from '#core/plan.ts'
import type { UseRow } from '../../store/operator/use-rows.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How many of the six parts somebody has a result of. */
export const partsDone = ['none', 'one', 'two-or-three', 'four-or-five', 'all'] as const

/** How a newest result stands to the first by the same rule. */
export const changes = ['better', 'no-clear-change', 'worse', 'too-soon', 'one-result'] as const

/** Time from the first answer of a sitting to its end. */
export const paces = ['within-an-hour', 'within-a-day', 'later', 'not-noted'] as const

/** What became of plans. */
export const planActs = ['chosen', 'ticked', 'looked-back'] as const

/** How many of the due days of a week were marked as done. */
export const weekShares = ['all-days', 'half-or-more', 'less-than-half'] as const

/** Name of a step that belongs to no domain. */
export const ownIdea = 'own-idea'

/** People in groups, by what was counted and the name of the group. */
export class Counts {
  readonly #people = new Map<string, number>()

  /** One more person. */
  add(measure: string, group: string): void {
    this.#people.set(nameOf(measure, group), this.of(measure, group) + 1)
  }

  /** People of a group; 0 where there was nobody. */
  of(measure: string, group: string): number {
    return this.#people.get(nameOf(measure, group)) ?? 0
  }
}

function nameOf(measure: string, group: string): string {
  return `${measure}\n${group}`
}

/** Group of all who are in a measure. */
export const everybody = 'everybody'

/**
 * Counts a person with results.
 *
 * @param counts - where to.
 * @param rows - all sittings of the person, in any order; one or more.
 */
export function countResults(counts: Counts, rows: readonly UseRow[]): void {
  const byInstrument = Map.groupBy(rows, ({ instrument }) => instrument)
  counts.add('people', everybody)
  counts.add('parts', partsOf(byInstrument.size))
  const months = new Set<string>()
  for (const [instrument, sittings] of byInstrument) {
    counts.add('domains', instrument)
    for (const { finished_at: finishedAt } of sittings) {
      months.add(nameOf(monthOf(finishedAt), instrument))
      months.add(nameOf(monthOf(finishedAt), everybody))
    }
    countNewest(counts, instrument, sittings)
  }
  for (const month of months) {
    const [name = '', group = ''] = month.split('\n')
    counts.add(`months.${name}`, group)
  }
}

/** For example `2026-11`, of a moment in UTC ISO. */
export function monthOf(moment: string): string {
  return moment.slice(0, 7)
}

function partsOf(domains: number): (typeof partsDone)[number] {
  if (domains === 1) return 'one'
  if (domains >= Object.keys(instruments).length) return 'all'
  return domains <= 3 ? 'two-or-three' : 'four-or-five'
}

function countNewest(counts: Counts, instrument: InstrumentId, sittings: readonly UseRow[]): void {
  const inOrder = oldestFirst(sittings.map((row) => ({ finishedAt: row.finished_at, row })))
  const newest = inOrder.at(-1)?.row
  if (newest === undefined) return
  const first = inOrder.find(({ row }) => row.algorithm_version === newest.algorithm_version)?.row
  counts.add(`bands.${instrument}`, newest.band)
  counts.add(`change.${instrument}`, changeOf(first, newest))
  counts.add(`pace.${instrument}`, paceOf(newest))
  for (const question of answeredIn(instrument, newest.answers)) {
    counts.add(`questions.${instrument}`, question)
  }
}

/** The rule of every page and letter: of two results of the same rule, from two weeks apart on. */
function changeOf(first: UseRow | undefined, newest: UseRow): (typeof changes)[number] {
  if (first === undefined || first.id === newest.id) return 'one-result'
  return changeSince(finishedOf(newest), finishedOf(first))?.verdict ?? 'one-result'
}

function finishedOf(row: UseRow): Finished {
  const { instrument, score, band, algorithm_version: algorithmVersion } = row
  const components: Finished['components'] = JSON.parse(row.components)
  return { instrument, score, band, components, algorithmVersion, finishedAt: row.finished_at }
}

function paceOf({ started_at, finished_at }: UseRow): (typeof paces)[number] {
  const took = started_at === null ? Number.NaN : Date.parse(finished_at) - Date.parse(started_at)
  if (Number.isNaN(took)) return 'not-noted'
  if (took <= hourMs) return 'within-an-hour'
  return took <= dayMs ? 'within-a-day' : 'later'
}

function answeredIn(instrument: InstrumentId, kept: string): string[] {
  const answers: Readonly<Record<string, unknown>> = JSON.parse(kept)
  return itemsOf(instruments[instrument])
    .map(({ linkId }) => linkId)
    .filter((linkId) => Object.hasOwn(answers, linkId))
}

/**
 * Counts a person with a plan.
 *
 * @param counts - where to.
 * @param plan - all steps of the person.
 */
export function countPlan(counts: Counts, { steps }: Plan): void {
  if (steps.length === 0) return
  counts.add('plans', 'chosen')
  for (const domain of new Set(steps.map((step) => step.domain ?? ownIdea))) {
    counts.add('steps', domain)
  }
  const isTicked = steps.some(({ ticks }) => ticks.some(({ mark }) => mark === 'done'))
  if (isTicked) counts.add('plans', 'ticked')
  const newest = newestOf(steps.flatMap(({ lookBacks }) => lookBacks))
  if (newest === undefined) return
  counts.add('plans', 'looked-back')
  counts.add('weeks', newest.outcome)
  counts.add('days', shareOf(newest))
}

function newestOf(lookBacks: readonly LookBack[]): LookBack | undefined {
  return lookBacks.reduce<LookBack | undefined>(
    (newest, each) => (newest !== undefined && newest.markedAt > each.markedAt ? newest : each),
    undefined,
  )
}

function shareOf({ done, due }: LookBack): (typeof weekShares)[number] {
  if (done >= due) return 'all-days'
  return done * 2 >= due ? 'half-or-more' : 'less-than-half'
}
