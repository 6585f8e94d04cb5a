/** What is done, checked and still missing so that everybody can use the site. */

import { languages } from '#core/languages.ts'
import { colorSets } from '../../client/display-settings.ts'
import { accessibilityTexts } from '../../locales/accessibility.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Points, TextPage, TextPart } from '../../ui/text-part.tsx'

/** Those a person sets here, and the one that a device can force on every page. */
const checkedColors = colorSets.length + 1

/** /accessibility. */
export function AccessibilityPage() {
  const { heading, lead, measure, comfort, checked, missing, tell } = accessibilityTexts
  return (
    <TextPage heading={heading} lead={lead}>
      <TextPart heading={measure.heading}>
        <p>{measure.text}</p>
        <Points points={measure.points} />
      </TextPart>
      <TextPart heading={comfort.heading}>
        <Points points={comfort.points} />
      </TextPart>
      <TextPart heading={checked.heading}>
        <p>{checked.counts(Object.keys(paths).length, languages.length, checkedColors)}</p>
        <p>{checked.intro}</p>
        <Points points={checked.points} />
        <p>{checked.link}</p>
      </TextPart>
      <TextPart heading={missing.heading}>
        <Points points={missing.points} />
      </TextPart>
      <TextPart heading={tell.heading}>
        <p>{tell.text}</p>
        <ButtonLink to={paths.privacy} weight="secondary">
          {tell.link}
        </ButtonLink>
      </TextPart>
    </TextPage>
  )
}
