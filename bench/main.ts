/**
 * Measures what exists and prints one table; `--short` only shows that every measurement runs, `--only store` measures
 * one group of rows: store, account, coach, start or page. `--peers` measures programs of others beside ours instead,
 * with packages that `npm run bench -- --peers` installs.
 */

import { availableParallelism, cpus, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCoach } from './coach-rows.ts'
import { measureFullAccount } from './full-account-rows.ts'
import { fullEffort, shortEffort } from './rounds.ts'
import { midPhone } from './phone/mid-phone.ts'
import { measureQuestionPage } from './page-rows.ts'
import { measurePeers } from './peers/measure-peers.ts'
import { formatTable, type Row } from './row.ts'
import { measureStart } from './start-rows.ts'
import { measureStore } from './store-rows.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    peers: { type: 'boolean', default: false },
  },
})
const effort = values.short ? shortEffort : fullEffort
const { latencyMs, downBytesPerSecond, processorSlowdown } = midPhone

const groups = {
  store: measureStore,
  account: measureFullAccount,
  coach: measureCoach,
  start: measureStart,
  page: measureQuestionPage,
}
const table = values.peers ? await measurePeers(effort) : formatTable(await measureRows())

console.log(
  `Node.js ${process.version} on ${platform()}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}).
Medians of ${effort.rounds} rounds taken in turns; rates over ${effort.durationMs} ms each. Mid phone: 390 x 844,
processor ${processorSlowdown} times slower, ${latencyMs} ms a request, ${(downBytesPerSecond * 8) / 1e6} Mbit/s, empty cache.
${values.short ? 'Short form: it shows that the measurements run; its figures mean little.\n' : ''}`,
)
console.log(table)

async function measureRows(): Promise<Row[]> {
  const wanted = Object.entries(groups).filter(([name]) => name === (values.only ?? name))
  if (wanted.length === 0)
    throw new Error(`--only takes one of: ${Object.keys(groups).join(', ')}.`)
  const rows: Row[] = []
  for (const [, measure] of wanted) rows.push(...(await measure(effort)))
  return rows
}
