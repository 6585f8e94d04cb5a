/** EvaluationsPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** EvaluationsPage. */
export function EvaluationsPage() {
  return <PageHeading>{'EvaluationsPage'}</PageHeading>
}
