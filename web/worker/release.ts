/** What each language needs without a connection; the build writes it into the worker. */

import type { Language } from '#core/languages.ts'

/** One release, as the build made it. */
export interface Release {
  /** Hash over everything in it: another release has another one. */
  readonly version: string
  /** Addresses of the scripts and fonts of a language, each with the hash of its content in its name. */
  readonly assets: Readonly<Partial<Record<Language, readonly string[]>>>
}

declare const builtRelease: Release

export const release: Release = builtRelease

/** Files whose names stay while their content may change: asked for again at each visit. */
export const livingFiles: readonly string[] = ['/forum-tests.json', '/forum-tests.es.json']

/** The page without anything on it yet, from which the script makes every page. */
export function shellOf(language: string): string {
  return `/offline/${language}`
}
