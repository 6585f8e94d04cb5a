/** The built pages and their files. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test-support/test-app.ts'

const files = {
  'en/index.html': '<p>home</p>',
  'en/login.html': '<p>login</p>',
  'en/404.html': '<p>nothing here</p>',
  'es/index.html': '<p>casa</p>',
  'es/index.html.br': 'casa as brotli',
  'es/login.html': '<p>entre</p>',
  'es/404.html': '<p>nada por aquí</p>',
  'assets/app-1a2b.js': 'plain()',
  'assets/app-1a2b.js.br': 'as brotli',
  'assets/app-1a2b.js.gz': 'as gzip',
  'icon.svg': '<svg/>',
  'service-worker.js': 'wait()',
  'offline/es.html': '<p>vacío</p>',
  'manifest.en.webmanifest': '{}',
  'pages.json': '["/","/login"]',
  'redirects.json': '{"/signin":"/login"}',
  'inline-sources.json': JSON.stringify({
    styles: {
      'en/index.html': "'sha256-home='",
      'en/404.html': "'sha256-missing='",
      'es/login.html': "'sha256-entrada='",
      'offline/es.html': "'sha256-shell='",
    },
    scripts: ["'sha256-def='"],
  }),
}

describe('pages', () => {
  let webDir: string
  let server: TestApp

  beforeAll(async () => {
    webDir = mkdtempSync(join(tmpdir(), 'sledss-web-'))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(webDir, name)), { recursive: true })
      writeFileSync(join(webDir, name), text)
    }
    server = await startTestApp({}, { webDir })
  })

  afterAll(async () => {
    await server.close()
    rmSync(webDir, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.send({ method: 'GET', url, headers })

  it.each([
    ['/', 'home'],
    ['/?userId=7', 'home'],
    ['/login', 'login'],
    ['/login/', 'login'],
  ])('%s is a page', async (url, text) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toContain(text)
  })

  describe('in the language of the person', () => {
    const spanish = { 'accept-language': 'es-MX,es;q=0.9' }

    it('come in Spanish to whoever asks for it, and say so', async () => {
      const answer = await get('/login', spanish)
      expect(answer.body).toContain('entre')
      expect(answer.headers['content-language']).toBe('es')
      expect((await get('/login')).headers['content-language']).toBe('en')
    })

    it('come in the language a person chose, whatever the browser wishes', async () => {
      const answer = await get('/login', { cookie: 'language=en', ...spanish })
      expect(answer.body).toContain('login')
    })

    it('tell every keeper of copies what decides, also beside packing', async () => {
      const decisive = 'Cookie, Accept-Language, Accept-Encoding'
      expect((await get('/')).headers['vary']).toBe(decisive)
      const packed = await get('/', { ...spanish, 'accept-encoding': 'br' })
      expect(packed.body).toBe('casa as brotli')
      expect(packed.headers['vary']).toBe(decisive)
      expect((await get('/assets/app-1a2b.js')).headers['vary'] ?? '').not.toContain('Cookie')
    })

    it('are not sent again to whoever has them, in the same language alone', async () => {
      const mark = String((await get('/', spanish)).headers.etag)
      for (const known of [mark, `"other", ${mark}`, mark.replace('W/', '')]) {
        const again = await get('/', { ...spanish, 'if-none-match': known })
        expect(again.statusCode).toBe(304)
        expect(again.headers['vary']).toContain('Cookie, Accept-Language')
        expect(again.body).toBe('')
      }
      const english = await get('/', { 'if-none-match': mark })
      expect(english.statusCode).toBe(200)
      expect(english.body).toContain('home')
    })

    it('are not held back because their file is old', async () => {
      const since = { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }
      const answer = await get('/', { ...spanish, ...since })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['last-modified']).toBeUndefined()
    })

    it('help in that language at an address that is none, every time', async () => {
      const answer = await get('/nowhere', spanish)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('nada por aquí')
      expect(answer.headers['content-language']).toBe('es')
      expect((await get('/nowhere', { 'if-none-match': '*' })).statusCode).toBe(404)
    })
  })

  it('keeps hashed files for good and sends them compressed', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.body).toBe('as brotli')
    expect((await get('/assets/app-1a2b.js')).body).toBe('plain()')
  })

  it('answers an unknown page with a page that helps', async () => {
    for (const url of [
      '/nowhere',
      '/404',
      '/en',
      '/es/',
      '/es/login',
      '/deep/er',
      '/%E2%80%A6',
      '/login%',
      '/%zz',
    ]) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('nothing here')
    }
  })

  it('answers a person, who came with a browser, with that page whatever they typed', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    for (const url of ['/home.htm', '/login.php', `/${'x'.repeat(200)}`]) {
      const answer = await get(url, { accept })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('nothing here')
    }
  })

  it('answers a program, which takes JSON, in JSON', async () => {
    const answer = await get('/view-score/7', { accept: 'application/json' })
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('has the service worker asked for anew each time, or an old one would stay for good', async () => {
    const answer = await get('/service-worker.js?language=es')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-type']).toContain('javascript')
  })

  it('gives the service worker the page it keeps for a language, whatever the person reads now', async () => {
    const answer = await get('/offline/es', { cookie: 'language=en' })
    expect(answer.body).toContain('vacío')
    expect(answer.headers['content-language']).toBeUndefined()
  })

  it('says what the manifest is, or no browser would offer to install the site', async () => {
    const answer = await get('/manifest.en.webmanifest')
    expect(answer.headers['content-type']).toContain('application/manifest+json')
  })

  it('sends a file whole to whoever asks for a part that is not there', async () => {
    const answer = await get('/icon.svg', { range: 'bytes=999-' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('<svg/>')
  })

  it.each([
    '/assets/old.js',
    '/pages.json',
    '/inline-sources.json',
    '/assets/app-1a2b.js.br',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/404.html',
    '/index.html',
    '/en/index.html',
    '/es/login.html',
    '/es/index.html.br',
    '/api',
    '/api/nowhere',
  ])('%s is no page', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('leads other spellings to the page, with what was asked', async () => {
    const answer = await get('/signin?userId=7')
    expect(answer.statusCode).toBe(308)
    expect(answer.headers.location).toBe('/login?userId=7')
  })

  it.each([
    ['/', 'en', " 'sha256-home='"],
    ['/login', 'es', " 'sha256-entrada='"],
    ['/login', 'en', ''],
    ['/nowhere', 'en', " 'sha256-missing='"],
    ['/offline/es', 'en', " 'sha256-shell='"],
    ['/icon.svg', 'en', ''],
    ['/signin', 'en', ''],
  ])(
    'allows %s in "%s" the styles that the build put into it, and no others',
    async (url, language, own) => {
      const { headers } = await get(url, { 'accept-language': language })
      const policy = String(headers['content-security-policy']).split('; ')
      expect(policy).toContain(`style-src 'self'${own}`)
    },
  )

  it('says the same of the styles where the browser has the page already', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  it('allows no script of others, and inside the page only what the build wrote there', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-def=';")
    expect(policy).toContain("default-src 'none';")
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|http:/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['permissions-policy']).toBe(
      'camera=(), geolocation=(), microphone=(self), payment=()',
    )
  })

  it('lets no text become script, and sends nothing elsewhere', async () => {
    const policy = String((await get('/')).headers['content-security-policy']).split('; ')
    for (const rule of [
      "require-trusted-types-for 'script'",
      'trusted-types service-worker coach',
      "worker-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule)
    }
    expect(policy.join()).not.toMatch(/blob:|\*|https:/)
  })

  it('lets the answer of a call do nothing, should anybody open it as a page', async () => {
    const { headers } = await get('/api/nowhere')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const site = await get('/api/site')
    expect(site.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
  })
})
