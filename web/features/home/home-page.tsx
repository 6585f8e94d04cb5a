/** HomePage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** HomePage. */
export function HomePage() {
  return <PageHeading>{'HomePage'}</PageHeading>
}
