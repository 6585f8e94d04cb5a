/** What the build of the web app has laid down: pages in each language, and files that all share. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Language, languages } from '#core/languages.ts'

/** One page in one language. */
export interface BuiltPage {
  readonly language: Language
  /** Its file, below the folder of the build. */
  readonly file: string
  /** Header `ETag`: another page, another language and another build each have another one. */
  readonly mark: string
}

/** The build, listed once. */
export interface BuiltPages {
  /** Names of the files that have no words, or carry their content in their name. */
  readonly files: ReadonlySet<string>
  /** Other spellings of addresses, each with its page. */
  readonly redirects: ReadonlyMap<string, string>
  /**
   * Finds a page.
   *
   * @param name - path of its file without the ending: `index`, `login`, `404`.
   * @param language - the language wished for.
   * @returns the page, in English where the build has not that language; undefined for no page.
   */
  readonly pageNamed: (name: string, language: Language) => BuiltPage | undefined
}

/**
 * Lists the build.
 *
 * @param webDir - absolute path of the built web app; may be missing, then there is nothing.
 * @returns what there is; read once, so nothing outside the folder can ever be asked for.
 */
export function readBuiltPages(webDir: string): BuiltPages {
  const names = listFiles(webDir)
  const pages = new Map(
    languages.flatMap((language) =>
      names
        .filter((name) => name.startsWith(`${language}/`) && name.endsWith('.html'))
        .map((file) => [file, { language, file, mark: markOf(join(webDir, file)) }] as const),
    ),
  )
  return {
    files: new Set(names.filter((name) => !pages.has(name))),
    redirects: readRedirects(webDir),
    pageNamed: (name, language) =>
      pages.get(`${language}/${name}.html`) ?? pages.get(`${languages[0]}/${name}.html`),
  }
}

/** Weak, because a packed page counts as the same. Made of the content: times and sizes can be equal. */
function markOf(file: string): string {
  return `W/"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`
}

/** What the build writes for its own use is no page. */
const privateFiles = /(^(pages|redirects|inline-sources)\.json$|\.(br|gz)$)/

function listFiles(webDir: string): readonly string[] {
  if (!existsSync(webDir)) return []
  return readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(webDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !privateFiles.test(name))
}

/** Written by the build as one object from spelling to page. */
function readRedirects(webDir: string): ReadonlyMap<string, string> {
  const file = join(webDir, 'redirects.json')
  if (!existsSync(file)) return new Map()
  const redirects: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(redirects))
}
