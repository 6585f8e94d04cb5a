/** Who runs this installation, and how they are reached. */

import { emailPattern } from '#contract/limits.ts'
import type { SiteSettings } from '../../client/use-site-settings.ts'
import { privacyTexts } from '../../locales/privacy.ts'
import { TextPart } from '../../ui/text-part.tsx'

/** @param operator - what the operator says of themselves; undefined while it is not known. */
export function WhoToAsk({ operator }: { operator: SiteSettings['operator'] | undefined }) {
  const { ask } = privacyTexts
  const { name = '', contact = '' } = operator ?? {}
  return (
    <TextPart heading={ask.heading}>
      <p>{name === '' ? ask.unnamed : ask.named(name)}</p>
      {contact !== '' && (
        <p>
          {ask.contact} <Contact contact={contact} />
        </p>
      )}
    </TextPart>
  )
}

/** An email or web address leads there; anything else, such as a telephone number, is read. */
function Contact({ contact }: { contact: string }) {
  const to = addressOf(contact)
  return to === undefined ? <strong>{contact}</strong> : <a href={to}>{contact}</a>
}

function addressOf(contact: string): string | undefined {
  if (/^https?:\/\//.test(contact) && URL.canParse(contact)) return contact
  return emailPattern.test(contact) ? `mailto:${contact}` : undefined
}
