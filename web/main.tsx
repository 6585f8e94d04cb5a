/** Takes over the prerendered page in the browser. */

import '@fontsource/atkinson-hyperlegible/latin-400.css'
import '@fontsource/atkinson-hyperlegible/latin-700.css'
import './styles/tokens.css'
import './styles/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { AppRoot } from './app/app-root.tsx'
import { routes } from './app/router.tsx'

/** Loads the code of the page that is already on the screen, so that taking it over changes nothing. */
async function loadCurrentPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

await loadCurrentPage()
const container = document.getElementById('app')
if (container === null) throw new Error('The page has no #app element')
const app = (
  <AppRoot>
    <RouterProvider router={createBrowserRouter(routes)} />
  </AppRoot>
)
if (container.firstElementChild === null) createRoot(container).render(app)
else hydrateRoot(container, app)
