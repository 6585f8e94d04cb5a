/** Whether the script has taken over the prerendered page. */

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Tells when a component may show what only the browser knows (address, history, storage).
 *
 * @returns false while a prerendered page is being taken over, true ever after.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
