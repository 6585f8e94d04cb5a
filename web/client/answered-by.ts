/** Who answers the questions in this tab, until the tab is closed or somebody logs out. */

import type { AnsweredBy } from '#core/answered-by.ts'
import { readTabMemory, writeTabMemory } from './tab-memory.ts'

const key = 'answered-by'

/** What was said last in this tab; undefined where nothing was. */
export function readAnsweredBy(): AnsweredBy | undefined {
  const kept = readTabMemory(key)
  return kept === 'self' || kept === 'with-help' || kept === 'someone-else' ? kept : undefined
}

/** Remembers who answers. */
export function keepAnsweredBy(who: AnsweredBy): void {
  writeTabMemory(key, who)
}
