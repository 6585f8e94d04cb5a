/** Builds the service worker: one file, because older browsers take no modules there. */

import { defineConfig } from 'vite'

/** Told by the step before this one; JSON of a `Release` (web/worker/kept-files.ts). */
const release = process.env['RELEASE'] ?? ''

export default defineConfig({
  root: `${import.meta.dirname}/../worker`,
  publicDir: false,
  define: { builtRelease: release },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/../worker/service-worker.ts`,
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
