/** Serves the built web app: prerendered pages, and files whose names change with their content. */

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from '../http/request-language.ts'
import { type BuiltPage, readBuiltPages } from './built-pages.ts'
import { type PolicyOf, policyHeader } from './page-policy.ts'
import { missing } from './refusals/wrong-method.ts'

/** Page that is shown, with status 404, at an address no page has. */
const missingPage = '404'

/** The route of all pages and files: whatever no call has. */
export const pagesRoute = '/*'

/** Files in this folder carry a hash of their content in their name. */
const hashedFolder = 'assets/'

/**
 * Installs the pages.
 *
 * @param app - the server.
 * @param webDir - absolute path of the built web app; may be missing, then there are no pages.
 * @param policyOf - what each page may do.
 */
export async function servePages(
  app: FastifyInstance,
  webDir: string,
  policyOf: PolicyOf,
): Promise<void> {
  const { files, redirects, pageNamed } = readBuiltPages(webDir)
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
  const allowOwn = (reply: FastifyReply, file: string) => reply.header(policyHeader, policyOf(file))
  app.get(pagesRoute, async (request, reply) => {
    const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '')
    if (/^\/api(\/|$)/.test(path)) throw missing(request, reply)
    const target = redirects.get(path)
    if (target !== undefined) return reply.redirect(target + queryOf(request.url), 308)
    const name = path.slice(1).replace(/\/$/, '')
    const file = [name, `${name}.html`].find((candidate) => files.has(candidate))
    if (file !== undefined) return sendFile(allowOwn(reply, file), file)
    const language = requestLanguage(request)
    const page = name === missingPage ? undefined : pageNamed(name || 'index', language)
    if (page !== undefined) return sendPage(request, allowOwn(reply, page.file), page)
    const missed = pageNamed(missingPage, language)
    if (missed === undefined || !wantsPage(path, request.headers.accept))
      throw missing(request, reply)
    return sendPage(request, allowOwn(reply.code(404), missed.file), missed)
  })
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const lasting = file.startsWith(hashedFolder)
  reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.sendFile(file)
}

/** One address has a page in each language: whoever keeps a copy is told what decides between them. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage): FastifyReply {
  const { file, language, mark } = page
  reply.headers({
    'cache-control': 'no-cache',
    'content-language': language,
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  })
  if (reply.statusCode === 200) {
    reply.header('etag', mark)
    if (hasAlready(request, mark)) return reply.code(304).send()
  }
  // A time of change says nothing of the language, and a browser that knows it would keep the old page.
  return reply.sendFile(file, { etag: false, lastModified: false })
}

function hasAlready({ headers }: FastifyRequest, mark: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim())
  return known?.some((one) => one === '*' || weak(one) === mark) ?? false
}

/** Between us and the browser somebody may pack the page and say so by a mark of the other kind. */
const weak = (mark: string) => (mark.startsWith('W/') ? mark : `W/${mark}`)

/** Browsers name HTML where a person goes somewhere; without a word it is guessed from the address. */
function wantsPage(path: string, accept = ''): boolean {
  if (accept.includes('text/html')) return true
  return !accept.includes('application/json') && !/\.\w+$/.test(path)
}

function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}
