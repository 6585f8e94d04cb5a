/** Sends a text as it is made, no faster than the reader takes it. */

import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { describeFault } from '../edge/request-log.ts'

/** A text that fits goes out whole, with its length; a longer one piece by piece, each about so long. */
const pieceChars = 64 * 1024

/** A reader who takes longer than this for one answer is cut off: what it holds on to is freed. */
export const longestSendingMs = 10 * 60_000

/**
 * Sends a text. A fault before the first piece is out is thrown; after it the connection is broken off,
 * by which the reader knows that the text is not whole.
 *
 * @param reply - the answer, with its type.
 * @param pieces - the text; ended early where the reader goes away.
 * @param mayGoOn - asked before each piece but the first two; throws where nothing more may be sent.
 * @returns the answer.
 */
export async function sendInPieces(
  reply: FastifyReply,
  pieces: AsyncGenerator<string>,
  mayGoOn: () => Promise<void>,
): Promise<FastifyReply> {
  const joined = inLargerPieces(pieces)
  const first = await joined.next()
  const second = await joined.next()
  if (second.done === true) return reply.send(first.done === true ? '' : first.value)
  const rest = logged(
    reply,
    followed([first.value ?? '', second.value], whileAllowed(joined, mayGoOn)),
  )
  const stream = Readable.from(rest, { objectMode: false, highWaterMark: pieceChars })
  const cut = setTimeout(() => stream.destroy(), longestSendingMs)
  cut.unref()
  stream.once('close', () => {
    clearTimeout(cut)
    // Also where nothing of the stream was ever read: what the pieces hold is let go.
    void joined.return(undefined).catch(() => undefined)
  })
  return reply.send(stream)
}

async function* inLargerPieces(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length < pieceChars) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

/** Whoever reads slowly may have lost the right to the rest meanwhile. */
async function* whileAllowed(
  pieces: AsyncGenerator<string>,
  mayGoOn: () => Promise<void>,
): AsyncGenerator<string> {
  await mayGoOn()
  for await (const piece of pieces) {
    yield piece
    await mayGoOn()
  }
}

async function* followed(
  first: readonly string[],
  rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
  yield* first
  yield* rest
}

/** Said as every other fault of the server is; the reader is told by the broken connection. */
async function* logged(
  reply: FastifyReply,
  pieces: AsyncGenerator<string>,
): AsyncGenerator<string> {
  try {
    yield* pieces
  } catch (fault) {
    reply.log.error(describeFault(fault), 'an answer could not be finished')
    throw fault
  }
}
