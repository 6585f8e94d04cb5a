/** The frame of every page: top bar, messages, the page itself, footer. */

import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from '../ui/navigation.tsx'
import { commonTexts } from '../locales/common.ts'
import { laterPart } from '../ui/later-part.tsx'
import { NoticeBoard, useNotices } from '../ui/notices.tsx'
import { DisplayBar } from './display-settings/display-bar.tsx'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { TopBar } from './top-bar.tsx'
import { useArrival } from './use-arrival.ts'

const LaterFrame = laterPart(async () => (await import('./later/later-frame.tsx')).LaterFrame)

/** Shows the current page inside the frame; after a navigation the focus goes to its heading. */
export function Layout({ children }: { children: ReactNode }) {
  const texts = commonTexts
  const { pathname } = useLocation()
  useArrival()
  useOldNoticeLeaves(pathname)
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {texts.skipToContent}
      </a>
      <DisplayBar />
      <LaterFrame />
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <NoticeBoard dismissLabel={texts.closeNotice} />
        {children}
      </main>
      <Footer />
    </div>
  )
}

/** A message survives the navigation that follows it, not the one after that. */
function useOldNoticeLeaves(pathname: string): void {
  const { notice, dismiss } = useNotices()
  const seen = useRef({ notice, pathname, navigations: 0 })
  useEffect(() => {
    const before = seen.current
    const navigations =
      (notice === before.notice ? before.navigations : 0) + (pathname === before.pathname ? 0 : 1)
    seen.current = { notice, pathname, navigations }
    // The same navigation may have brought a new message, which must stay.
    if (notice !== null && navigations > 1) dismiss(notice)
  }, [notice, dismiss, pathname])
}
