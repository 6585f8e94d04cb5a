/** `export-deidentified`: assessments for research, without anybody in them who could be found. */

import { resolve } from 'node:path'
import type { AuditEvent } from '../store/audit.ts'
import { openBeside } from '../store/operator/open-for-operator.ts'
import type { ResearchRow } from '../store/operator/research-rows.ts'
import { countRows } from './files/count-rows.ts'
import { writeNewFile } from './files/new-file.ts'
import { shuffleLines } from './files/shuffle-lines.ts'
import { OperatorFault } from './explain-fault.ts'
import { planRelease, type ReleasePlan } from './research/deidentify.ts'
import { releaseHeader, releaseLine } from './research/release-csv.ts'
import { trailOf, type WorkPlace } from './work-place.ts'

/** Later than every moment that is stored: nothing runs any more then. */
const endOfTime = '9999-12-31T23:59:59.999Z'

/** What the operator chose. */
export interface ExportChoice {
  readonly file: string
  /** Fewest people who may share a group. */
  readonly minCell: number
  /** True to take what still runs for over. */
  readonly withRunning: boolean
}

/**
 * Writes the table. It says so in the audit before it reads.
 *
 * @param place - where the command works.
 * @param choice - what the operator chose.
 * @throws OperatorFault with a sentence, and with no file written, when no group is large enough
 * or the file cannot be written.
 */
export async function exportDeidentified(place: WorkPlace, choice: ExportChoice): Promise<void> {
  const { minCell, withRunning } = choice
  const { clock, randomInt, signal, report } = place
  const file = resolve(place.folder, choice.file)
  const store = await openBeside(place.config)
  try {
    const [last] = await store.audit.list({ action: 'admin-export-deidentified', limit: 1 })
    await trailOf(place, store.audit).record('admin-export-deidentified')
    const now = withRunning ? endOfTime : clock().toISOString()
    const leftOut = await store.researchRows.read(async ({ total, facts, rows }) => {
      const counted = <One>(people: AsyncIterable<readonly One[]>, doing: string) =>
        countRows(people, { total, doing, report, signal }, ({ length }) => length)
      const plan = await planRelease(counted(facts(), 'Counted'), { minCell, now })
      const { count } = plan
      if (count === 0) throw nothingToRelease(minCell, withRunning)
      const lines = linesOf(counted(rows(), 'Read'), plan)
      const shuffled = shuffleLines(lines, { scratch: `${file}.rows`, count, randomInt })
      await writeNewFile({ file, content: tableOf(shuffled), signal })
      return plan.leftOut
    })
    place.show(
      `Wrote ${file}\nEvery group in it has ${minCell} people or more. ${inWords(leftOut)} left out because too few people share it.\n${last === undefined ? '' : warnOf(last)}`,
    )
  } finally {
    await store.close()
  }
}

async function* linesOf(
  people: AsyncIterable<readonly ResearchRow[]>,
  { pick }: ReleasePlan,
): AsyncGenerator<string> {
  for await (const rows of people) yield* pick(rows).map(releaseLine)
}

/** The rows come in the order of the people: whoever could read it would see which belong together. */
async function* tableOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield releaseHeader
  yield* lines
}

function nothingToRelease(minCell: number, withRunning: boolean): OperatorFault {
  const hint = withRunning ? '' : ' The quarter that still runs is not counted.'
  return new OperatorFault(`No group has ${minCell} people or more, so nothing was written.${hint}`)
}

/** With the program alone nobody can know which tables were given out. */
function warnOf({ at }: AuditEvent): string {
  return `The last time was ${at}. If that table was given out, give out only the periods that were not in it: who subtracts one from the other could find a person who has left or was corrected in between.\n`
}

/** An exact number would let who knows the others count the few. */
function inWords(leftOut: number): string {
  if (leftOut < 0.1) return 'Nothing, or less than a tenth of all, is'
  return leftOut < 0.5 ? 'Between a tenth and a half of all is' : 'More than half of all is'
}
