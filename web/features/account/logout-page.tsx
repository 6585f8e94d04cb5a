/** LogoutPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** LogoutPage. */
export function LogoutPage() {
  return <PageHeading>{'LogoutPage'}</PageHeading>
}
