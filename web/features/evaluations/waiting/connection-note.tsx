/** Says that there is no connection, and that one can go on. */

import type { Session } from '../../../client/session.ts'
import { waitingTexts } from '../../../locales/waiting.ts'
import { Note } from '../../../ui/note.tsx'
import { useSyncExternalStore } from 'react'

/** @param session - undefined while a prerendered page is being taken over. */
export function ConnectionNote({ session }: { session: Session | undefined }) {
  const texts = waitingTexts
  const isOnline = useOnline()
  const isMember = typeof session?.token === 'string'
  return (
    <output>
      {!isOnline && session !== undefined && (
        <Note tone="calm">
          <strong>{texts.offline}</strong> {isMember ? texts.offlineMember : texts.offlineGuest}
        </Note>
      )}
    </output>
  )
}

/** @returns true while a prerendered page is being taken over. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
