/** AdviceChatPage. */

import { PageHeading } from '../../ui/page-heading.tsx'

/** AdviceChatPage. */
export function AdviceChatPage() {
  return <PageHeading>{'AdviceChatPage'}</PageHeading>
}
