/** Keeps what a person chose or typed on the prerendered page before the script arrived. */

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { InstrumentId } from '#core/instrument-table.ts'
import { savePlace } from '../../../client/drafts.ts'
import { readSession } from '../../../client/session.ts'
import { linkIdOfField } from './page-faults.ts'

/**
 * Reads the fields once, before the first own rendering could put older answers in their place.
 *
 * @param isTakeover - true while the page on the screen is the prerendered one.
 * @param onBegun - told when something was chosen or typed there.
 */
export function useTakeover(
  form: RefObject<HTMLFormElement | null>,
  instrument: InstrumentId,
  isTakeover: boolean,
  answer: (linkId: string, text: string) => void,
  onBegun: () => void,
): void {
  const pending = useRef(isTakeover)
  const tellBegun = useEffectEvent(onBegun)
  useLayoutEffect(() => {
    if (!pending.current || form.current === null) return
    pending.current = false
    const filled = [...form.current.querySelectorAll('input')].filter(isFilled)
    for (const input of filled) answer(linkIdOfField(input.name), input.value)
    const { userId } = readSession()
    // Who has begun on the first page wants to go on there, wherever an older draft stopped.
    if (filled.length > 0 && userId !== null) {
      savePlace({ userId, instrument }, 1)
      tellBegun()
    }
  }, [answer, form, instrument])
}

function isFilled(input: HTMLInputElement): boolean {
  return input.type === 'radio' ? input.checked : input.value.trim() !== ''
}
