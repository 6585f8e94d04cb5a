/** Measures what exists and prints one table; `--short` only shows that every measurement runs. */

import { availableParallelism, cpus, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCoach } from './coach-rows.ts'
import { measureFullAccount } from './full-account-rows.ts'
import { fullEffort, shortEffort } from './rounds.ts'
import { midPhone } from './phone/mid-phone.ts'
import { measureQuestionPage } from './page-rows.ts'
import { formatTable, type Row } from './row.ts'
import { measureStart } from './start-rows.ts'
import { measureStore } from './store-rows.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const effort = values.short ? shortEffort : fullEffort
const { latencyMs, downBytesPerSecond, processorSlowdown } = midPhone

const rows: Row[] = []
const measures = [measureStore, measureFullAccount, measureCoach, measureStart, measureQuestionPage]
for (const measure of measures) {
  rows.push(...(await measure(effort)))
}

console.log(
  `Node.js ${process.version} on ${platform()}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}).
Medians of ${effort.rounds} rounds taken in turns; rates over ${effort.durationMs} ms each. Mid phone: 390 x 844,
processor ${processorSlowdown} times slower, ${latencyMs} ms a request, ${(downBytesPerSecond * 8) / 1e6} Mbit/s, empty cache.
${values.short ? 'Short form: it shows that the measurements run; its figures mean little.\n' : ''}`,
)
console.log(formatTable(rows))
