/** Takes over the prerendered page in the browser. */

import '@fontsource/atkinson-hyperlegible/latin-400.css'
import '@fontsource/atkinson-hyperlegible/latin-700.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { pageAt } from './app/router.tsx'
import { readStored } from './client/device-storage.ts'
import { logout } from './client/logout.ts'
import { sharedPeopleKey } from './client/session.ts'
import { keepTabToOwner } from './client/tab-memory.ts'

// The pages import from the file this becomes: awaited at its top level, both would wait for each other.
void takeOver()

async function takeOver(): Promise<void> {
  // Before anything can be typed: a tab that remembers a text knows whose it is.
  keepTabToOwner()
  // On a shared device nothing of a person is shown before it is known that they are still there.
  if (readStored(sharedPeopleKey) !== null) {
    await import('./client/my-data/leave-device.ts')
      .then(({ forgetWhoWalkedAway }) => forgetWhoWalkedAway(logout))
      .catch(() => undefined)
  }
  // The page that is already on the screen is loaded first, so that taking it over changes nothing.
  await pageAt(window.location.pathname).Page.load()
  const container = document.getElementById('app')
  if (container === null) throw new Error('The page has no #app element')
  const app = <App path={window.location.pathname} />
  if (container.firstElementChild === null) createRoot(container).render(app)
  else hydrateRoot(container, app)
}
