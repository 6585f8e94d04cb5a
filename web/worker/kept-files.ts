/** What is kept for the time without a connection: one cache a release, no word of anybody in it. */

import type { Language } from '#core/languages.ts'

/** One release, as the build made it. */
export interface Release {
  /** Hash over everything in it: another release has another one. */
  readonly version: string
  /** Addresses of the scripts, styles and fonts of a language, each with the hash of its content in its name. */
  readonly assets: Readonly<Partial<Record<Language, readonly string[]>>>
}

declare const builtRelease: Release

const release: Release = builtRelease

/** Files whose names stay while their content may change: asked for again at each visit. */
export const livingFiles: readonly string[] = ['/forum-tests.json', '/forum-tests.es.json']

/** The page without anything on it yet, from which the script makes every page. */
export function shellOf(language: string): string {
  return `/offline/${language}`
}

const prefix = 'release-'
const cacheName = `${prefix}${release.version}`

/** So few that a page which is being read meanwhile does not wait for its own files. */
const lanes = 2

/**
 * Fetches what a language needs and keeps it. What is kept already is not fetched again: its name says
 * what is in it.
 *
 * @param language - the language of the page that asked for it.
 * @throws when not all of it came; then the next visit tries again.
 */
export async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const [files] = Object.entries(release.assets)
    .filter(([code]) => code === language)
    .map(([, assets]) => assets)
  if (files === undefined) throw new Error(`There is no language ${language}.`)
  await refresh(cache, shellOf(language))
  await Promise.all(livingFiles.map((file) => refresh(cache, file)))
  const waiting = [...files]
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await keepAsset(cache, file)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
}

/** True once a language of this very release is kept. */
export async function isLanguageKept(language: string): Promise<boolean> {
  return (await caches.match(shellOf(language), { cacheName, ignoreVary: true })) !== undefined
}

/** Forgets the releases before this one; only for when no page of theirs is open. */
export async function forgetOlderReleases(): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** A file as this release keeps it; else as another one does, whose pages may still be open. */
export async function kept(address: string): Promise<Response | undefined> {
  const own = await caches.match(address, { cacheName, ignoreVary: true })
  return own ?? caches.match(address, { ignoreVary: true })
}

/** Keeps a newer answer of a living file. */
export async function keepAnswer(address: string, answer: Response): Promise<void> {
  await (await caches.open(cacheName)).put(address, answer)
}

async function keepAsset(cache: Cache, address: string): Promise<void> {
  const known = await kept(address)
  await cache.put(address, known ?? (await fetchWhole(address, 'default')))
}

async function refresh(cache: Cache, address: string): Promise<void> {
  await cache.put(address, await fetchWhole(address, 'no-cache'))
}

async function fetchWhole(address: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(address, { cache, priority: 'low', credentials: 'same-origin' })
  if (!answer.ok || answer.redirected) throw new Error(`${address} did not come`)
  return answer
}
