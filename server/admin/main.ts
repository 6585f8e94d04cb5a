/** Runs one command of the operator: the only place here that knows the terminal, time and chance. */

import { once } from 'node:events'
import { randomBytes, randomInt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { perform } from './perform.ts'

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopped.abort())
}

async function ask(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = terminal.question(question, { signal: stopped.signal })
    return await Promise.race([answer, once(terminal, 'close').then(() => undefined)])
  } finally {
    terminal.close()
  }
}

process.exitCode = await perform(process.argv.slice(2), {
  env: process.env,
  clock: () => new Date(),
  randomBytes,
  randomInt: (below) => randomInt(below),
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  signal: stopped.signal,
  show: (text) => process.stdout.write(text),
  report: (text) => process.stderr.write(text),
  complain: (text) => process.stderr.write(text),
  ask,
})
