/** IntroPage. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** IntroPage. */
export function IntroPage({ domain }: { domain: LifestyleDomain }) {
  return <PageHeading>{domain}</PageHeading>
}
