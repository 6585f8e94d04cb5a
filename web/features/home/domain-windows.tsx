/** The six lifestyle domains, each a window with its picture. */

import { Link } from '../../ui/navigation.tsx'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { homeTexts } from '../../locales/home.ts'
import { domainPaths } from '../../paths.ts'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import styles from './domain-windows.module.css'

/** The part of the home page that says what S.L.E.D.S.S stands for. */
export function DomainWindows() {
  const texts = homeTexts
  return (
    <section className={styles.part} aria-labelledby="domains">
      <h2 id="domains">{texts.domainsHeading}</h2>
      <p>{texts.domainsLead}</p>
      <ul className={styles.windows}>
        {lifestyleDomains.map((domain) => (
          <li key={domain} className={styles.window}>
            <DomainIllustration domain={domain} size="small" />
            <div className={styles.words}>
              <h3>
                <Link to={domainPaths[domain].intro} className={styles.link}>
                  {domainNames[domain]}
                </Link>
              </h3>
              <p>{texts.domains[domain]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
