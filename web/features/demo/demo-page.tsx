/** DemoPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** DemoPage. */
export function DemoPage() {
  return <PageHeading>{'DemoPage'}</PageHeading>
}
