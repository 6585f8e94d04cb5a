/** NotFoundPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** NotFoundPage. */
export function NotFoundPage() {
  return <PageHeading>{'NotFoundPage'}</PageHeading>
}
