/** Renders the screens that do not depend on the person, at build time. */

import { renderToString } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router'
import { AppRoot } from './app/app-root.tsx'
import { routes } from './app/router.tsx'
import { paths } from './paths.ts'
import { takePrerenderedTitle } from './ui/page-title.ts'

/** Every page; what depends on the person shows its waiting state until the script arrives. */
export const pages: readonly string[] = [...Object.values(paths), '/404']

/**
 * Renders one page.
 *
 * @param path - address of the page.
 * @returns markup for `#app` and the title of the window.
 */
export async function render(path: string): Promise<{ html: string; title: string }> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://prerender.local${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  const html = renderToString(
    <AppRoot>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppRoot>,
  )
  return { html, title: takePrerenderedTitle() }
}
