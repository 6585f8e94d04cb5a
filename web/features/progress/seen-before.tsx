/** Says that what is shown is a copy, and from when. */

import { progressTexts } from '../../locales/progress.ts'
import { longDate } from '../../reading/dates.ts'
import { Note } from '../../ui/note.tsx'

/** @param seenAt - when the copy was made; null says nothing. */
export function SeenBefore({ seenAt }: { seenAt: string | null }) {
  if (seenAt === null) return null
  return (
    <Note tone="calm">
      <p>{progressTexts.seenBefore(longDate(seenAt))}</p>
    </Note>
  )
}
