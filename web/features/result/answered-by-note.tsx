/** Says beside a score that the person was helped, or that somebody else answered. */

import { answeredByTexts } from '../../locales/answered-by.ts'
import type { Assessment } from '../../reading/assessment.ts'
import { Note } from '../../ui/note.tsx'

/** @param assessment - nothing is said where the person answered alone. */
export function AnsweredByNote({
  assessment: { answeredBy = 'self' },
}: {
  assessment: Assessment
}) {
  const texts = answeredByTexts
  if (answeredBy === 'self') return null
  return (
    <Note>
      <p>
        <strong>{texts.said[answeredBy]}.</strong>
      </p>
      {answeredBy === 'someone-else' && <p>{texts.note}</p>}
    </Note>
  )
}
