/** "Start my evaluation": the press makes a guest of a stranger and leads to the six parts, no form before it. */

import type { MouseEvent } from 'react'
import { paths } from '../paths.ts'
import { readSession } from './session.ts'

/**
 * Takes the press of a link to the six parts, where a stranger presses it for this tab. Before the script has
 * come, and in a new tab, the link leads to the sign-in page.
 *
 * @param event - of the press.
 * @param navigate - moves to a page; who could not come in is sent to the sign-in page from there.
 * @param askFirst - asks instead, where somebody has left something on this device; null where nobody has.
 */
export function startAsGuest(
  event: MouseEvent,
  navigate: (path: string) => void,
  askFirst: (() => void) | null = null,
): void {
  const isForHere = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!isForHere || readSession().userId !== null) return
  event.preventDefault()
  if (askFirst === null) startAnew(navigate, false)
  else askFirst()
}

/**
 * Begins with an empty list.
 *
 * @param navigate - as above.
 * @param isAsked - true where the person was asked whether they mean that.
 */
export function startAnew(navigate: (path: string) => void, isAsked = true): void {
  void import('./local-backend/enter-as-guest.ts')
    .then(({ comeIn }) => comeIn(isAsked))
    .catch(() => undefined)
    .then(() => {
      navigate(paths.evaluations)
      return undefined
    })
}
