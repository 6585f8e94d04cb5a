/** Where to find help: in an emergency, with this site, and with common questions. */

import { Link } from '../../ui/navigation.tsx'
import { useSiteSettings } from '../../client/use-site-settings.ts'
import { contactTexts } from '../../locales/contact.ts'
import { paths } from '../../paths.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './contact-page.module.css'
import { HelpLines } from './help-lines.tsx'

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
