/** Writes a file that is either whole or not there, and that only its owner may read. */

import { createWriteStream, existsSync } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperatorFault } from '../explain-fault.ts'

/** How a file is written. */
export interface NewFile {
  /** Absolute path; nothing may be there yet. */
  readonly file: string
  /** What stands in it, piece by piece. */
  readonly content: AsyncIterable<string>
  /** What the pieces go through on their way, for example a compressor. */
  readonly through?: readonly Transform[]
  /** Ends the writing early; then nothing is left of it. */
  readonly signal: AbortSignal
}

/**
 * Writes a file under a temporary name beside it, and gives it its name once all of it is on disk.
 *
 * @param wanted - what to write, and where.
 * @throws OperatorFault when the name is taken or nothing can be written there; whatever reading
 * the content throws, with nothing left behind.
 */
export async function writeNewFile({
  file,
  content,
  through = [],
  signal,
}: NewFile): Promise<void> {
  checkNew(file)
  const part = `${file}.part`
  await makePart(part)
  try {
    const disk = createWriteStream(part, { flags: 'r+', flush: true })
    await pipeline([Readable.from(content), ...through, disk], { signal })
    // Unlike a change of name this never takes the place of another file.
    await link(part, file).catch((fault: NodeJS.ErrnoException) => {
      throw fault.code === 'EEXIST' ? isThere(file) : fault
    })
  } finally {
    await rm(part, { force: true })
  }
  await syncFolder(dirname(file))
}

/**
 * Refuses a name that is taken, for a command that works long before it writes.
 *
 * @param file - absolute path.
 * @throws OperatorFault when something is there.
 */
export function checkNew(file: string): void {
  if (existsSync(file)) throw isThere(file)
}

async function makePart(part: string): Promise<void> {
  try {
    await (await open(part, 'wx', 0o600)).close()
  } catch (cause) {
    const isPartThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
    throw new OperatorFault(
      isPartThere
        ? `${part} is there: another command is writing this file, or one was cut short. If none is running, remove it and try again.`
        : `Nothing can be written to ${dirname(part)}. Name a file in a folder that is there and that you may write to.`,
      { cause },
    )
  }
}

function isThere(file: string): OperatorFault {
  return new OperatorFault(`${file} is there already, and is not replaced. Name another file.`)
}

/** The name of the file must survive a power cut too. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
