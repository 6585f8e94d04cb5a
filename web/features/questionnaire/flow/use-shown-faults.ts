/** The faults a person has been shown: from a press that could not go on until the next press. */

import { useState } from 'react'
import type { Responses } from '#core/responses.ts'
import { searchOf, type Spot } from './flow-position.ts'
import type { ItemFault } from './page-faults.ts'

/** What is shown, and how to change it. */
export interface ShownFaults {
  /** The query of the spot they belong to; null while none are shown. */
  readonly at: string | null
  readonly faults: readonly ItemFault[]
  /** True where each of these answers has changed since: then nothing is said to be wrong any more. */
  readonly isSolved: boolean
  /** Rises with every press; the summary takes the focus each time. */
  readonly attempt: number
  /** The message at a question; gone as soon as its answer changes. */
  readonly errorOf: (linkId: string) => string | undefined
  readonly show: (spot: Spot, faults: readonly ItemFault[]) => void
  readonly clear: () => void
}

interface Press {
  readonly at: string | null
  readonly faults: readonly ItemFault[]
  /** The answers as they were at the press. */
  readonly responses: Responses
}

const nothing: Press = { at: null, faults: [], responses: {} }

/** The summary keeps its place while answers change, so that nothing moves under the finger. */
export function useShownFaults(responses: Responses): ShownFaults {
  const [press, setPress] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const open = press.faults.filter((fault) =>
    [fault, ...fault.others].every(({ linkId }) => responses[linkId] === press.responses[linkId]),
  )
  return {
    at: press.at,
    faults: press.faults,
    isSolved: open.length === 0,
    attempt,
    errorOf: (linkId) => open.find((fault) => fault.linkId === linkId)?.message,
    show(spot, faults) {
      setPress({ at: searchOf(spot), faults, responses })
      setAttempt((count) => count + 1)
    },
    clear() {
      setPress(nothing)
    },
  }
}
