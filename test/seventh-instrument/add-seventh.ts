/** A copy of the program to which a seventh instrument was added as a person would: its folder and its lines. */

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../..', import.meta.url))
const folder = fileURLToPath(new URL('balance', import.meta.url))
const rooms = ['core', 'coach', 'contract', 'server', 'web', 'scripts']
const copied = [...rooms, 'package.json', 'tsconfig.json', 'tsconfig.base.json']

/** Every list of the instruments that is not in their folders; each has a line for the last of them. */
const lists = [
  'core/catalog.ts',
  'core/questionnaire-catalog.ts',
  'core/questionnaire-facts.ts',
  'web/client/instrument-code.ts',
]
/** Its row in the table of calls and pages; the last one of a domain stands for it. */
const row = `  balance: {
    domain: 'Exercise',
    submit: '/api/balance-scale',
    newest: '/api/balance-score/:userId',
    owner: 'userId',
    answers: 'responses',
    score: 'score',
    intro: '/balance',
    questions: '/balancetest',
    result: '/balancescore',
    start: 'questions',
    leave: 'evaluations',
    sentences: 'responses',
  },
`

/** One entry: lines that follow one another and name sleep, though not as the domain. */
const entry = /(?:^(?!.*\bSleep\b).*\bsleep(?:Questionnaire)?\b.*\n)+/gm

/** The program with seven instruments. */
export interface SevenInstruments {
  readonly project: string
  readonly remove: () => void
}

/** Makes the copy inside the project, where its packages are found. */
export function addSeventh(): SevenInstruments {
  mkdirSync(join(project, 'dist'), { recursive: true })
  const copy = mkdtempSync(join(project, 'dist', 'seventh-'))
  for (const each of copied) cpSync(join(project, each), join(copy, each), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  cpSync(folder, join(copy, 'core', 'instruments', 'balance'), { recursive: true })
  edit(copy, 'core/instrument.ts', (text) => text.replace("'sleep'] as", "'sleep', 'balance'] as"))
  for (const list of lists) {
    edit(copy, list, (text) =>
      text.replace(entry, (lines) => lines + lines.replaceAll('sleep', 'balance')),
    )
  }
  edit(copy, 'contract/instrument-table.ts', (text) =>
    text.replace('} as const satisfies Readonly<Record<InstrumentId', (end) => row + end),
  )
  return { project: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}

function edit(copy: string, file: string, change: (text: string) => string): void {
  const text = readFileSync(join(copy, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} has no line for sleep to go by`)
  writeFileSync(join(copy, file), changed)
}
