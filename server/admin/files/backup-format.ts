/** The form of a backup: gzip over JSON lines; a header, a line for each row, and a checksum. */

import { z } from 'zod'
import type { KeptRow, PlainRow } from '../../store/operator/backups.ts'
import { formerTables, isKept } from '../../store/operator/kept-tables.ts'

/** What every backup of this program says of itself in its first line. */
export const backupFormat = 'healthy-lifestyle-choices backup'

/** Raised whenever an older program could not read a newer file. */
export const backupVersion = 1

const count = z.number().int().min(0)

/** The first line. */
export const headerSchema = z.object({
  format: z.literal(backupFormat),
  version: z.literal(backupVersion),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that make the tables the rows fit into. */
  migrations: z.array(z.string()).min(1),
  /** Rows by table. */
  counts: z.record(z.string(), count),
})

/** What the first line says. */
export type BackupHeader = z.output<typeof headerSchema>

/**
 * Adds up.
 *
 * @param counts - rows by table.
 * @returns rows of all tables.
 */
export function rowsOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0)
}

/** The first line of a file of any version of this program. */
export const anyHeaderSchema = z.object({ format: z.literal(backupFormat), version: count })

/** The last line: SHA-256 of all bytes before it, in hexadecimal. */
export const endSchema = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) })

const bytesSchema = z.strictObject({ base64: z.base64() })
const valueSchema = z.union([z.string(), z.number(), z.null(), bytesSchema])
const rowSchema = z.tuple([z.string(), z.record(z.string(), valueSchema)])

/**
 * Writes the line of a row.
 *
 * @param kept - the row; texts, numbers, nulls and bytes.
 * @returns JSON: the table, then the values by column; bytes as base64.
 * @throws TypeError for a value of another kind: it could not be put back as it was.
 */
export function encodeRow({ table, row }: KeptRow): string {
  const values = Object.entries(row).map(([column, value]) => [column, encodeValue(column, value)])
  return JSON.stringify([table, Object.fromEntries(values)])
}

function encodeValue(column: string, value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  throw new TypeError(`A backup cannot hold the values of the column ${column}.`)
}

/**
 * Reads the line of a row.
 *
 * @param line - parsed JSON.
 * @returns the row; undefined where the line is no row of a table that is kept, or was once.
 */
export function decodeRow(line: unknown): { table: string; row: PlainRow } | undefined {
  const parsed = rowSchema.safeParse(line)
  if (!parsed.success) return undefined
  const [table, values] = parsed.data
  if (!isKept(table) && !formerTables.has(table)) return undefined
  const row: PlainRow = Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value,
    ]),
  )
  return { table, row }
}
