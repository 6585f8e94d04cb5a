/** What the scores call for, before any advice. */

import { coachTexts } from '../../locales/coach.ts'
import { SafetyCard } from '../../ui/safety-card.tsx'
import type { AdviceReply } from './use-advice.ts'

/** @param safety - fixed texts; nothing is shown where there are none. */
export function AdviceSafety({ safety }: { safety: AdviceReply['safety'] }) {
  const texts = coachTexts
  if (safety.length === 0) return null
  return (
    <SafetyCard
      heading={texts.safetyHeading}
      texts={safety.map(({ text }) => text)}
      urgent={safety.some(({ tier }) => tier <= 1)}
    />
  )
}
