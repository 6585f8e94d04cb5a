/** What is kept about a person, where, who sees it, and what they can do; facts, not promises. */

import { type SiteSettings, useSiteSettings } from '../../client/use-site-settings.ts'
import { privacyTexts } from '../../locales/privacy.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PointList, Points, TextPage, TextPart } from '../../ui/text-part.tsx'
import { emailPattern } from '#contract/limits.ts'

/** /privacy. What the operator has set is filled in as soon as it is known. */
export function PrivacyPage() {
  const texts = privacyTexts
  const site = useSiteSettings()
  const { guest, account, device, mail, who, howLong, rights } = texts
  return (
    <TextPage heading={texts.heading} lead={texts.lead}>
      <TextPart heading={texts.short.heading}>
        <Points points={texts.short.points} />
      </TextPart>
      <TextPart heading={guest.heading}>
        <Points points={guest.points} />
      </TextPart>
      <TextPart heading={account.heading}>
        <p>{account.intro}</p>
        <PointList points={account.points} />
        <p>{account.chats}</p>
      </TextPart>
      <TextPart heading={device.heading}>
        <PointList points={device.points} />
        <p>{device.after}</p>
      </TextPart>
      <TextPart heading={mail.heading}>
        <p>{mail.always}</p>
        {site !== null && <p>{site.mail ? mail.server : mail.outbox}</p>}
      </TextPart>
      <CoachAndAi languageModel={site?.languageModel} />
      <TextPart heading={who.heading}>
        <Points points={who.points} />
        <p>{who.log}</p>
      </TextPart>
      <TextPart heading={howLong.heading}>
        <Points points={howLong.points} />
        <LogBook months={site?.auditMonths} />
        {site !== null && <UnusedAccounts site={site} />}
      </TextPart>
      <TextPart heading={rights.heading}>
        <Points points={rights.points} />
        <ButtonLink to={paths.myData} weight="secondary">
          {rights.link}
        </ButtonLink>
      </TextPart>
      <WhoToAsk operator={site?.operator} />
    </TextPage>
  )
}

/** @param months - undefined until the settings are known: what holds under all of them is said anyway. */
function LogBook({ months }: { months: number | null | undefined }) {
  const { howLong } = privacyTexts
  return (
    <p>
      {months === null && howLong.logBookKept}
      {typeof months === 'number' && howLong.logBookGoes(months)} {howLong.logBookAlone}
    </p>
  )
}

function UnusedAccounts({ site }: { site: SiteSettings }) {
  const { howLong } = privacyTexts
  const { inactiveAccountDays: days, mail } = site
  if (days === null) return <p>{howLong.unusedKept}</p>
  return (
    <p>
      {howLong.unusedGoes(days)} {mail && howLong.letterBefore}
    </p>
  )
}

/** @param languageModel - what the operator has set; undefined while it is not known. */
function CoachAndAi({
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

/** @param operator - what the operator says of themselves; undefined while it is not known. */
function WhoToAsk({ operator }: { operator: SiteSettings['operator'] | undefined }) {
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
