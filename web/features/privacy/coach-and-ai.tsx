/** Whether a language model helps the coach of this installation, and what it gets. */

import type { SiteSettings } from '../../client/use-site-settings.ts'
import { privacyTexts } from '../../locales/privacy.ts'
import { Points, TextPart } from '../../ui/text-part.tsx'

/** @param languageModel - what the operator has set; undefined while it is not known. */
export function CoachAndAi({
  languageModel = 'unknown',
}: {
  languageModel: SiteSettings['languageModel'] | undefined | 'unknown'
}) {
  const { coach } = privacyTexts
  return (
    <TextPart heading={coach.heading}>
      <p>{coach.builtIn}</p>
      <p>{coach[languageModel]}</p>
      {languageModel !== 'none' && (
        <>
          <Points points={coach.gets} />
          <p>{coach.never}</p>
        </>
      )}
      {languageModel === 'outside' && <p>{coach.ownRules}</p>}
    </TextPart>
  )
}
