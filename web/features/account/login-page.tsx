/** LoginPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** LoginPage. */
export function LoginPage() {
  return <PageHeading>{'LoginPage'}</PageHeading>
}
