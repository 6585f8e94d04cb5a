/** Builds the service worker: one file, because older browsers take no modules there. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

/** Written by the step before this one; JSON of a `Release` (web/worker/release.ts). */
const releaseFile = process.env['RELEASE_FILE'] ?? ''

export default defineConfig({
  root: join(import.meta.dirname, '..', 'worker'),
  publicDir: false,
  define: { builtRelease: readFileSync(releaseFile, 'utf8') },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: join(import.meta.dirname, '..', 'worker', 'service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
