/** Builds the browser room; the same settings serve the prerendering build. */

import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions } from 'vite'
import { addresses, type Address } from '#contract/addresses.ts'
import { chunkGroups } from './build/chunks.ts'
import { demoAdvice } from './build/demo-advice.ts'
import { faqFiles } from './build/faq-files.ts'
import { inLanguage } from './build/in-language.ts'
import { madeUpLanguage, pageLanguageOf } from './build/page-language.ts'
import { stylesByPage } from './build/styles-by-page.ts'

/** Set by the build for each language; development shows English unless told otherwise. */
const language = pageLanguageOf(process.env['BUILD_LANGUAGE'])

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  // Files of settings hold the operator's secrets.
  envDir: false as const,
  plugins: [inLanguage(language), react(), stylesByPage(), faqFiles()],
  define: { builtDemoAdvice: JSON.stringify(demoAdvice(language)) },
  worker: { plugins: () => [inLanguage(language), faqFiles()] },
  // React has had this hook itself since version 18; what the router brings for older ones stays out.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Tablets get old in this house: colors must not fall out of them.
    cssTarget: ['chrome100', 'firefox100', 'safari15'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What renders the pages, and the made-up language, is used once and thrown away.
    minify: !isSsrBuild && language !== madeUpLanguage,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(Object.values(addresses).map(proxyTo)),
  },
}))

/** In development the server runs beside Vite; `POST /login` is its call, `GET /login` our page. */
function proxyTo({ method, path }: Address): [string, ProxyOptions] {
  const isPage = (asked: string | undefined) => asked === 'GET' && method !== 'GET'
  return [
    `^${path.replace(/:\w+/, '[^/?]+')}(\\?|$)`,
    {
      target: 'http://127.0.0.1:3000',
      bypass: (request) => (isPage(request.method) ? request.url : undefined),
    },
  ]
}
