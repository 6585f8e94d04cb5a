/** Packs the script of a page for production, with the bundler of the product. */

import { dirname } from 'node:path'
import { build } from 'vite'

/** Files of a page, by their address on its server. */
export interface PageFiles {
  /** The script that starts the page. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Packs a script with all it imports and writes it under `assets/`.
 *
 * @param entry - absolute path of the script.
 * @param folder - absolute path of where the page is put together; what is there stays.
 */
export async function bundlePage(entry: string, folder: string): Promise<PageFiles> {
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    root: dirname(entry),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: { input: entry },
    },
  })
  if (!('output' in built)) throw new Error(`${entry} was not packed into one set of files.`)
  const styles = built.output
    .map(({ fileName }) => fileName)
    .filter((name) => name.endsWith('.css'))
  const scripts = built.output.flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? [file.fileName] : [],
  )
  return { scripts: scripts.map(addressOf), styles: styles.map(addressOf) }
}

const addressOf = (name: string) => `/${name}`
