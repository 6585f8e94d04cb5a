/** Takes the styles away from the scripts: each would fetch a stylesheet of its own, twenty on one walk. */

import type { Plugin, Rolldown } from 'vite'

/** For the step that writes the pages (scripts/web-build/page-styles.mjs); files there are not served. */
const notes = '.vite/styles.json'

/** Vite leaves it in each stylesheet until it has named them. */
const hashMark = /\/\*\$vite\$:\d+\*\//

/**
 * Notes the styles of each script, and writes one stylesheet with all that is not on every page anyway. The
 * scripts fetch none: web/app/page-styles.ts does.
 *
 * @returns a plugin for the build of what browsers get.
 */
export function stylesByPage(): Plugin {
  return {
    name: 'styles-by-page',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before Vite writes into the scripts which stylesheets they fetch.
      order: 'pre',
      handler(_, bundle) {
        const { first, others } = inOrder(bundle)
        const stylesOf = (chunks: readonly Rolldown.OutputChunk[]) =>
          chunks.map((chunk) => takeStyles(bundle, chunk))
        const ofFirst = stylesOf(first).join('')
        const ofOthers = stylesOf(others)
        const file = this.emitFile({ type: 'asset', name: 'others.css', source: ofOthers.join('') })
        const found = { first: ofFirst, others: ofOthers, othersFile: this.getFileName(file) }
        this.emitFile({ type: 'asset', fileName: notes, source: JSON.stringify(found) })
      },
    },
  }
}

/** As styles must follow each other: after those of all that is imported, and those of later parts at the end. */
function inOrder(bundle: Rolldown.OutputBundle) {
  const collected = new Set<Rolldown.OutputChunk>()
  const later = new Set<string>()
  const collect = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || collected.has(chunk)) return
    for (const imported of chunk.imports) collect(imported)
    for (const fetched of chunk.dynamicImports) later.add(fetched)
    collected.add(chunk)
  }
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.isEntry) collect(name)
  }
  const first = [...collected]
  for (const name of later) collect(name)
  return { first, others: [...collected].slice(first.length) }
}

/** Takes the styles of a script out of the build. */
function takeStyles(bundle: Rolldown.OutputBundle, { viteMetadata }: Rolldown.OutputChunk): string {
  const files = [...(viteMetadata?.importedCss ?? [])]
  viteMetadata?.importedCss.clear()
  return files
    .map((file) => {
      const asset = bundle[file]
      if (asset?.type !== 'asset') throw new Error(`${file} was not built.`)
      delete bundle[file]
      return String(asset.source).replace(hashMark, '').trim()
    })
    .join('')
}
