/** Renders every page at build, as it stands before anything is known of the person. */

import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { webManifest } from './app/offline/web-manifest.ts'
import { pageAt } from './app/router.tsx'
import { documentTexts } from './locales/document.ts'
import { language } from './locales/language.ts'
import { paths } from './paths.ts'
import { loadLaterParts } from './ui/later-part.tsx'
import { takePrerenderedTitle } from './ui/page-heading.tsx'

export { redirects } from './paths.ts'
export { language, webManifest }

/** What search engines show below the title of every page. */
export const description = documentTexts.description

/** What every page fetches later: source files relative to the web room. */
export const frameParts: readonly string[] = ['app/later/later-frame.tsx']

/** Every page; what depends on the person shows its waiting state until the script arrives. */
export const pages: readonly string[] = [...Object.values(paths), '/404']

/**
 * Renders one page.
 *
 * @param path - address of the page.
 * @returns markup for `#app`, the title of the window, the source files (relative to the web room) whose
 *   code the page needs at once, and the path of its route.
 */
export async function render(
  path: string,
): Promise<{ html: string; title: string; modules: readonly string[]; route: string }> {
  const { Page, modules, path: route } = pageAt(path)
  await Page.load()
  // Only now: a page brings later parts of its own.
  await loadLaterParts()
  const html = renderToString(<App path={path} />)
  return { html, title: takePrerenderedTitle(), modules, route }
}
