/** Builds the browser room; the same settings serve the prerendering build. */

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    // A slow phone fetches six files at a time and waits half a second for each six: what many pages
    // share comes as one file.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/get-advice', '/view-scores', '/chat', '/social-score'].map((path) => [
        path,
        'http://127.0.0.1:3000',
      ]),
    ),
  },
})
