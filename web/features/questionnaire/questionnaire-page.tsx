/** QuestionnairePage. */

import type { Instrument } from '#core/instrument.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** QuestionnairePage. */
export function QuestionnairePage({ instrument }: { instrument: Instrument }) {
  return <PageHeading>{instrument.title}</PageHeading>
}
