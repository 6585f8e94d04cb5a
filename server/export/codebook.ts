/** What every variable of the exported table means: the questions, their answers and their points. */

import type { AnsweredBy } from '#core/answered-by.ts'
import { instruments } from '#core/catalog.ts'
import { sheetRow } from '#core/csv.ts'
import { itemsOf, type Instrument, type Item } from '#core/instrument.ts'
import { type InstrumentId } from '#core/instrument-table.ts'
import { memoryConsents, rememberedKinds, rememberedOutcomes } from '#core/memory.ts'
import { dayMarks, nextWeeks, stepSources, stepStates, weekOutcomes } from '#core/plan.ts'
import { auditActions } from '../store/audit-actions.ts'
import { messageStates } from '../store/reminders/reminder-tables.ts'

const header = ['about', 'variable', 'meaning', 'value', 'label', 'points']

/** Their options have ranks, which the rule turns into hours: shown as points they would mislead. */
const rankedOnly: ReadonlySet<InstrumentId> = new Set(['exercise'])

/** The score is made alike for all of them. */
const answeredByMeanings: readonly (readonly [AnsweredBy, string])[] = [
  ['self', 'The person alone; also where nobody said.'],
  ['with-help', 'The person, with somebody who read or typed for them.'],
  ['someone-else', 'Somebody else, in place of the person.'],
]

/** Its moment in the table is when it was made. */
const rowsOfPasskey = [
  ['passkey', 'name', 'The name under which My data lists the passkey.', 'text', '', ''],
  ['passkey', 'lastUsedAt', 'When it was last used to log in; empty if never.', 'moment', '', ''],
]

/** Its moment in the table is when it was made. */
const rowsOfShareLink = [
  ['share link', 'name', 'What you call the link.', 'text', '', ''],
  ['share link', 'withAnswers', 'Whether your answers can be read.', 'true or false', '', ''],
  [
    'share link',
    'withPerson',
    'Whether your year of birth and gender can be read.',
    'true or false',
    '',
    '',
  ],
  ['share link', 'withPlan', 'Whether your plan can be read.', 'true or false', '', ''],
  ['share link', 'expiresAt', 'When the link ends.', 'moment', '', ''],
  ['share link', 'openedCount', 'How often it was opened.', 'number', '', ''],
  ['share link', 'lastOpenedAt', 'When it was last opened; empty if never.', 'moment', '', ''],
]

/** What the coach remembers; its moment in the table is when it was told. */
const rowsOfMemory = [
  ...memoryConsents.map((consent) => [
    'memory',
    'consent',
    'Whether the coach may remember what you tell it.',
    consent,
    '',
    '',
  ]),
  ...rememberedKinds.map((kind) => ['memory', kind, 'In your own words.', 'text', '', '']),
  ...rememberedOutcomes.map((outcome) => ['memory', 'outcome', 'How it went.', outcome, '', '']),
]

/** Steps, their marks and looks back; each moment in the table is when it was changed, marked or said. */
const rowsOfPlan = [
  ['plan step', 'text', 'What you will do, in your own words.', 'text', '', ''],
  ['plan step', 'when', 'When, in your own words.', 'text', '', ''],
  ['plan step', 'where', 'Where, in your own words; empty where you did not say.', 'text', '', ''],
  ['plan step', 'days', 'On which days; Monday is 1.', '1 to 7', '', ''],
  ['plan step', 'startOn', 'The first day.', 'day', '', ''],
  ['plan step', 'lookBackOn', 'From when on you look back next.', 'day', '', ''],
  ...stepStates.map((state) => ['plan step', 'state', 'How it stands.', state, '', '']),
  ...stepSources.map((source) => ['plan step', 'source', 'Where it is from.', source, '', '']),
  ['plan step', 'rung', 'How often it became harder; easier where below 0.', '-2 to 2', '', ''],
  ...dayMarks.map((mark) => ['plan tick', mark, 'How you marked the day.', 'day', '', '']),
  ['look back', 'onDate', 'From when on you could look back.', 'day', '', ''],
  ...weekOutcomes.map((outcome) => ['look back', 'outcome', 'How it was.', outcome, '', '']),
  ['look back', 'done', 'Days you marked as done.', '0 to 7', '', ''],
  ['look back', 'due', 'Days of the plan.', '0 to 7', '', ''],
  ...nextWeeks.map((next) => ['look back', 'next', 'What followed.', next, '', '']),
]

