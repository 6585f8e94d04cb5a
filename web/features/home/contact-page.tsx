/** ContactPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** ContactPage. */
export function ContactPage() {
  return <PageHeading>{'ContactPage'}</PageHeading>
}
