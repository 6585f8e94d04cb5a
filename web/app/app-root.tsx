/** What stands above every page: messages and calls that are remembered. */

import { type ReactNode, StrictMode } from 'react'
import { NoticesProvider } from '../ui/notices.tsx'

/** Wraps the router, in the browser and while prerendering alike. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <NoticesProvider>{children}</NoticesProvider>
    </StrictMode>
  )
}
