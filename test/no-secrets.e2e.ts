/**
 * What people load holds nothing of the machine that built it: no secret, no setting, no server code. `npm test`
 * builds it on a machine full of secrets.
 */

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { marker, plantedSecrets } from './support/planted-secrets.ts'
import browserRoom from '../web/vite.config.ts'

/** Packages that only the server has a use for. */
const serverPackages = [
  'fastify',
  'kysely',
  'nodemailer',
  'argon2',
  'simplewebauthn/server',
  'ZodError',
]

const projectFolder = join(import.meta.dirname, '..')
const files = readFiles(join(projectFolder, 'dist', 'web'))

function readFiles(built: string) {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(built, name)).isFile())
    .map((name) => ({
      name,
      text: unpack(name, readFileSync(join(built, name))).toString('latin1'),
    }))
}

function unpack(name: string, bytes: Buffer): Buffer {
  if (name.endsWith('.br')) return brotliDecompressSync(bytes)
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

const filesWith = (text: string) =>
  files.filter((file) => file.text.includes(text)).map(({ name }) => name)

describe('the built web app', () => {
  it('is all there, and is read here in each of its forms', () => {
    const forms = ['privacy.html', 'privacy.html.br', 'privacy.html.gz']
    expect(filesWith('Apart from what you let the coach remember')).toEqual(
      expect.arrayContaining(forms.map((name) => join('en', name))),
    )
    expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(20)
  })

  it('holds no secret of the environment, and is built without looking into files of settings', () => {
    expect(filesWith(marker)).toEqual([])
    expect(filesWith('internal.example')).toEqual([])
    expect(browserRoom({ command: 'build', mode: 'production' })).toMatchObject({ envDir: false })
  })

  it.each(Object.keys(plantedSecrets))('does not even know the setting %s', (name) => {
    expect(filesWith(name)).toEqual([])
  })

  it.each(serverPackages)('brings nothing of %s', (name) => {
    expect(filesWith(name)).toEqual([])
  })

  it('brings nothing that only runs on a server', () => {
    const server = /["'`]node:|#server\/|process\.env/
    expect(files.filter(({ text }) => server.test(text)).map(({ name }) => name)).toEqual([])
  })

  it('has no source map', () => {
    expect(files.filter(({ name }) => /\.map(\.|$)/.test(name))).toEqual([])
    expect(filesWith('sourceMappingURL')).toEqual([])
  })

  it('does not tell where it was built', () => {
    for (const place of [projectFolder, tmpdir(), homedir()]) {
      expect(filesWith(`${place}/`)).toEqual([])
    }
  })
})
