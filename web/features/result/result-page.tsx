/** ResultPage. */

import type { Instrument } from '#core/instrument.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** ResultPage. */
export function ResultPage({ instrument }: { instrument: Instrument }) {
  return <PageHeading>{instrument.title}</PageHeading>
}
