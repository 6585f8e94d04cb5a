/**
 * Writes every page as finished HTML into the web app that was built in one language.
 *
 * Arguments: the folder of the built web app, and the file of the built prerenderer.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inlineScriptSources, inlineStyles } from './web-build/inline-sources.mjs'
import { manifestName, writeOfflineLanguage } from './web-build/offline-release.mjs'
import { preloadLinks, readManifest } from './web-build/preload-links.mjs'

/**
 * @typedef {object} RenderedPage
 * @property {string} html - what stands in the app's root.
 * @property {string} title - the page's title, not yet escaped.
 * @property {readonly string[]} modules - source files whose code the page needs at once.
 *
 * @typedef {object} Prerenderer
 * @property {readonly string[]} pages - addresses to render, each beginning with a slash.
 * @property {Readonly<Record<string, string>>} redirects - other spellings, each with its page.
 * @property {string} description - what the site is, in one sentence, not yet escaped.
 * @property {(path: string) => Promise<RenderedPage>} render
 * @property {string} language - code of the language the pages are in.
 * @property {{ name: string }} webManifest - how the site presents itself where it is installed.
 */

const [webFolder = '', prerenderer = ''] = process.argv.slice(2)
const built = await readFile(join(webFolder, 'index.html'), 'utf8')
const { template, source } = await inlineStyles(built, webFolder)
const manifest = await readManifest(webFolder)

for (const mark of ['<!--app-html-->', '<!--app-title-->', '<!--app-description-->']) {
  if (!template.includes(mark)) throw new Error(`web/index.html has lost its ${mark}.`)
}

/** @type {Prerenderer} */
const { pages, redirects, description, render, language, webManifest } = await import(
  pathToFileURL(prerenderer).href
)

for (const path of pages) {
  await writePage(path === '/' ? 'index' : path.slice(1), await render(path))
}
const shell = pageOf({ html: '', title: webManifest.name, modules: [] })
await writeOfflineLanguage(webFolder, { language, manifest, shell, webManifest })
// For the server, which serves none of these three: what there is, and what the pages may do.
await writeFile(join(webFolder, 'pages.json'), JSON.stringify(pages))
await writeFile(join(webFolder, 'redirects.json'), JSON.stringify(redirects))
const inline = { styles: [source], scripts: inlineScriptSources(template) }
await writeFile(join(webFolder, 'inline-sources.json'), JSON.stringify(inline))

/**
 * @param {string} name - file name below the web folder, without its ending.
 * @param {RenderedPage} page
 */
async function writePage(name, page) {
  const file = join(webFolder, `${name}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, pageOf(page))
}

/** @param {RenderedPage} page */
function pageOf({ html, title, modules }) {
  const install = `<link rel="manifest" href="/${manifestName(language)}">`
  // Replacements are functions because "$&" in a text would otherwise be read as a pattern.
  return template
    .replace('<!--app-html-->', () => html)
    .replace('<!--app-title-->', () => escapeText(title))
    .replace('<!--app-description-->', () => escapeText(description))
    .replace('</head>', () => `${install}${preloadLinks(manifest, modules, template)}</head>`)
}

/** @param {string} text */
function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
