/** SignInPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** SignInPage. */
export function SignInPage() {
  return <PageHeading>{'SignInPage'}</PageHeading>
}
