/** The floor of every page: what this is not, where help is, and the two sister products. */

import { type ReactNode, useState } from 'react'
import { Link } from '../ui/navigation.tsx'
import { useSiteSettings } from '../client/use-site-settings.ts'
import { commonTexts } from '../locales/common.ts'
import { frameTexts } from '../locales/frame.ts'
import { paths } from '../paths.ts'
import styles from './footer.module.css'

/**
 * On a phone help, privacy and a line in short are in sight until a person asks for the rest; a stranger's first page
 * shows all.
 * Until the operator's settings have come, the sister products are those of an installation without settings.
 */
export function Footer() {
  const texts = frameTexts
  const { siteTitle, contact } = commonTexts
  const sisters = useSiteSettings()?.sisterProducts ?? texts.usualSisterProducts
  const [isWhole, setWhole] = useState(false)
  return (
    <footer className={styles.footer} data-whole={isWhole || undefined}>
      <div className={styles.inside}>
        <p className={styles.short}>{texts.inShort}</p>
        <div className={styles.about}>
          <p className={styles.name}>{siteTitle}</p>
          <p>{texts.noDiagnosis}</p>
          <p>{texts.noEmergency}</p>
        </div>
        <LinkList heading={texts.help}>
          <li data-short="">
            <Link to={paths.contact}>{contact}</Link>
          </li>
          <li data-short="" className={styles.emergency}>
            <Link to={paths.contact}>{texts.emergencyNumbers}</Link>
          </li>
          <li>
            <Link to={paths.methods}>{texts.howScoresAreMade}</Link>
          </li>
          <li>
            <Link to={paths.demo}>{texts.demo}</Link>
          </li>
          <li>
            <Link to={paths.myData}>{texts.myData}</Link>
          </li>
          <li data-short="">
            <Link to={paths.privacy}>{texts.privacy}</Link>
          </li>
          <li>
            <Link to={paths.accessibility}>{texts.accessibility}</Link>
          </li>
          <li className={styles.more}>
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => {
                setWhole(!isWhole)
              }}
            >
              {texts.aboutSite}
            </button>
          </li>
        </LinkList>
        <LinkList heading={texts.sisterProducts} note={texts.sisterProductsNote}>
          {sisters.map(texts.sisterProduct).map((sister) => (
            <li key={sister.url}>
              <a href={sister.url}>{sister.name}</a>
            </li>
          ))}
        </LinkList>
      </div>
    </footer>
  )
}

function LinkList({
  heading,
  note,
  children,
}: {
  heading: string
  note?: string
  children: ReactNode
}) {
  return (
    <nav className={styles.links} aria-label={heading}>
      <h2>{heading}</h2>
      {note !== undefined && <p>{note}</p>}
      <ul>{children}</ul>
    </nav>
  )
}
