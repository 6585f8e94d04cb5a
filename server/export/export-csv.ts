/** A person's data as a table: one value a row, so that every questionnaire fits the same columns. */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { instruments } from '#core/catalog.ts'
import { sheetRow } from '#core/csv.ts'
import type { Remembered } from '#core/memory.ts'
import type { PlanStep } from '#core/plan.ts'
import { explainScore } from '#core/explain.ts'
import type { ExplainedRow } from '#core/explained.ts'
import { isFault } from '#core/scoring.ts'
import type { Pages } from '../http/json-pieces.ts'
import type { Assessment } from '../store/assessment.ts'
import type { PersonalData } from './personal-data.ts'

const header = ['record', 'id', 'about', 'moment', 'variable', 'value', 'label', 'points']

/**
 * Writes the table. The codebook says what each variable means; `label` and `points` of an answer are
 * those of the result page.
 *
 * @param data - everything about the person.
 * @yields {string} CSV with a header (RFC 4180), a few records at a time, from old to new.
 */
export async function* exportCsv(data: PersonalData): AsyncGenerator<string> {
  const { person, consents, browsers, passkeys, shareLinks, memory, plan } = data
  yield linesOf([
    header,
    ...Object.entries(person).map(([name, value]) => ['person', '', '', '', name, String(value)]),
    ...consents.map(({ version, givenAt }) => ['consent', '', '', givenAt, 'version', version]),
    ...browsers.flatMap(({ id, name, firstSeen, lastUsed }) => [
      ['browser', id, '', firstSeen, 'name', name],
      ['browser', id, '', lastUsed, 'last used', ''],
    ]),
  ])
  yield* linesOfPages(data.assessments, rowsOfAssessment)
  yield* linesOfPages(data.bmiRecords, ({ id, savedAt, bmi, category }) => [
    ['bmi', id, '', savedAt, 'bmi', bmi],
    ['bmi', id, '', savedAt, 'category', category],
  ])
  yield* linesOfPages(data.enteredScores, ({ id, domain, enteredAt, score, band }) => [
    ['entered score', id, domain, enteredAt, 'score', String(score)],
    ['entered score', id, domain, enteredAt, 'band', band],
  ])
  yield linesOf([
    ...passkeys.flatMap(({ id, name, createdAt, lastUsedAt }) => [
      ['passkey', id, '', createdAt, 'name', name],
      ['passkey', id, '', createdAt, 'lastUsedAt', lastUsedAt ?? ''],
    ]),
    ...shareLinks.flatMap(rowsOfShareLink),
    ['memory', '', '', '', 'consent', memory.consent],
    ...memory.slots.flatMap(rowsOfRemembered),
    ...plan.steps.flatMap(rowsOfStep),
    ...rowsOfReminder(data),
  ])
  yield* linesOfPages(data.logBook, ({ id, at, action, actor, times }) => [
    ['log book', id, '', at, 'action', action],
    ['log book', id, '', at, 'actor', actor],
    ...(times > 1 ? [['log book', id, '', at, 'times', String(times)]] : []),
  ])
}

/** Records that are written in one step: an answer is looked up in its questionnaire, which takes a while. */
const recordsAStep = 20

async function* linesOfPages<Kept>(
  pages: Pages<Kept>,
  rowsOf: (one: Kept) => string[][],
): AsyncGenerator<string> {
  for await (const page of pages) {
    for (let from = 0; from < page.length; from += recordsAStep) {
      if (from > 0) await nextTurn()
      yield linesOf(page.slice(from, from + recordsAStep).flatMap(rowsOf))
    }
  }
}

function linesOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => sheetRow(header.map((_, at) => row[at] ?? ''))).join('')
}

function rowsOfShareLink({ id, createdAt, ...shown }: PersonalData['shareLinks'][number]) {
  return Object.entries(shown).map(([name, value]) => [
    'share link',
    id,
    '',
    createdAt,
    name,
    textOf(value),
  ])
}

function rowsOfStep({ id, domain, changedAt, ticks, lookBacks, ...step }: PlanStep) {
  const about = domain ?? ''
  const { text, when, where, startOn, lookBackOn, state, source, rung } = step
  const days = step.days.join(' ')
  const said = { text, when, where, days, startOn, lookBackOn, state, source, rung }
  return [
    ...Object.entries(said).map(([name, value]) => {
      return ['plan step', id, about, changedAt, name, String(value)]
    }),
    ...ticks.map(({ onDate, mark, markedAt }) => {
      return ['plan tick', id, about, markedAt, mark, onDate]
    }),
    ...lookBacks.flatMap(({ onDate, markedAt, ...week }) =>
      Object.entries({ onDate, ...week }).map(([name, value]) => {
        return ['look back', id, about, markedAt, name, String(value)]
      }),
    ),
  ]
}

function rowsOfReminder({ reminder, reminderMessages }: PersonalData) {
  const { askedAt = '', ...wish } = reminder ?? {}
  return [
    ...Object.entries(wish).map(([name, value]) => {
      return ['reminder', '', '', askedAt, name, textOf(value)]
    }),
    ...reminderMessages.map(({ onDate, changedAt, state }) => {
      return ['reminder message', '', onDate, changedAt, 'state', state]
    }),
  ]
}

function rowsOfRemembered({ id, kind, heardAt, words, about, outcome }: Remembered) {
  const head = ['memory', id, about.join(' '), heardAt]
  return [[...head, kind, words], ...(outcome === null ? [] : [[...head, 'outcome', outcome]])]
}

function rowsOfAssessment(assessment: Assessment): string[][] {
  const { id, instrument, finishedAt, components } = assessment
  const values: Record<string, string | number | boolean | null> = {
    score: assessment.score,
    band: assessment.band,
    flags: assessment.flags.join(' '),
    bmi: assessment.bmi,
    algorithmVersion: assessment.algorithmVersion,
    answeredBy: assessment.answeredBy,
    startedAt: assessment.startedAt,
    ...prefixed('component', Object.entries(components)),
  }
  const head = ['assessment', id, instrument, finishedAt]
  return [
    ...Object.entries(values).map(([name, value]) => [...head, name, textOf(value)]),
    ...rowsOfAnswers(assessment).map((row) => [...head, ...row]),
  ]
}

/** The answers with the words and points that the result page shows: a table is checked by eye too. */
function rowsOfAnswers(assessment: Assessment): string[][] {
  const explained = explainedRows(assessment)
  return Object.entries<string | number>(assessment.answers).map(([linkId, answer]) => {
    const row = explained.get(linkId)
    return [`item ${linkId}`, String(answer), row?.answer ?? '', textOf(row?.points ?? null)]
  })
}

/** Nothing where an older rule gave another score: its points would not add up to it. */
function explainedRows(assessment: Assessment): ReadonlyMap<string, ExplainedRow> {
  const instrument = instruments[assessment.instrument]
  const explanation = explainScore(instrument, assessment.answers, { bmi: assessment.bmi })
  if (isFault(explanation) || explanation.result.score !== assessment.score) return new Map()
  return new Map(explanation.rows.map((row) => [row.linkId, row]))
}

function textOf(value: string | number | boolean | null): string {
  return value === null ? '' : String(value)
}

function prefixed<Value>(prefix: string, values: readonly (readonly [string, Value])[]) {
  return Object.fromEntries(values.map(([name, value]) => [`${prefix} ${name}`, value]))
}
