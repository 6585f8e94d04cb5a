/** `npm run --silent score`: scores JSON lines (or CSV with `--csv`) from standard input, a line at a time. */

import { once } from 'node:events'
import { UnclosedQuote } from '#core/csv.ts'
import { scoreCsv } from './score/score-csv.ts'
import { scoreJson } from './score/score-json.ts'

const usage = `Usage: npm run --silent score < requests.jsonl
       npm run --silent score -- --csv < requests.csv
Each line is {"instrument","answers","bmi"?}; instrument is social, literacy, exercise, mna, stress,
sleep, bmi, sleep-time or change. One result line is written for each.
`

async function write(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) {
    if (!process.stdout.write(line)) await once(process.stdout, 'drain')
  }
}

// A reader that has seen enough, such as `head`, closes the pipe: that is no fault of ours.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  process.exit(fault.code === 'EPIPE' ? 0 : 1)
})

const options = process.argv.slice(2)
if (options.some((option) => option !== '--csv')) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  process.stdin.setEncoding('utf8')
  try {
    await write(options.includes('--csv') ? scoreCsv(process.stdin) : scoreJson(process.stdin))
  } catch (fault) {
    if (!(fault instanceof UnclosedQuote)) throw fault
    process.stderr.write(`${fault.message}\n`)
    process.exitCode = 1
  }
}
