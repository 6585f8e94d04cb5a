/** ScoreEntryPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** ScoreEntryPage. */
export function ScoreEntryPage() {
  return <PageHeading>{'ScoreEntryPage'}</PageHeading>
}
