/** Everything of one person, then everything of the next, however many rows there are. */

import type { Row } from '../schema.ts'

/** Rows in memory at a time, beside those of the person at hand. */
export const pageSize = 1000

/**
 * Reads page after page, and hands on the rows of one person at a time.
 *
 * @param readAfter - gives the page behind a row, sorted by person, of {@link pageSize} rows; the last one is not full.
 * @yields {One[]} everything of one person, in the order of the pages.
 */
export async function* byPerson<One extends Pick<Row<'assessments'>, 'user_id'>>(
  readAfter: (last: One | undefined) => Promise<One[]>,
): AsyncGenerator<readonly One[]> {
  let ofPerson: One[] = []
  let page: One[]
  let last: One | undefined
  do {
    page = await readAfter(last)
    last = page.at(-1)
    for (const row of page) {
      if (ofPerson[0] !== undefined && ofPerson[0].user_id !== row.user_id) {
        yield ofPerson
        ofPerson = []
      }
      ofPerson.push(row)
    }
  } while (page.length === pageSize)
  if (ofPerson.length > 0) yield ofPerson
}
