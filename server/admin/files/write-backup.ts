/** Writes a backup, a piece at a time, however much there is. */

import { createHash } from 'node:crypto'
import { createGzip } from 'node:zlib'
import type { BackupContent } from '../../store/operator/backups.ts'
import { backupFormat, backupVersion, encodeRow, type BackupHeader } from './backup-format.ts'
import { writeNewFile } from './new-file.ts'

/** Characters handed over at a time. */
const pieceLength = 65_536

/**
 * Writes a backup into a new file.
 *
 * @param file - absolute path; nothing may be there yet.
 * @param content - what was read.
 * @param createdAt - UTC ISO.
 * @param signal - ends the writing early; then nothing is left of it.
 * @throws OperatorFault when the name is taken or nothing can be written there.
 */
export async function writeBackup(
  file: string,
  content: BackupContent,
  createdAt: string,
  signal: AbortSignal,
): Promise<void> {
  const lines = linesOf(content, createdAt)
  await writeNewFile({ file, content: inPieces(lines), through: [createGzip()], signal })
}

async function* linesOf(content: BackupContent, createdAt: string): AsyncGenerator<string> {
  const { migrations, counts, rows } = content
  const header: BackupHeader = {
    format: backupFormat,
    version: backupVersion,
    createdAt,
    migrations: [...migrations],
    counts,
  }
  yield JSON.stringify(header)
  for await (const row of rows) yield encodeRow(row)
}

/** Compressing every line by itself would cost more than the compressing. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const checksum = createHash('sha256')
  let piece = ''
  for await (const line of lines) {
    piece += `${line}\n`
    if (piece.length < pieceLength) continue
    checksum.update(piece)
    yield piece
    piece = ''
  }
  checksum.update(piece)
  yield `${piece}${JSON.stringify({ sha256: checksum.digest('hex') })}\n`
}
