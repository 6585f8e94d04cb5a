/** What stands above every page: language, messages and calls that are remembered. */

import { type ReactNode, StrictMode } from 'react'
import { LanguageContext } from '../locales/use-texts.ts'
import { NoticesProvider } from '../ui/notices.tsx'

/** Wraps the router, in the browser and while prerendering alike. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <LanguageContext value="en">
        <NoticesProvider>{children}</NoticesProvider>
      </LanguageContext>
    </StrictMode>
  )
}
