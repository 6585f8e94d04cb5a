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
 */
export function startAsGuest(event: MouseEvent, navigate: (path: string) => void): void {
  const isForHere = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!isForHere || readSession().userId !== null) return
  event.preventDefault()
  void import('./local-backend/enter-as-guest.ts')
    .then(({ comeIn }) => comeIn())
    .catch(() => undefined)
    .then(() => {
      navigate(paths.evaluations)
      return undefined
    })
}
