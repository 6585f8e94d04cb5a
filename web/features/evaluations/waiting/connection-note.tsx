/** Says that there is no connection, and that one can go on. */

import type { Session } from '../../../client/session.ts'
import { useOnline } from '../../../client/use-online.ts'
import { waitingTexts } from '../../../locales/waiting.ts'
import { Note } from '../../../ui/note.tsx'

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
