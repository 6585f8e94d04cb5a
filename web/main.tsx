/** Takes over the prerendered page in the browser. */

import '@fontsource/atkinson-hyperlegible/latin-400.css'
import '@fontsource/atkinson-hyperlegible/latin-700.css'
import './styles/tokens.css'
import './styles/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AppRoot } from './app/app-root.tsx'
import { App, pageAt } from './app/router.tsx'

// The pages import from the file this becomes: awaited at its top level, both would wait for each other.
void takeOver()

async function takeOver(): Promise<void> {
  // The page that is already on the screen is loaded first, so that taking it over changes nothing.
  await pageAt(window.location.pathname).Page.load()
  const container = document.getElementById('app')
  if (container === null) throw new Error('The page has no #app element')
  const app = (
    <AppRoot>
      <App path={window.location.pathname} />
    </AppRoot>
  )
  if (container.firstElementChild === null) createRoot(container).render(app)
  else hydrateRoot(container, app)
}
