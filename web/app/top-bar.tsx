/** The bar at the top of every page: whose house this is, where to go, and the way out. */

import { Link, useLocation } from '../ui/navigation.tsx'
import { useSession } from '../client/session.ts'
import { commonTexts } from '../locales/common.ts'
import { frameTexts } from '../locales/frame.ts'
import { type PagePath, paths } from '../paths.ts'
import { Dropdown } from '../ui/dropdown.tsx'
import { AccountControl } from './account-control.tsx'
import { DisplayPanel } from './display-settings/display-bar.tsx'
import styles from './top-bar.module.css'

/**
 * On a phone, and where the bar has what is a person's own, its name scrolls away and the row with the menu and
 * Logout stays; else all of it stays.
 */
export function TopBar() {
  const { mainMenu } = frameTexts
  const { siteTitle } = commonTexts
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.name}>
        <Logo />
        <span className={styles.title}>{siteTitle}</span>
      </Link>
      <nav className={styles.menu} aria-label={mainMenu}>
        <WideMenu />
        <PhoneMenu />
      </nav>
      <DisplayPanel />
      <AccountControl />
    </header>
  )
}

function WideMenu() {
  const texts = commonTexts
  return (
    <div className={styles.wide}>
      <MenuLink to={paths.home}>{texts.home}</MenuLink>
      <div className={styles.ownInBar}>
        <FirstOwnLinks />
      </div>
      <Dropdown label={texts.tools}>
        <div className={styles.ownInMenu}>
          <FirstOwnLinks />
        </div>
        <OtherOwnLinks />
        <MenuLink to={paths.login}>{texts.generalServices}</MenuLink>
        <MenuLink to={paths.evaluations}>{texts.personalPlan}</MenuLink>
      </Dropdown>
      <MenuLink to={paths.contact}>{texts.contact}</MenuLink>
    </div>
  )
}

function PhoneMenu() {
  const texts = commonTexts
  return (
    <div className={styles.phone}>
      <Dropdown label={texts.menu} spread>
        <FirstOwnLinks />
        <OtherOwnLinks />
        <MenuLink to={paths.home}>{texts.home}</MenuLink>
        <p className={styles.group}>{texts.tools}</p>
        <MenuLink to={paths.login}>{texts.generalServices}</MenuLink>
        <MenuLink to={paths.evaluations}>{texts.personalPlan}</MenuLink>
        <p className={styles.group} aria-hidden="true" />
        <MenuLink to={paths.contact}>{texts.contact}</MenuLink>
      </Dropdown>
    </div>
  )
}

/** What is theirs and wanted most, for whoever is known: in the bar itself where that is wide enough, else in the menu. */
function FirstOwnLinks() {
  const { myPlan, myScores, askCoach } = frameTexts
  const session = useSession()
  if (typeof session?.userId !== 'string') return null
  const chat = session.token === null ? paths.assistant : paths.adviceChat
  return (
    <>
      <MenuLink to={paths.plan}>{myPlan}</MenuLink>
      <MenuLink to={paths.scores}>{myScores}</MenuLink>
      <MenuLink to={chat}>{askCoach}</MenuLink>
    </>
  )
}

/** What else is theirs. */
function OtherOwnLinks() {
  const { doctorReport, myAccount, myData, help, logInOrJoin } = frameTexts
  const session = useSession()
  if (typeof session?.userId !== 'string') return null
  const isGuest = session.token === null
  return (
    <>
      <MenuLink to={paths.report}>{doctorReport}</MenuLink>
      <MenuLink to={paths.myData}>{isGuest ? myData : myAccount}</MenuLink>
      <MenuLink to={paths.contact}>{help}</MenuLink>
      {isGuest && <MenuLink to={paths.login}>{logInOrJoin}</MenuLink>}
    </>
  )
}

function MenuLink({ to, children }: { to: PagePath; children: string }) {
  const { pathname } = useLocation()
  return (
    <Link to={to} className={styles.link} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** Decoration beside the name; its size follows the text around it. */
function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.frame} d="M8 58V32a24 24 0 0 1 48 0v26Z" />
      <path className={styles.sky} d="M14 58V32a18 18 0 0 1 36 0v26Z" />
      <circle className={styles.sun} cx="32" cy="35" r="9.5" />
      <path className={styles.hill} d="M14 58V46c7-6 13-5 19-1s11 3 17-2v15Z" />
      <rect className={styles.sill} x="3" y="55" width="58" height="7" rx="3.5" />
    </svg>
  )
}
