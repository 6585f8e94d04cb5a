/** A folder of one page: read and compressed at the start, sent as the product sends its own files. */

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { listen } from './listen.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const isText = /^(text|image\/svg)/

/** The page is asked after each time, everything else is kept for a year: so are the product's. */
const headersOf = (name: string) => ({
  'Content-Type': types[extname(name)] ?? 'application/octet-stream',
  'Cache-Control': name === page ? 'no-cache' : 'public, max-age=31536000, immutable',
})

const page = 'index.html'
const [folder = ''] = process.argv.slice(2)
const files = new Map(readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(entryOf))

listen((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://reference')
  const isPage = extname(pathname) === ''
  const file = files.get(isPage ? page : pathname.slice(1))
  if (file === undefined) {
    response.writeHead(404).end()
    return
  }
  if (isPage && request.headers['if-none-match'] === file.headers.ETag) {
    response.writeHead(304, file.headers).end()
    return
  }
  response.writeHead(200, { ...file.headers, 'Content-Length': file.body.length }).end(file.body)
})

function entryOf(path: string) {
  const file = join(folder, path)
  if (statSync(file).isDirectory()) return []
  const name = path.replaceAll(sep, '/')
  const plain = readFileSync(file)
  const headers = { ...headersOf(name), ETag: `"${plain.length}"` }
  if (!isText.test(headers['Content-Type'])) return [[name, { headers, body: plain }] as const]
  const body = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
  return [[name, { headers: { ...headers, 'Content-Encoding': 'br' }, body }] as const]
}
