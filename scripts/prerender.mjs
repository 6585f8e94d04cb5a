/**
 * Writes every page as finished HTML into the web app that was built in one language.
 *
 * Arguments: the folder of the built web app, and the file of the built prerenderer.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inlineScriptSources, sourceOf } from './web-build/inline-sources.mjs'
import { filesOf, readManifest } from './web-build/manifest.mjs'
import { manifestName, offlineFolder, writeOfflineLanguage } from './web-build/offline-release.mjs'
import { readStyles, stylesOf } from './web-build/page-styles.mjs'
import { preloadLinks } from './web-build/preload-links.mjs'

/**
 * @typedef {object} RenderedPage
 * @property {string} html - what stands in the app's root.
 * @property {string} title - the page's title, not yet escaped.
 * @property {string} route - path by which the app knows the page.
 * @property {readonly string[]} modules - source files whose code the page needs at once.
 *
 * @typedef {object} Prerenderer
 * @property {readonly string[]} pages - addresses to render, each beginning with a slash.
 * @property {Readonly<Record<string, string>>} redirects - other spellings, each with its page.
 * @property {string} description - what the site is, in one sentence, not yet escaped.
 * @property {(path: string) => Promise<RenderedPage>} render
 * @property {readonly string[]} frameParts - source files of what every page fetches later.
 * @property {string} language - code of the language the pages are in.
 * @property {{ name: string }} webManifest - how the site presents itself where it is installed.
 */

const [webFolder = '', prerenderer = ''] = process.argv.slice(2)
const template = await readFile(join(webFolder, 'index.html'), 'utf8')
const manifest = await readManifest(webFolder)
const styles = await readStyles(webFolder)
/** @type {Record<string, string>} For each file the source expression of the styles inside it. */
const styleSources = {}

for (const name of ['html', 'title', 'description', 'styles']) {
  const mark = `<!--app-${name}-->`
  if (!template.includes(mark)) throw new Error(`web/index.html has lost its ${mark}.`)
}

/** @type {Prerenderer} */
const { pages, redirects, description, render, frameParts, language, webManifest } = await import(
  pathToFileURL(prerenderer).href
)

for (const path of pages) {
  await writePage(path === '/' ? 'index' : path.slice(1), await render(path))
}
await writeOfflineLanguage(webFolder, {
  language,
  manifest,
  shell: shell(),
  styles: styles.othersFile,
  webManifest,
})
// For the server, which serves none of these three: what there is, and what the pages may do.
await writeFile(join(webFolder, 'pages.json'), JSON.stringify(pages))
await writeFile(join(webFolder, 'redirects.json'), JSON.stringify(redirects))
const inline = { styles: styleSources, scripts: inlineScriptSources(template) }
await writeFile(join(webFolder, 'inline-sources.json'), JSON.stringify(inline))

/**
 * @param {string} name - file name below the web folder, without its ending.
 * @param {RenderedPage} page
 */
async function writePage(name, { html, title, modules, route }) {
  const carried = stylesOf(styles, html + (await codeOf([...modules, ...frameParts])))
  styleSources[`${name}.html`] = sourceOf(carried)
  const file = join(webFolder, `${name}.html`)
  await mkdir(dirname(file), { recursive: true })
  // What comes with another page is fetched by web/app/page-styles.ts.
  const style = `<style data-page="${route}" data-others="/${styles.othersFile}">${carried}</style>`
  await writeFile(file, pageOf(html, title, style + preloadLinks(manifest, modules, template)))
}

/**
 * All scripts that may come on a page, besides those that every page needs.
 *
 * @param {readonly string[]} modules - source files.
 */
async function codeOf(modules) {
  const files = filesOf(manifest, modules, template, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ])
  const texts = await Promise.all([...files].map((file) => readFile(join(webFolder, file), 'utf8')))
  return texts.join('')
}

/** The page without anything on it, which becomes every page. */
function shell() {
  styleSources[`${offlineFolder}/${language}.html`] = sourceOf(styles.first)
  const style = `<style>${styles.first}</style><link rel="stylesheet" href="/${styles.othersFile}">`
  return pageOf('', webManifest.name, style)
}

/**
 * @param {string} html - what stands in the app's root.
 * @param {string} title - not yet escaped.
 * @param {string} head - styles and links of the page.
 */
function pageOf(html, title, head) {
  const install = `<link rel="manifest" href="/${manifestName(language)}">`
  // Replacements are functions because "$&" in a text would otherwise be read as a pattern.
  return template
    .replace('<!--app-html-->', () => html)
    .replace('<!--app-title-->', () => escapeText(title))
    .replace('<!--app-description-->', () => escapeText(description))
    .replace('<!--app-styles-->', () => install + head)
}

/** @param {string} text */
function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
