/** ForumTestsPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** ForumTestsPage. */
export function ForumTestsPage() {
  return <PageHeading>{'ForumTestsPage'}</PageHeading>
}
