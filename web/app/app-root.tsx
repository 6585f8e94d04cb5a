/** What stands above every page: messages and calls that are remembered. */

import { type ReactNode, StrictMode } from 'react'
import { commonTexts } from '../locales/common.ts'
import { NoticesProvider } from '../ui/notices.tsx'
import { nameSite } from '../ui/page-title.ts'

nameSite(commonTexts.siteTitle)

/** Wraps the router, in the browser and while prerendering alike. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <NoticesProvider>{children}</NoticesProvider>
    </StrictMode>
  )
}
