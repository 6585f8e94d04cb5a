/** Renders the screens that do not depend on the person, at build time. */

import { renderToString } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router'
import { AppRoot } from './app/app-root.tsx'
import { type PageHandle, routes } from './app/router.tsx'
import { paths } from './paths.ts'
import { takePrerenderedTitle } from './ui/page-title.ts'

/** Every page; what depends on the person shows its waiting state until the script arrives. */
export const pages: readonly string[] = [...Object.values(paths), '/404']

/**
 * Renders one page.
 *
 * @param path - address of the page.
 * @returns markup for `#app`, the title of the window, and the source files (relative to the web
 *   room) whose code the page needs at once.
 */
export async function render(
  path: string,
): Promise<{ html: string; title: string; modules: readonly string[] }> {
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
  const handle: PageHandle | undefined = context.matches.at(-1)?.route.handle
  return { html, title: takePrerenderedTitle(), modules: handle?.modules ?? [] }
}
