/** Builds the browser room; the same settings serve the prerendering build. */

import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions } from 'vite'
import { addresses, type Address } from '#contract/addresses.ts'

/** What every instrument stands on; named so that no instrument takes it into its own file. */
const rulesOfAll =
  /\/core\/(?:rules\/(?!sleep-night|activity-weights)|items\/choice-item|bands|scoring|instrument\.|responses|clock-text)/

/** What every page stands on, as one file: split in two it would pack 2 KiB worse. */
const groundOfAll =
  /\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam)\/|\/web\/(?:main|paths|app\/(?!prepare|comfort\/comfort-controls)|client\/(?!this-device|server-transport|stream|my-data|passkeys|body-measures|comfort)|locales\/(?:common|use-texts|language)|ui\/(?:button|page-|notices|loading|lazy-page|later-part|navigation|note|disclosure|logo|dropdown))/

/** All but what some pages share and no question page needs: the coach, pictures, the guest's side, the way to the server, all instruments together. */
const forQuestions =
  /^(?!.*\/(?:coach\/|minisearch|illustrations\/|this-device|client\/(?:stream|my-data|passkeys|server-transport|comfort|body-measures)|contract\/addresses|node_modules\/idb|app\/(?:prepare|comfort)|read-aloud|core\/(?:(?:questionnaire-)?catalog|change)|locales\/(?:account|consent)|ui\/data-table|ui\/card))/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Tablets get old in this house: colors must not fall out of them.
    cssTarget: ['chrome100', 'firefox100', 'safari15'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Slower than the default, and 1 KiB smaller on a question page, whose budget is 80 KiB.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    cssCodeSplit: false,
    manifest: true,
    // A slow phone fetches six files at a time and waits half a second for each six: what many pages
    // share comes as one file. What each instrument asks, and how it scores, are files of their own, or a
    // question page would load all six with their formulas and sources.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: instrumentOf, debugName: 'instruments', priority: 1 },
            { name: questionnaireOf, debugName: 'questionnaires', priority: 2 },
            { name: 'bmi', test: /\/core\/(?:bmi|body-units)\.ts$/, priority: 2 },
            {
              name: 'night',
              test: /\/web\/(?:features\/questionnaire\/flow\/night\/|locales\/night)/,
              priority: 2,
            },
            { name: 'ground', test: isGround, priority: 3 },
            { name: 'shared', test: forQuestions, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(Object.values(addresses).map(proxyTo)),
  },
})

function isGround(file: string): boolean {
  return rulesOfAll.test(file) || groundOfAll.test(file)
}

/** Names the chunk of a file that belongs to one instrument alone. */
function instrumentOf(file: string): string | null {
  return /\/core\/instruments\/([a-z]+)\.ts$/.exec(file)?.[1] ?? null
}

/** What an instrument asks is apart from how it scores: question pages need nothing else of it. */
function questionnaireOf(file: string): string | null {
  const id = /\/core\/(?:questionnaires|items)\/([a-z]+)-(?:items|questionnaire)\.ts$/.exec(
    file,
  )?.[1]
  return id === undefined || id === 'choice' ? null : `${id}-questionnaire`
}

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
