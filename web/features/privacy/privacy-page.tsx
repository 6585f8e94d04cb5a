/** What is kept about a person, where, who sees it, and what they can do; facts, not promises. */

import type { ReactNode } from 'react'
import { type SiteSettings, useSiteSettings } from '../../client/use-site-settings.ts'
import { privacyTexts } from '../../locales/privacy.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PointList } from '../../ui/point-list.tsx'
import { CoachAndAi } from './coach-and-ai.tsx'
import styles from './privacy-page.module.css'
import { WhoToAsk } from './who-to-ask.tsx'

/** /privacy. What the operator has set is filled in as soon as it is known. */
export function PrivacyPage() {
  const texts = privacyTexts
  const site = useSiteSettings()
  const { guest, account, device, mail, who, howLong, rights } = texts
  return (
    <div className={styles.page}>
      <PageHeading>{texts.heading}</PageHeading>
      <p className={styles.lead}>{texts.lead}</p>
      <Part heading={texts.short.heading}>
        <Points points={texts.short.points} />
      </Part>
      <Part heading={guest.heading}>
        <Points points={guest.points} />
      </Part>
      <Part heading={account.heading}>
        <p>{account.intro}</p>
        <PointList points={account.points} />
        <p>{account.chats}</p>
      </Part>
      <Part heading={device.heading}>
        <PointList points={device.points} />
        <p>{device.after}</p>
      </Part>
      <Part heading={mail.heading}>
        <p>{mail.always}</p>
        {site !== null && <p>{site.mail ? mail.server : mail.outbox}</p>}
      </Part>
      <CoachAndAi languageModel={site?.languageModel} />
      <Part heading={who.heading}>
        <Points points={who.points} />
        <p>{who.log}</p>
      </Part>
      <Part heading={howLong.heading}>
        <Points points={howLong.points} />
        {site !== null && <UnusedAccounts site={site} />}
      </Part>
      <Part heading={rights.heading}>
        <Points points={rights.points} />
        <ButtonLink to={paths.myData} weight="secondary">
          {rights.link}
        </ButtonLink>
      </Part>
      <WhoToAsk operator={site?.operator} />
    </div>
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

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
