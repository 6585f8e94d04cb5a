/** AssistantPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** AssistantPage. */
export function AssistantPage() {
  return <PageHeading>{'AssistantPage'}</PageHeading>
}
