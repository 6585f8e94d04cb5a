/** `report`: how the installation is used, as a page to read and a table, without small groups. */

import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openBeside } from '../store/operator/open-for-operator.ts'
import type { UseReader } from '../store/operator/use-rows.ts'
import { countRows } from './files/count-rows.ts'
import { checkNew, writeNewFile } from './files/new-file.ts'
import { countPlan, countResults, Counts } from './report/count-use.ts'
import { reportCsv, type Counted, reportSections } from './report/report-tables.ts'
import { reportPage } from './report/report-page.ts'
import { trailOf, type WorkPlace } from './work-place.ts'

/**
 * Writes the report. It says so in the audit before it reads.
 *
 * @param place - where the command works.
 * @param name - of both files, without their endings.
 * @throws OperatorFault with a sentence, and with no file written, when a file is there or cannot be
 * written.
 */
export async function writeReport(place: WorkPlace, name: string): Promise<void> {
  const page = resolve(place.folder, `${name}.html`)
  const table = resolve(place.folder, `${name}.csv`)
  checkNew(page)
  checkNew(table)
  const { signal } = place
  const store = await openBeside(place.config)
  try {
    const [last] = await store.audit.list({ action: 'admin-report', limit: 1 })
    await trailOf(place, store.audit).record('admin-report')
    const now = place.clock().toISOString()
    const { counts, accounts } = await store.useRows.read((reader) => count(reader, place))
    const sections = reportSections({ counts, accounts, now })
    await writeNewFile({ file: page, content: inPieces([reportPage(sections, now)]), signal })
    await writeNewFile({ file: table, content: inPieces(reportCsv(sections)), signal }).catch(
      async (fault: unknown) => {
        await rm(page, { force: true })
        throw fault
      },
    )
    const warning =
      last === undefined
        ? ''
        : `The last time was ${last.at}. Two reports of days close to each other tell more than one: give out one of them.\n`
    place.show(`Wrote ${page}\nWrote ${table}\n${warning}`)
  } finally {
    await store.close()
  }
}

async function count(
  { accounts, total, people, plans }: UseReader,
  { report, signal }: WorkPlace,
): Promise<Pick<Counted, 'counts' | 'accounts'>> {
  const counts = new Counts()
  const counting = { total, doing: 'Counted', report, signal }
  for await (const rows of countRows(people(), counting, ({ length }) => length)) {
    countResults(counts, rows)
  }
  for await (const plan of plans()) countPlan(counts, plan)
  signal.throwIfAborted()
  return { counts, accounts }
}

async function* inPieces(pieces: Iterable<string>): AsyncGenerator<string> {
  yield* pieces
}
