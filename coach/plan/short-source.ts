/** Names a source in a few words for the end of a line. */

import type { Source } from '../person.ts'

/**
 * The short name of a source: who and when.
 *
 * @param source - a source with its full citation.
 * @returns for example "Edinger et al., 2021", without dashes.
 */
export function shortSource(source: Source): string {
  const who = (source.citation.split(/[,;]/u)[0] ?? source.citation)
    .replaceAll(/\([^)]*\)/gu, '')
    .replaceAll(/[-–—]+/gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
  const year = /\b(?:19|20)\d\d\b/u.exec(source.citation)?.[0]
  return year === undefined || who.includes(year) ? who : `${who}, ${year}`
}
