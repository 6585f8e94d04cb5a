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
