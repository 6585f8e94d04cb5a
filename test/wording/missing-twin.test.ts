/** A page is never half in English: without the translation of a file of texts there is no build. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { inLanguage } from '#web/build/in-language.ts'
import { type PageLanguage, pageLanguageOf } from '#web/build/page-language.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sledss-twin-'))
  mkdirSync(join(folder, 'web', 'locales'), { recursive: true })
  write('web/page.ts', `import { texts } from './locales/greeting.ts'\nconsole.log(texts.hello)`)
  write('web/locales/greeting.ts', `export const texts = { hello: 'Good morning' }`)
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

async function builtIn(language: PageLanguage): Promise<string> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [inLanguage(language)],
    build: { write: false, minify: false, ssr: join(folder, 'web', 'page.ts') },
  })
  if (!('output' in built)) throw new Error('Nothing was built.')
  return built.output[0].code
}

describe('a build in another language', () => {
  it('takes the translated file and nothing of the English one', async () => {
    write('web/locales/greeting.es.ts', `export const texts = { hello: 'Buenos días' }`)
    const code = await builtIn('es')
    expect(code).toContain('Buenos días')
    expect(code).not.toContain('Good morning')
    expect(await builtIn('en')).toContain('Good morning')
  })

  it('fails where a translation is missing, and says which', async () => {
    await expect(builtIn('es')).rejects.toThrow(/Not translated: .*greeting\.es\.ts is missing/)
  })

  it('lets a translation take from its English what has no words', async () => {
    write(
      'web/locales/greeting.es.ts',
      `import { texts as english } from './greeting.ts'
export const texts = { ...english, hello: english.hello.length + ' letras' }`,
    )
    expect(await builtIn('es')).toContain('letras')
  })

  it('is long, accented and marked in the made-up language, which needs no translation', async () => {
    expect(await builtIn('ar-XB')).toContain('inMadeUpWords')
  })

  it('does not begin in a language nobody knows', () => {
    expect(() => pageLanguageOf('tlh')).toThrow('there is no language tlh')
    expect(pageLanguageOf(undefined)).toBe('en')
  })
})
