/** The answers of the person in front of the screen, read from and kept in the draft. */

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Questionnaire, itemsOf } from '#core/instrument.ts'
import type { Responses } from '#core/responses.ts'
import {
  areDraftsStored,
  readDraft,
  saveAnswer,
  subscribeToDrafts,
} from '../../../client/drafts.ts'
import { readSession } from '../../../client/session.ts'

const none: Responses = {}

/**
 * Follows the draft of a person.
 *
 * @param userId - null while nobody is known: then there is nothing to read or keep.
 */
export function useResponses(instrument: Questionnaire, userId: string | null) {
  const draft = useSyncExternalStore(
    subscribeToDrafts,
    () => (userId === null ? null : readDraft({ userId, instrument: instrument.id })),
    () => null,
  )
  const stored = draft?.responses ?? none
  const responses = useMemo(() => offeredOnly(instrument, stored), [instrument, stored])
  const answer = useCallback(
    (linkId: string, text: string) => {
      // Asked anew each time: what was chosen before the script arrived comes before the session is shown.
      const owner = readSession().userId
      if (owner === null) return
      saveAnswer({ userId: owner, instrument: instrument.id }, linkId, text, new Date())
    },
    [instrument],
  )
  /** False where the browser keeps nothing. */
  const isStored = useSyncExternalStore(subscribeToDrafts, areDraftsStored, () => true)
  return { draft, responses, isStored, answer }
}

/** Leaves out answers that are no longer offered, for example after the wording of an option changed. */
function offeredOnly(instrument: Questionnaire, responses: Responses): Responses {
  const gone = itemsOf(instrument).filter((item) => {
    const answer = responses[item.linkId]
    if (answer === undefined || item.kind !== 'choice') return false
    return !item.options.some((option) => option.code === answer)
  })
  if (gone.length === 0) return responses
  const kept = { ...responses }
  for (const item of gone) delete kept[item.linkId]
  return kept
}
