/** ScoresPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** ScoresPage. */
export function ScoresPage() {
  return <PageHeading>{'ScoresPage'}</PageHeading>
}
