/** A copy of the program to which a seventh instrument was added as a person would: its folder, its row and its line. */

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

/** Its row in the table, where the first row of a domain stays its measure. */
const row = `  balance: {
    domain: 'Exercise',
    minutes: 2,
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

/** Its line in the catalog goes by that of sleep: what is imported, and its place in the list. */
const lineOfSleep = /^.*\bsleep\b.*\n/gm

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
  edit(copy, 'core/instrument-table.ts', (text) =>
    text.replace('} as const satisfies', (end) => row + end),
  )
  edit(copy, 'core/catalog.ts', (text) =>
    text.replace(lineOfSleep, (line) => line + line.replaceAll('sleep', 'balance')),
  )
  return { project: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}

function edit(copy: string, file: string, change: (text: string) => string): void {
  const text = readFileSync(join(copy, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} has no line for sleep to go by`)
  writeFileSync(join(copy, file), changed)
}
