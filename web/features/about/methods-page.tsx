/** MethodsPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** MethodsPage. */
export function MethodsPage() {
  return <PageHeading>{'MethodsPage'}</PageHeading>
}
