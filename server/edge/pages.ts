/** Serves the built web app: prerendered pages, and files whose names change with their content. */

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { missing } from './refusals/wrong-method.ts'

/** Page that is shown, with status 404, at an address no page has. */
const missingPage = '404.html'

/** The route of all pages and files: whatever no call has. */
export const pagesRoute = '/*'

/** Files in this folder carry a hash of their content in their name. */
const hashedFolder = 'assets/'

/**
 * Installs the pages. Files are listed once, so nothing outside the folder can ever be asked for.
 *
 * @param app - the server.
 * @param webDir - absolute path of the built web app; may be missing, then there are no pages.
 */
export async function servePages(app: FastifyInstance, webDir: string): Promise<void> {
  const files = listFiles(webDir)
  const redirects = readRedirects(webDir)
  await app.register(fastifyStatic, {
    root: webDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The files are small: a browser that asks for a part gets the whole, as it may.
    acceptRanges: false,
    // A folder that is missing is said by the server's own words at the first page.
    suppressWarning: true,
  })
  app.get(pagesRoute, async (request, reply) => {
    const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '')
    if (/^\/api(\/|$)/.test(path)) throw missing(request, reply)
    const target = redirects.get(path)
    if (target !== undefined) return reply.redirect(target + queryOf(request.url), 308)
    const file = fileOf(path, files)
    if (file !== undefined) return sendFile(reply, file)
    if (!files.has(missingPage) || !wantsPage(path, request.headers.accept))
      throw missing(request, reply)
    return sendFile(reply.code(404), missingPage)
  })
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const lasting = file.startsWith(hashedFolder)
  reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.sendFile(file)
}

/** Browsers name HTML where a person goes somewhere; without a word it is guessed from the address. */
function wantsPage(path: string, accept = ''): boolean {
  if (accept.includes('text/html')) return true
  return !accept.includes('application/json') && !/\.\w+$/.test(path)
}

/** `/` is index.html, `/about` is about.html or about/index.html, `/assets/x.js` is itself. */
function fileOf(path: string, files: ReadonlySet<string>): string | undefined {
  const name = path.slice(1).replace(/\/$/, '')
  if (name === '404' || name === missingPage) return undefined
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`]
  return candidates.find((candidate) => files.has(candidate))
}

function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

/** What the build writes for its own use is no page. */
const privateFiles = /(^(pages|redirects|inline-sources)\.json$|\.(br|gz)$)/

function listFiles(webDir: string): ReadonlySet<string> {
  if (!existsSync(webDir)) return new Set()
  const entries = readdirSync(webDir, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(webDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
  return new Set(names.filter((name) => !privateFiles.test(name)))
}

/** Other spellings of addresses, written by the build as one object from spelling to page. */
function readRedirects(webDir: string): ReadonlyMap<string, string> {
  const file = join(webDir, 'redirects.json')
  if (!existsSync(file)) return new Map()
  const redirects: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(redirects))
}
