/** Words that say little about the topic: they may tip the scales of a search, not more. */

import { stem } from './stem.ts'

const weakWords = new Set(
  (
    'good bad best better help use try start begin stop keep fix work day days time week year old age new ' +
    'people person life find know think feel like go come take put look see say people way long much many ' +
    'always never often ever every right worth buy cost money open great nice happen mean show teach ready ' +
    'morning evening tomorrow today office box big small part turn change plan list first last next late early ' +
    'everything nothing only real mean folk slow whole half using together hold makes made ' +
    'improve number hard easy safe too more less enough again still back off up down out well'
  )
    .split(' ')
    .flatMap((word) => stem(word) ?? []),
)

/**
 * How much a word counts in a search.
 *
 * @param term - its stem.
 */
export function weightOf(term: string): number {
  return weakWords.has(term) ? 0.35 : 1
}
