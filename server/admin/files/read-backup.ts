/** Reads a backup, a line at a time, and believes nothing of it that does not check. */

import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { KeptRow } from '../../store/operator/backups.ts'
import { formerTables, isKept } from '../../store/operator/kept-tables.ts'
import { isOwnPasswordHash } from '../../identity/passwords.ts'
import { OperatorFault } from '../explain-fault.ts'
import {
  anyHeaderSchema,
  backupVersion,
  decodeRow,
  endSchema,
  headerSchema,
  type BackupHeader,
} from './backup-format.ts'

/** Far above the longest row; a file of another kind may have no line ends at all. */
const longestLine = 16 * 1024 * 1024

/**
 * Reads a whole file and checks every line, the counts and the checksum.
 *
 * @param file - path of the backup.
 * @returns what its header says.
 * @throws OperatorFault when it is no backup, of a newer version, cut short or altered.
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const reader = new BackupReader()
  for await (const line of linesOf(file)) reader.take(line)
  return reader.end()
}

/**
 * Reads the rows of a file, checking it again: the last row is only to be trusted once this ends
 * without a fault.
 *
 * @param file - path of the backup.
 * @yields {KeptRow} rows in the order of the file.
 * @throws OperatorFault as {@link checkBackup} does.
 */
export async function* backupRows(file: string): AsyncGenerator<KeptRow> {
  const reader = new BackupReader()
  for await (const line of linesOf(file)) {
    const row = reader.take(line)
    if (row !== undefined) yield row
  }
  reader.end()
}

/** Checks the lines of one file as they come. */
class BackupReader {
  readonly #hash: Hash = createHash('sha256')
  readonly #counts = new Map<string, number>()
  #header: BackupHeader | undefined
  #hasEnded = false

  take(line: string): KeptRow | undefined {
    if (this.#header === undefined) {
      this.#header = readHeader(line)
      this.#hash.update(`${line}\n`)
      return undefined
    }
    if (this.#hasEnded) throw damaged()
    const json = parse(line)
    const end = endSchema.safeParse(json)
    if (end.success) {
      this.#hasEnded = true
      if (this.#hash.copy().digest('hex') !== end.data.sha256) throw damaged()
      return undefined
    }
    const decoded = decodeRow(json)
    if (decoded === undefined) throw damaged()
    const { table, row } = decoded
    this.#hash.update(`${line}\n`)
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1)
    if (!isKept(table)) return undefined
    if (table === 'users') checkPassword(row['password_hash'])
    return { table, row }
  }

  end(): BackupHeader {
    const header = this.#header
    if (header === undefined) throw noBackup()
    if (!this.#hasEnded) throw damaged()
    for (const [table, count] of Object.entries(header.counts)) {
      const isKnown = isKept(table) || formerTables.has(table)
      if (!isKnown || (this.#counts.get(table) ?? 0) !== count) throw damaged()
    }
    if ([...this.#counts.keys()].some((table) => !(table in header.counts))) throw damaged()
    return header
  }
}

function readHeader(line: string): BackupHeader {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    throw noBackup()
  }
  const any = anyHeaderSchema.safeParse(json)
  if (!any.success) throw noBackup()
  if (any.data.version > backupVersion) {
    throw new OperatorFault(
      'The backup was made by another, newer release. Restore it with that release.',
    )
  }
  const header = headerSchema.safeParse(json)
  if (!header.success) throw damaged()
  return header.data
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged()
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  // A fault of the disk reaches the reader below as a fault of the unpacking.
  pipeline(createReadStream(file), unpacked, () => undefined)
  unpacked.setEncoding('utf8')
  let rest = ''
  try {
    for await (const piece of unpacked) {
      const lines = `${rest}${String(piece)}`.split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > longestLine) throw noBackup()
      yield* lines
    }
  } catch (fault) {
    throw explain(fault, file)
  }
  if (rest !== '') yield rest
}

function explain(fault: unknown, file: string): unknown {
  if (!(fault instanceof Error) || !('code' in fault)) return fault
  if (fault.code === 'Z_BUF_ERROR' || fault.code === 'ERR_STREAM_PREMATURE_CLOSE') return damaged()
  if (fault.code === 'Z_DATA_ERROR') {
    return fault.message.includes('header') ? noBackup() : damaged()
  }
  return new OperatorFault(`${file} cannot be read. Check its name and who may read it.`, {
    cause: fault,
  })
}

/** Whoever can write a backup could else choose how much memory and time each sign-in takes. */
function checkPassword(stored: unknown): void {
  // Without it the row does not fit into the table.
  if (stored === undefined || (typeof stored === 'string' && isOwnPasswordHash(stored))) return
  throw new OperatorFault(
    'This backup holds a password in a form that this program does not make: it was altered. Take another one. Nothing was restored.',
  )
}

function noBackup(): OperatorFault {
  return new OperatorFault('This file is no backup made by this program.')
}

function damaged(): OperatorFault {
  return new OperatorFault(
    'This backup is damaged: it was cut short or altered. Take another one. Nothing was restored.',
  )
}
