/** The whole app: what stands above every page, the frame, and the page of the current address. */

import { StrictMode, Suspense, useEffect } from 'react'
import { untilQuietEnds } from '../client/quiet.ts'
import { useSession } from '../client/session.ts'
import { commonTexts } from '../locales/common.ts'
import { redirects } from '../paths.ts'
import { letPressesGo } from '../ui/held-presses.ts'
import { Loading } from '../ui/loading.tsx'
import { Navigation, useLocation, useNavigate } from '../ui/navigation.tsx'
import { NoticesProvider } from '../ui/notices.tsx'
import { nameSite } from '../ui/page-heading.tsx'
import { Layout } from './layout.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { everyPage, pageAt } from './router.tsx'

nameSite(commonTexts.siteTitle)

/**
 * The app, in the browser and while prerendering alike.
 *
 * @param path - address of the first page.
 */
export function App({ path }: { path: string }) {
  return (
    <StrictMode>
      <NoticesProvider>
        <Navigation around={whenFetched} path={path}>
          <AppRoutes />
        </Navigation>
      </NoticesProvider>
    </StrictMode>
  )
}

/** Shows the page of the current address inside the frame. */
function AppRoutes() {
  const texts = commonTexts
  const { pathname } = useLocation()
  useOtherSpellings(pathname)
  useGuestPreparation()
  const route = pageAt(pathname)
  return (
    <Layout>
      <PageErrorBoundary key={route.path}>
        <Suspense fallback={<Loading label={texts.loadingPage} />}>
          <route.Page />
          <TakenOver />
        </Suspense>
      </PageErrorBoundary>
    </Layout>
  )
}

/** Inside the boundary of the page: by its effect the page is taken over, and what was pressed before is done. */
function TakenOver() {
  useEffect(() => {
    const app = document.getElementById('app')
    if (app !== null) letPressesGo(app)
  }, [])
  return null
}

/** Puts the right address in the place of another spelling of it. */
function useOtherSpellings(pathname: string): void {
  const navigate = useNavigate()
  const right = redirects[pathname]
  useEffect(() => {
    if (right !== undefined) navigate(right, { replace: true })
  }, [navigate, right])
}

/** Fetches the code of a page before the person is taken there: the old page stays until then. */
function whenFetched(to: string, go: () => void): void {
  // What could not be fetched is tried again, and explained, by the page itself.
  pageAt(new URL(to, window.location.href).pathname).Page.load().then(go, go)
}

/** For a guest, makes sure of all that they may need, once they have settled on the page on the screen. */
function useGuestPreparation(): void {
  const session = useSession()
  const guest = session?.token === null ? session.userId : null
  useEffect(() => {
    if (guest === null) return
    const prepare = async () => {
      // What they begin is found again.
      const { rememberGuest } = await import('../client/local-backend/known-guests.ts')
      rememberGuest(guest)
      await untilQuietEnds()
      const { prepareForGuest } = await import('./prepare-for-guest.ts')
      await prepareForGuest(everyPage)
    }
    // The next page that is loaded tries again.
    prepare().catch(() => undefined)
  }, [guest])
}
