/** Writes the report as one table for spreadsheets and statistics programs. */

import { sheetRow } from '#core/csv.ts'
import { fewestTold, type Told } from '../research/small-groups.ts'
import { everybody } from './count-use.ts'
import type { ReportSection } from './report-tables.ts'

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
