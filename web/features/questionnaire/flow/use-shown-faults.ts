/** The faults a person has been shown: from a press that could not go on until the next press. */

import { useState } from 'react'
import type { Responses } from '#core/responses.ts'
import type { DraftPlace } from '../../../client/drafts.ts'
import type { ItemFault } from './page-faults.ts'

/** What is shown, and how to change it. */
export interface ShownFaults {
  /** The place they belong to; null while none are shown. */
  readonly place: DraftPlace | null
  readonly faults: readonly ItemFault[]
  /** Rises with every press; the summary takes the focus each time. */
  readonly attempt: number
  /** The message at a question; gone as soon as its answer changes. */
  readonly errorOf: (linkId: string) => string | undefined
  readonly show: (place: DraftPlace, faults: readonly ItemFault[]) => void
  readonly clear: () => void
}

interface Press {
  readonly place: DraftPlace | null
  readonly faults: readonly ItemFault[]
  /** The answers as they were at the press. */
  readonly responses: Responses
}

const nothing: Press = { place: null, faults: [], responses: {} }

/** The summary stays as it was while answers change, so that nothing moves under the finger. */
export function useShownFaults(responses: Responses): ShownFaults {
  const [press, setPress] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  return {
    place: press.place,
    faults: press.faults,
    attempt,
    errorOf(linkId) {
      if (responses[linkId] !== press.responses[linkId]) return undefined
      return press.faults.find((fault) => fault.linkId === linkId)?.message
    },
    show(place, faults) {
      setPress({ place, faults, responses })
      setAttempt((count) => count + 1)
    },
    clear() {
      setPress(nothing)
    },
  }
}