/** When reminders come, and what became of each; the moments in the table are when you asked, and when it was sent. */
const rowsOfReminder = [
  ['reminder', 'atMinutes', 'At which hour, in minutes since midnight.', '480 to 1200', '', ''],
  ['reminder', 'timeZone', 'In which time zone.', 'text', '', ''],
  ['reminder', 'showsText', 'Whether it may name your step.', 'true or false', '', ''],
  ['reminder', 'language', 'In which language.', 'text', '', ''],
  ['reminder', 'channel', 'By mail, or as a note on one device.', 'mail or push', '', ''],
  ['reminder', 'device', 'Where notes for that device are handed over.', 'address', '', ''],
  ['reminder', 'dueAt', 'When the next one is due.', 'moment', '', ''],
  ...messageStates.map((state) => [
    'reminder message',
    'state',
    'What became of it.',
    state,
    '',
    '',
  ]),
]

/** What the audit has of the person; `actor` says who did it. */
const rowsOfLogBook = [
  ...auditActions.map((action) => ['log book', 'action', 'What was done.', action, '', '']),
  ['log book', 'actor', 'Somebody on the pages.', 'person', '', ''],
  ['log book', 'actor', 'The people who run the site.', 'operator', '', ''],
  ['log book', 'actor', 'The server by itself.', 'system', '', ''],
  ['log book', 'times', 'How often it was done, where more than once.', 'number', '', ''],
]

/**
 * Writes the codebook, the same for everybody.
 *
 * @returns CSV with a header (RFC 4180); one row for each answer that can be given.
 */
export function codebookCsv(): string {
  const rows = Object.values(instruments).flatMap((instrument) => [
    ...rowsOfScore(instrument),
    ...itemsOf(instrument).flatMap((item) => rowsOfItem(instrument, item)),
  ])
  return [
    header,
    ...rows,
    ...rowsOfPasskey,
    ...rowsOfShareLink,
    ...rowsOfMemory,
    ...rowsOfPlan,
    ...rowsOfReminder,
    ...rowsOfLogBook,
  ]
    .map(sheetRow)
    .join('')
}

function rowsOfScore(instrument: Instrument): string[][] {
  const { id, title, citation, algorithmVersion, bands, components, formula } = instrument
  const meaning = `${title}, version ${algorithmVersion}. ${citation}`
  return [
    ...answeredByMeanings.map(([code, label]) => [
      id,
      'answeredBy',
      'Who answered.',
      code,
      label,
      '',
    ]),
    [id, 'score', `How the score is made: ${formula.join(' ')}`, '', '', ''],
    ...bands.map(({ from, to, label }) => [id, 'score', meaning, `${from} to ${to}`, label, '']),
    ...components.map(({ name, label, max }) => [
      id,
      `component ${name}`,
      label,
      max === undefined ? '' : `0 to ${max}`,
      '',
      '',
    ]),
  ]
}

function rowsOfItem({ id }: Instrument, item: Item): string[][] {
  const variable = `item ${item.linkId}`
  if (item.kind === 'clock') return [[id, variable, item.prompt, 'clock time', '', '']]
  if (item.kind === 'number') {
    return [[id, variable, item.prompt, `${item.min} to ${item.max}`, item.unit, '']]
  }
  const isSum = item.component !== undefined && !rankedOnly.has(id)
  const highest = Math.max(...item.options.map(({ points }) => points))
  return item.options.map(({ code, label, points }) => [
    id,
    variable,
    item.prompt,
    code,
    label ?? code,
    isSum ? String(item.reversed ? highest - points : points) : '',
  ])
}
