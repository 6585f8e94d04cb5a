/** Reads what the operator typed. */

import { parseArgs } from 'node:util'
import type { ExportChoice } from './export-deidentified.ts'
import { auditActions, type AuditAction } from '../store/audit-actions.ts'

/** What the operator wants. */
export type Command =
  | { readonly name: 'backup' | 'restore' | 'report'; readonly file: string }
  | { readonly name: 'migrate' }
  | { readonly name: 'delete-person'; readonly email: string; readonly isSure: boolean }
  | ({ readonly name: 'export-deidentified' } & ExportChoice)
  | ({ readonly name: 'audit' } & AuditQuestion)

/** Which events of the audit to show, and how. */
export interface AuditQuestion {
  /** UTC ISO. */
  readonly since: string | undefined
  readonly action: AuditAction | undefined
  /** 1 or more. */
  readonly limit: number
  readonly asJson: boolean
}

/** The command was used in a wrong way; the message says in a sentence what is wrong. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}

/** All commands, for who asks or mistypes. */
export const usage = `Commands, each after "npm run admin --":
  backup <file>           writes everything that is kept into a new file
  restore <file>          fills an empty database from a backup
  migrate                 brings the database to the form of this release, however long it takes
  delete-person <email>   deletes a person and all that is kept of them; --yes does not ask again
  export-deidentified <file>
                          writes assessments for research, without small groups;
                          --min-cell <people> (11 or more), --with-running-quarter
  report <name>           counts how the installation is used, into <name>.html to read and print
                          and <name>.csv for a spreadsheet; in tens, without small groups
  audit                   shows what was done, the newest first; --since 2026-01-31,
                          --action <name>, --limit <number> (100), --json for one object a line
`

/**
 * Small-cell rule of the US Centers for Medicare & Medicaid Services ("CMS cell size suppression
 * policy"): nothing leaves that stands for 1 to 10 people.
 */
const smallestCell = 11
const largestCell = 1_000_000

const usualEvents = '100'
const mostEvents = 1_000_000

/**
 * Reads the words behind the command.
 *
 * @param words - as typed, without program and script.
 * @returns the command.
 * @throws WrongUse with a sentence.
 */
export function readCommand(words: readonly string[]): Command {
  const [name, ...rest] = words
  switch (name) {
    case 'backup':
    case 'restore':
    case 'report':
      return { name, file: theOnly('file', parse(rest).positionals) }
    case 'migrate':
      nothingMore(parse(rest).positionals)
      return { name }
    case 'delete-person': {
      const { positionals, values } = parse(rest, { yes: { type: 'boolean' } })
      const email = theOnly('email', positionals).trim().toLowerCase()
      return { name, email, isSure: values['yes'] === true }
    }
    case 'export-deidentified':
      return { name, ...readExportChoice(rest) }
    case 'audit':
      return { name, ...readAuditQuestion(rest) }
    case undefined:
    case 'help':
    case '--help':
      throw new WrongUse('Say what to do.')
    default:
      throw new WrongUse(`There is no command "${name}".`)
  }
}

function readExportChoice(words: readonly string[]): ExportChoice {
  const { positionals, values } = parse(words, {
    'min-cell': { type: 'string', default: String(smallestCell) },
    'with-running-quarter': { type: 'boolean' },
  })
  return {
    file: theOnly('file', positionals),
    minCell: readNumber('--min-cell', values['min-cell'], smallestCell, largestCell),
    withRunning: values['with-running-quarter'] === true,
  }
}

function readAuditQuestion(words: readonly string[]): AuditQuestion {
  const { positionals, values } = parse(words, {
    since: { type: 'string' },
    action: { type: 'string' },
    limit: { type: 'string', default: usualEvents },
    json: { type: 'boolean' },
  })
  nothingMore(positionals)
  return {
    since: values['since'] === undefined ? undefined : readMoment(values['since']),
    action: values['action'] === undefined ? undefined : readAction(values['action']),
    limit: readNumber('--limit', values['limit'], 1, mostEvents),
    asJson: values['json'] === true,
  }
}

type Option = { readonly type: 'string'; readonly default?: string } | { readonly type: 'boolean' }

interface Words {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

function parse(words: readonly string[], options: Readonly<Record<string, Option>> = {}): Words {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (cause) {
    const sentence = cause instanceof Error ? cause.message.split('. ')[0] : 'An option is wrong'
    throw new WrongUse(`${sentence}.`, { cause })
  }
}

function theOnly(what: string, [word = '', ...more]: readonly string[]): string {
  if (word.trim() === '') throw new WrongUse(`The ${what} is missing.`)
  nothingMore(more)
  return word
}

function nothingMore([word]: readonly string[]): void {
  if (word !== undefined) throw new WrongUse(`"${word}" is too much.`)
}

function readNumber(option: string, word: unknown, from: number, to: number): number {
  const number = /^\d+$/.test(String(word)) ? Number(word) : Number.NaN
  if (number >= from && number <= to) return number
  throw new WrongUse(`${option} must be a whole number from ${from} to ${to}.`)
}

/** A day begins at midnight UTC. */
function readMoment(word: unknown): string {
  const text = String(word)
  const isMoment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text)
  const moment = new Date(isMoment ? text : Number.NaN)
  // A 31st of February would be taken for a day in March.
  const isDay =
    !Number.isNaN(moment.getTime()) && (text.length > 10 || moment.toISOString().startsWith(text))
  if (isDay) return moment.toISOString()
  throw new WrongUse(
    '--since must be a day like 2026-01-31, or a moment like 2026-01-31T09:30:00Z.',
  )
}

function readAction(word: unknown): AuditAction {
  const action = auditActions.find((known) => known === word)
  if (action !== undefined) return action
  throw new WrongUse(`--action must be one of: ${auditActions.join(', ')}.`)
}
