/** Where to find help: in an emergency, with this site, and with common questions. */

import { Link } from '../../ui/navigation.tsx'
import { useSiteSettings } from '../../client/use-site-settings.ts'
import { contactTexts } from '../../locales/contact.ts'
import { paths } from '../../paths.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './contact-page.module.css'
import { Fragment } from 'react'
import { regionOf } from '#coach/safety/regions.ts'
import { language } from '../../locales/language.ts'
import { Note } from '../../ui/note.tsx'

/** /contact. */
export function ContactPage() {
  const texts = contactTexts
  const settings = useSiteSettings()
  return (
    <div className={styles.page}>
      <PageHeading>{texts.heading}</PageHeading>
      <HelpLines region={settings?.region ?? ''} />

      <section>
        <h2>{texts.whoHeading}</h2>
        <p>{texts.who}</p>
        <p className={styles.ask}>{texts.ask}</p>
        <p>{texts.canHelp}</p>
        <ul>
          {texts.canHelpWith.map((matter) => (
            <li key={matter}>{matter}</li>
          ))}
        </ul>
        <p>{texts.noForm}</p>
      </section>

      <section>
        <h2>{texts.selfHeading}</h2>
        {texts.questions.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question} heading={3}>
            <p>{answer}</p>
          </Disclosure>
        ))}
        <p>
          <Link className="target" to={paths.methods}>
            {texts.methodsLink}
          </Link>
        </p>
      </section>
    </div>
  )
}

/** @param region - two letters; words such as "your local emergency number" where empty or unknown. */
function HelpLines({ region }: { region: string }) {
  const texts = contactTexts
  const { emergency, crisis, poison, abuse, company } = regionOf(region)
  const lines = [
    texts.emergency(emergency[language]),
    texts.crisis(crisis[language]),
    texts.poison(poison[language]),
    texts.abuse(abuse[language]),
    texts.company(company[language]),
  ]
  return (
    <Note tone="urgent">
      <h2>{texts.emergencyHeading}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <WithNumbers text={line} />
          </li>
        ))}
      </ul>
      <p>{texts.notWatched}</p>
    </Note>
  )
}

/** Turns each telephone number of a sentence into a link that dials it. */
function WithNumbers({ text }: { text: string }) {
  return text.split(/(\d[\d ]*\d)/).map((part) => (
    <Fragment key={part}>
      {/^\d/.test(part) ? (
        <a href={`tel:${part.replaceAll(' ', '')}`} className={styles.number}>
          {part}
        </a>
      ) : (
        part
      )}
    </Fragment>
  ))
}
