/** Begins to fetch what a guest needs, once the page on the screen can be used. */

import { useEffect } from 'react'
import { useSession } from '../client/session.ts'

/**
 * For a guest, fetches everything in idle time; nothing for anybody else.
 *
 * @param pages - fetch the code of every page; must keep its identity.
 */
export function useGuestPreparation(pages: readonly (() => Promise<unknown>)[]): void {
  const session = useSession()
  const guest = session?.token === null ? session.userId : null
  useEffect(() => {
    if (guest === null) return
    import('./prepare-for-guest.ts').then(
      ({ prepareForGuest }) => prepareForGuest(pages),
      // The next page that is loaded tries again.
      () => undefined,
    )
  }, [guest, pages])
}
