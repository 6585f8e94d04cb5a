/** Scores JSON lines: one request a line in, one result a line out. */

import { scoreLine, unreadableRequest } from '#core/score-line.ts'

type Chunks = AsyncIterable<string> | Iterable<string>

/**
 * Scores requests as they arrive. A whole file that is one JSON array is accepted as a kindness.
 *
 * @param chunks - the text, broken anywhere; a byte order mark and empty lines are passed over.
 * @yields {string} one line of JSON for each request; a broken line gives INVALID_ANSWERS on its line.
 */
export async function* scoreJson(chunks: Chunks): AsyncGenerator<string> {
  let isFirst = true
  const held: string[] = []
  for await (const line of linesOf(chunks)) {
    if (line.trim() === '') continue
    if (isFirst && opensList(line)) held.push(line)
    else if (held.length > 0) held.push(line)
    else yield scoreText(line)
    isFirst = false
  }
  if (held.length > 0) yield* scoreHeld(held)
}

function opensList(line: string): boolean {
  return line.trimStart().startsWith('[')
}

function* scoreHeld(lines: readonly string[]): Generator<string> {
  const list = parsed(lines.join('\n'))
  if (Array.isArray(list)) {
    for (const request of list) yield jsonLine(scoreLine(request))
  } else {
    for (const line of lines) yield scoreText(line)
  }
}

function scoreText(line: string): string {
  const request = parsed(line)
  return jsonLine(request === undefined ? unreadableRequest : scoreLine(request))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function jsonLine(result: object): string {
  return `${JSON.stringify(result)}\n`
}

async function* linesOf(chunks: Chunks): AsyncGenerator<string> {
  // Pieces of an unfinished line are kept apart: searching the joined text again with every chunk
  // takes minutes where a large list stands on one line.
  let pieces: string[] = []
  let isStart = true
  for await (const chunk of chunks) {
    const text = isStart ? chunk.replace(/^\uFEFF/, '') : chunk
    if (chunk !== '') isStart = false
    const [first = '', ...others] = text.split('\n')
    pieces.push(first)
    for (const other of others) {
      yield pieces.join('')
      pieces = [other]
    }
  }
  yield pieces.join('')
}
