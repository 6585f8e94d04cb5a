/** AdvicePage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** AdvicePage. */
export function AdvicePage() {
  return <PageHeading>{'AdvicePage'}</PageHeading>
}
