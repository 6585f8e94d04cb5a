/** The bar at the top of every page: whose house this is, where to go, and the way out. */

import { Link, useLocation } from '../ui/navigation.tsx'
import { commonTexts } from '../locales/common.ts'
import { frameTexts } from '../locales/frame.ts'
import { type PagePath, paths } from '../paths.ts'
import { Dropdown } from '../ui/dropdown.tsx'
import { Logo } from '../ui/logo.tsx'
import { AccountControl } from './account-control.tsx'
import { DisplayPanel } from './display-settings/display-bar.tsx'
import styles from './top-bar.module.css'

/** On a phone its name scrolls away and the row with the menu and Logout stays; else all of it stays. */
export function TopBar() {
  const { mainMenu } = frameTexts
  const { siteTitle } = commonTexts
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.name}>
        <Logo />
        {siteTitle}
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
      <Dropdown label={texts.tools}>
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

function MenuLink({ to, children }: { to: PagePath; children: string }) {
  const { pathname } = useLocation()
  return (
    <Link to={to} className={styles.link} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  )
}
