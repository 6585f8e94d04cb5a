/** The frame of every page: top bar, messages, the page itself, footer. */

import { useEffect, useRef } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router'
import { commonTexts } from '../locales/common.ts'
import { useTexts } from '../locales/use-texts.ts'
import { NoticeBoard } from '../ui/notices.tsx'
import { pageHeadingAttribute } from '../ui/page-heading.tsx'
import styles from './layout.module.css'

/** Shows the current page inside the frame; after a navigation the focus goes to its heading. */
export function Layout() {
  const texts = useTexts(commonTexts)
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Going back, the browser returns to where the person was on the page.
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0)
    document
      .querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)
      ?.focus({ preventScroll: navigation === NavigationType.Pop })
  }, [navigation, pathname])
  return (
    <>
      <a className={styles.skip} href="#main">
        {texts.skipToContent}
      </a>
      <main id="main" tabIndex={-1} className={styles.main}>
        <NoticeBoard dismissLabel={texts.closeNotice} />
        <Outlet />
      </main>
    </>
  )
}
