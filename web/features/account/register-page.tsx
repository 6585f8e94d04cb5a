/** RegisterPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** RegisterPage. */
export function RegisterPage() {
  return <PageHeading>{'RegisterPage'}</PageHeading>
}
