/**
 * Stands between the pages and the network, so that the site opens without it
 * (docs/decisions/020-offline.md). Calls never pass through here: nothing of a person is kept.
 */

import {
  forgetOlderReleases,
  isLanguageKept,
  keepAnswer,
  keepLanguage,
  kept,
  livingFiles,
  shellOf,
} from './kept-files.ts'
import { takeNotes } from './show-note.ts'

declare const self: ServiceWorkerGlobalScope

/** After this long without an answer a page comes from this device. */
const timeoutMs = 4000
/** What stands before the server says these when the server itself is away. */
const serverIsAway: ReadonlySet<number> = new Set([502, 503, 504])

/** The language of the page that registered this worker, as its address says. */
const language = new URL(self.location.href).searchParams.get('language') ?? 'en'
let tookOver = false

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (livingFiles.includes(pathname)) event.respondWith(livingFile(request, pathname))
})

takeNotes()

async function install(): Promise<void> {
  const before = languageOf(self.registration.active)
  const isSwitch = before !== null && before !== language && (await isLanguageKept(before))
  await keepLanguage(language)
  // Another language of the same release may come at once; a new release waits until no page of
  // the old one is open, because its files are forgotten then.
  if (!isSwitch) return
  tookOver = true
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  if (!tookOver) await forgetOlderReleases()
  await self.registration.navigationPreload?.enable()
  // The page of a first visit goes on without a connection too.
  await self.clients.claim()
}

function languageOf(worker: ServiceWorker | null): string | null {
  return worker === null ? null : new URL(worker.scriptURL).searchParams.get('language')
}

/** A page comes from the server; where none answers, from this device. */
async function page(event: FetchEvent): Promise<Response> {
  const fromServer = answerOf(event)
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, timeoutMs)
  })
  const answer = await Promise.race([fromServer.catch(() => undefined), late])
  if (answer !== undefined && !serverIsAway.has(answer.status)) return answer
  const shell = await kept(shellOf(language))
  return shell ?? answer ?? fromServer
}

/** The browser asks while the worker is still starting, where it can. */
async function answerOf(event: FetchEvent): Promise<Response> {
  const early: unknown = await event.preloadResponse
  return early instanceof Response ? early : fetch(event.request)
}

/** A file whose name says what is in it. */
async function asset(request: Request): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request)
}

async function livingFile(request: Request, pathname: string): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keepAnswer(pathname, answer.clone())
    return answer
  } catch (error) {
    const known = await kept(pathname)
    if (known !== undefined) return known
    throw error
  }
}
