/** What is read from the citation of a source: its address, and its short name. */

import type { Source } from '../person/person.ts'

const doi = /doi:(10\.\d{4,9}\/[^\s;,]+)/u
const pubMedCentral = /\b(PMC\d+)\b/u
const site = /\b((?:[a-z0-9-]+\.)+(?:gov|org|int|net|com)(?:\/[A-Za-z0-9._/-]*)?)/u

/**
 * Derives the address of a source from its citation: first a DOI, then PubMed Central, then a site.
 *
 * @param citation - the citation as collected.
 * @returns an https address, or null where the citation names none (books, guidance without a page).
 */
export function sourceUrl(citation: string): string | null {
  const doiFound = doi.exec(citation)?.[1]
  if (doiFound) return `https://doi.org/${doiFound}`
  const article = pubMedCentral.exec(citation)?.[1]
  if (article) return `https://pmc.ncbi.nlm.nih.gov/articles/${article}/`
  const address = site.exec(citation)?.[1]
  return address ? `https://${address}` : null
}

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
