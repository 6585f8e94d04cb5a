/** What the report tells: tables of people in tens, made of counts. */

import { instruments } from '#core/catalog.ts'
import { spokenBandName } from '#core/bands.ts'
import { type BandTone, type Instrument, itemsOf } from '#core/instrument.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { weekOutcomes } from '#core/plan.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { mostParts, told, type Told, toldPercent, fewestTold } from '../research/small-groups.ts'
import * as counted from './count-use.ts'
import { everybody } from './count-use.ts'
import { groupNames, type sectionWords, tableTitles } from './report-words.ts'
import { sheetRow } from '#core/csv.ts'

/** A group of people. */
export interface ReportRow {
  /** Its name in the table for spreadsheets. */
  readonly group: string
  /** What a reader is told it is. */
  readonly name: string
  readonly people: Told
  /** Of the people of the table. */
  readonly percent: number | null
  readonly tone?: BandTone | undefined
}

/** Groups among the same people. */
export interface ReportTable {
  /** Its name in the table for spreadsheets. */
  readonly measure: string
  readonly title: string
  /** All people of it. */
  readonly people: Told
  readonly rows: readonly ReportRow[]
}

/** Tables that belong together. */
export interface ReportSection {
  readonly section: keyof typeof sectionWords
  readonly tables: readonly ReportTable[]
}

/** A group before it is decided what is told of it. */
interface Group {
  readonly group: string
  readonly name: string
  readonly people: number
  readonly tone?: BandTone
}

/** What was counted, of how many accounts, at which moment. */
export interface Counted {
  readonly counts: counted.Counts
  readonly accounts: number
  /** UTC ISO. */
  readonly now: string
}

const monthsBack = 12
const asked: readonly Instrument[] = Object.values(instruments)

/**
 * Makes the tables.
 *
 * @param found - what was counted, of how many accounts, at which moment.
 * @returns all sections, in the order to show them.
 */
export function reportSections({ counts, accounts, now }: Counted): readonly ReportSection[] {
  const groupsOf = <Name extends string>(
    measure: string,
    groups: readonly Name[],
    names: Readonly<Record<Name, string>>,
  ): Group[] =>
    groups.map((group) => ({ group, name: names[group], people: counts.of(measure, group) }))
  const ofDomains = (measure: string): Group[] =>
    asked.map(({ id, domain }) => ({
      group: id,
      name: domainNames[domain],
      people: counts.of(measure, id),
    }))
  const ofInstruments = (
    groups: (instrument: Instrument) => readonly Group[],
    make: typeof divided = divided,
  ): ReportTable[] =>
    asked.map((instrument) => {
      const titles = { measure: instrument.id, title: domainNames[instrument.domain] }
      return make(titles, counts.of('domains', instrument.id), groups(instrument))
    })

  const nobody = accounts - counts.of('people', counted.everybody)
  const parts = groupsOf('parts', counted.partsDone, groupNames.parts).map((group) =>
    group.group === 'none' ? { ...group, people: nobody } : group,
  )
  const steps = [...lifestyleDomains, counted.ownIdea] as const
  const stepNames = { ...domainNames, [counted.ownIdea]: groupNames.ownIdea }
  const chosen = counts.of('plans', 'chosen')
  const lookedBack = counts.of('plans', 'looked-back')
  return [
    {
      section: 'participation',
      tables: [
        divided(titled('parts'), accounts, parts),
        overlapping(titled('domains'), accounts, ofDomains('domains')),
      ],
    },
    {
      section: 'months',
      tables: lastMonths(now).map((month) => {
        const measure = `months.${month}`
        const people = counts.of(measure, counted.everybody)
        return overlapping({ measure: month, title: monthName(month) }, people, ofDomains(measure))
      }),
    },
    {
      section: 'results',
      tables: ofInstruments((instrument) =>
        instrument.bands.map((band) => ({
          group: band.label,
          name: spokenBandName(band),
          people: counts.of(`bands.${instrument.id}`, band.label),
          tone: band.tone,
        })),
      ),
    },
    {
      section: 'change',
      tables: ofInstruments(({ id }) =>
        groupsOf(`change.${id}`, counted.changes, groupNames.change),
      ),
    },
    {
      section: 'time',
      tables: ofInstruments(({ id }) => groupsOf(`pace.${id}`, counted.paces, groupNames.pace)),
    },
    {
      section: 'questions',
      tables: ofInstruments((instrument) => questionsOf(instrument, counts), overlapping),
    },
    {
      section: 'plans',
      tables: [
        overlapping(
          titled('plans'),
          accounts,
          groupsOf('plans', counted.planActs, groupNames.plans),
        ),
        overlapping(titled('steps'), chosen, groupsOf('steps', steps, stepNames)),
        divided(titled('weeks'), lookedBack, groupsOf('weeks', weekOutcomes, groupNames.weeks)),
        divided(titled('days'), lookedBack, groupsOf('days', counted.weekShares, groupNames.days)),
      ],
    },
  ]
}

function questionsOf(instrument: Instrument, counts: counted.Counts): Group[] {
  return itemsOf(instrument).map(({ linkId, topic }, index) => ({
    group: linkId,
    name: `${index + 1}. ${topic}`,
    people: counts.of(`questions.${instrument.id}`, linkId),
  }))
}

function titled(measure: keyof typeof tableTitles): Titles {
  return { measure, title: tableTitles[measure] }
}

type Titles = Pick<ReportTable, 'measure' | 'title'>

/**
 * A table in which everybody is in one group at most, so that groups could be taken from the whole.
 *
 * @throws RangeError with more groups than {@link mostParts}, which would tell too much.
 */
function divided(titles: Titles, people: number, groups: readonly Group[]): ReportTable {
  if (groups.length > mostParts) {
    throw new RangeError(`"${titles.title}" has more than ${mostParts} groups: join some.`)
  }
  return overlapping(titles, people, groups)
}

/** A table in which somebody may be in several groups. */
function overlapping(titles: Titles, people: number, groups: readonly Group[]): ReportTable {
  const whole = told(people)
  const rows = groups.map((group) => {
    const part = told(group.people)
    return { ...group, people: part, percent: toldPercent(part, whole) }
  })
  return { ...titles, people: whole, rows }
}

function monthName(month: string): string {
  return new Date(month).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** From the present one back. */
function lastMonths(now: string): readonly string[] {
  const [year = 0, month = 0] = now.split('-').map(Number)
  return Array.from({ length: monthsBack }, (_, back) =>
    counted.monthOf(new Date(Date.UTC(year, month - 1 - back)).toISOString()),
  )
}

/**
 * Writes the table: a line for each group, and one for all people of each measure.
 *
 * @param sections - what is told.
 * @yields {string} the header, then lines of CSV; a number that is withheld is `<20`, its percentage empty.
 */
export function* reportCsv(sections: readonly ReportSection[]): Generator<string> {
  yield sheetRow(['section', 'measure', 'group', 'people_at_least', 'percent'])
  for (const { section, tables } of sections) {
    for (const { measure, people, rows } of tables) {
      const whole = { group: everybody, people, percent: people === null ? null : 100 }
      for (const row of [whole, ...rows]) {
        const percent = row.percent === null ? '' : String(row.percent)
        yield sheetRow([section, measure, row.group, inSheet(row.people), percent])
      }
    }
  }
}

function inSheet(people: Told): string {
  return people === null ? `<${fewestTold}` : String(people)
}
