/** Runs one command of the operator: settings as for the server; 0 done, 1 not done, 2 wrong use. */

import { once } from 'node:events'
import { randomBytes, randomInt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { readConfig } from '../config.ts'
import { backUp } from './back-up.ts'
import { readCommand, usage, WrongUse, type Command } from './command-line.ts'
import { deletePerson } from './delete-person.ts'
import { explainFault } from './explain-fault.ts'
import { exportDeidentified } from './export-deidentified.ts'
import { restore } from './restore.ts'
import { showAudit } from './show-audit.ts'
import type { WorkPlace } from './work-place.ts'

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

async function run(command: Command, place: WorkPlace): Promise<void> {
  switch (command.name) {
    case 'backup':
      await backUp(place, command.file)
      break
    case 'restore':
      await restore(place, command.file)
      break
    case 'delete-person':
      await deletePerson(place, command.email, command.isSure)
      break
    case 'export-deidentified':
      await exportDeidentified(place, command)
      break
    case 'audit':
      await showAudit(place, command)
  }
}

try {
  const command = readCommand(process.argv.slice(2))
  await run(command, {
    config: readConfig(process.env),
    clock: () => new Date(),
    randomBytes,
    randomInt: (below) => randomInt(below),
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    signal: stopped.signal,
    show: (text) => process.stdout.write(text),
    ask,
  })
} catch (fault) {
  const isWrongUse = fault instanceof WrongUse
  process.stderr.write(
    isWrongUse
      ? `${fault.message}\n\n${usage}`
      : `${explainFault(fault, stopped.signal.aborted)}\n`,
  )
  process.exitCode = isWrongUse ? 2 : 1
}
