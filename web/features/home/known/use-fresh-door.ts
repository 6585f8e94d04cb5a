/** The door that was opened last fades in, once: who has just finished a part sees what has changed. */

import { useEffect, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { instrumentTable } from '#core/instrument-table.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { personDay } from '../../../client/plan/person-day.ts'
import { readTabMemory, writeTabMemory } from '../../../client/tab-memory.ts'

/**
 * @param userId - of the member or guest.
 * @param newest - the newest result; undefined while there is none.
 * @param today - the person's day; a door of an earlier day has been seen.
 * @returns the part whose door is seen open for the first time in this tab, else null.
 */
export function useFreshDoor(
  userId: string,
  newest: Reply<'history'>['assessments'][number] | undefined,
  today: string,
): LifestyleDomain | null {
  const key = `door:${userId}`
  const finishedAt = newest?.finishedAt
  const [isFresh] = useState(
    () =>
      finishedAt !== undefined &&
      personDay(new Date(finishedAt)) === today &&
      readTabMemory(key) !== finishedAt,
  )
  useEffect(() => {
    if (finishedAt !== undefined) writeTabMemory(key, finishedAt)
  }, [key, finishedAt])
  return isFresh && newest !== undefined ? instrumentTable[newest.instrument].domain : null
}
