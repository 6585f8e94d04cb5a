/** The instruments as the Spanish pages have them: built with the very plugin of the build. */

import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { inLanguage } from '#web/build/in-language.ts'
import type * as core from './core-entry.ts'

const entry = fileURLToPath(new URL('core-entry.ts', import.meta.url))

/** Builds core in Spanish, in memory. */
export async function spanishCore(): Promise<typeof core> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inLanguage('es')],
    build: { write: false, minify: false, ssr: entry },
  })
  if (!('output' in built)) throw new Error('Core was not built.')
  const code = encodeURIComponent(built.output[0].code)
  const spanish: typeof core = await import(/* @vite-ignore */ `data:text/javascript,${code}`)
  return spanish
}
