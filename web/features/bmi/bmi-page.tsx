/** BmiPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** BmiPage. */
export function BmiPage() {
  return <PageHeading>{'BmiPage'}</PageHeading>
}
