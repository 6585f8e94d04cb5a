/** Writes JSON piece by piece, so that a long list is never one step of work. */

/** A list that comes in pages. */
export type Pages<One = unknown> = AsyncIterable<readonly One[]>

/** A list, or an object of which some fields are such lists. */
export type PagedJson = Pages | Readonly<Record<string, unknown>>

/**
 * Tells whether something is a list in pages.
 *
 * @param value - anything.
 * @returns false for a list that is there as a whole.
 */
export function isPages(value: unknown): value is Pages {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/**
 * Writes a value.
 *
 * @param value - a list in pages or an object; a field that is undefined is left out.
 * @param indent - spaces for each level; 0 for everything on one line.
 * @yields {string} at most one page of a list at a time; together one JSON text.
 */
export async function* jsonPieces(value: PagedJson, indent = 0): AsyncGenerator<string> {
  if (isPages(value)) {
    yield* listPieces(value, 0, indent)
    return
  }
  let before = '{'
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue
    yield `${before}${lineAt(1, indent)}${JSON.stringify(name)}:${indent > 0 ? ' ' : ''}`
    if (isPages(part)) yield* listPieces(part, 1, indent)
    else yield textAt(part, 1, indent)
    before = ','
  }
  yield `${lineAt(0, indent)}}`
}

async function* listPieces(pages: Pages, level: number, indent: number): AsyncGenerator<string> {
  const line = lineAt(level + 1, indent)
  let before = '['
  for await (const page of pages) {
    if (page.length === 0) continue
    const texts = page.map((one) => `${line}${textAt(one, level + 1, indent)}`)
    yield `${before}${texts.join(',')}`
    before = ','
  }
  yield before === '[' ? '[]' : `${lineAt(level, indent)}]`
}

function lineAt(level: number, indent: number): string {
  return indent > 0 ? `\n${' '.repeat(level * indent)}` : ''
}

/** Line ends within texts are escaped, so those that are found are JSON's own. */
function textAt(value: unknown, level: number, indent: number): string {
  return JSON.stringify(value, null, indent).replaceAll('\n', lineAt(level, indent))
}
