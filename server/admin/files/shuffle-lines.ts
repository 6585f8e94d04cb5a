/** Lines in an order that says nothing, however many: they wait in a file, and only where each stands is held. */

import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

/** Characters that are handed over, or put on disk, at a time. */
const pieceLength = 65_536

/** How to shuffle. */
export interface Shuffling {
  /** Absolute path of a file that is not there; it loses its name at once, so that a killed command leaves none. */
  readonly scratch: string
  /** Number of lines. */
  readonly count: number
  /** Gives a whole number from 0 to below its bound. */
  readonly randomInt: (below: number) => number
}

/**
 * Shuffles lines: every order is equally likely (Fisher and Yates). It holds 12 bytes for a line.
 *
 * @param lines - each with its line end.
 * @param how - how many there are, where they may wait, and chance.
 * @yields {string} pieces of the text, once all lines have come.
 * @throws RangeError when the number of lines is another.
 */
export async function* shuffleLines(
  lines: AsyncIterable<string>,
  { scratch, count, randomInt }: Shuffling,
): AsyncGenerator<string> {
  const handle = openSync(scratch, 'wx+', 0o600)
  try {
    rmSync(scratch)
    const ends = await writeLines(handle, lines, count)
    yield* readLines(handle, ends, mixedOrder(count, randomInt))
  } finally {
    closeSync(handle)
  }
}

/** Where each line ends, in bytes from the start; number 0 is the start itself. */
async function writeLines(
  handle: number,
  lines: AsyncIterable<string>,
  count: number,
): Promise<Float64Array> {
  const ends = new Float64Array(count + 1)
  let written = 0
  let end = 0
  let piece = ''
  for await (const line of lines) {
    written += 1
    end += Buffer.byteLength(line)
    ends[written] = end
    piece += line
    if (piece.length < pieceLength) continue
    writeAll(handle, Buffer.from(piece))
    piece = ''
  }
  writeAll(handle, Buffer.from(piece))
  if (written !== count) throw new RangeError(`${written} lines came instead of ${count}.`)
  return ends
}

/** A disk that is nearly full takes a part. */
function writeAll(handle: number, bytes: Buffer): void {
  let done = 0
  while (done < bytes.length) done += writeSync(handle, bytes, done)
}

function mixedOrder(count: number, randomInt: Shuffling['randomInt']): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, place) => place)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
  return order
}

function* readLines(handle: number, ends: Float64Array, order: Uint32Array): Generator<string> {
  let piece = ''
  for (const place of order) {
    const start = ends[place] ?? 0
    const bytes = Buffer.allocUnsafe((ends[place + 1] ?? start) - start)
    readSync(handle, bytes, 0, bytes.length, start)
    piece += bytes.toString()
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}
