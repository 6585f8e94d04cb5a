/**
 * What people load holds nothing of the machine that built it: no secret, no setting, no server code.
 * The whole build is made anew from a copy of the sources, on a machine full of secrets.
 */

import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProject, projectFolder } from '../setup/project-folder.mjs'

/** The server stays behind: a build that wanted any of it would fail. */
const copied = [
  'web',
  'core',
  'coach',
  'contract',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]

const marker = 'a-secret-that-nobody-may-see'

/** Vite shows pages what begins with VITE_, if a page asks for it. */
const secrets = {
  DATABASE_URL: `postgres://app:${marker}-1@db.internal.example/life`,
  SMTP_URL: `smtp://mail:${marker}-2@mail.internal.example`,
  COACH_API_KEY: `${marker}-3`,
  VITE_COACH_API_KEY: `${marker}-4`,
}

/** Packages that only the server has a use for. */
const serverPackages = [
  'fastify',
  'kysely',
  'nodemailer',
  'argon2',
  'simplewebauthn/server',
  'ZodError',
]

let folder: string
let files: { readonly name: string; readonly text: string }[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sledss-build-'))
  for (const name of copied) cpSync(inProject(name), join(folder, name), { recursive: true })
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'), 'junction')
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}-of-the-file\n`)
  for (const place of ['.env', 'web/.env']) writeFileSync(join(folder, place), lines.join(''))
  await promisify(execFile)(process.execPath, [join(folder, 'scripts', 'build.mjs')], {
    cwd: folder,
    env: { ...process.env, ...secrets },
  })
  files = readFiles(join(folder, 'dist', 'web'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

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

  it('holds no secret, whether it came from the environment or from a file', () => {
    expect(filesWith(marker)).toEqual([])
    expect(filesWith('internal.example')).toEqual([])
  })

  it.each(Object.keys(secrets))('does not even know the setting %s', (name) => {
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
    for (const place of [folder, projectFolder, tmpdir(), homedir()]) {
      expect(filesWith(`${place}/`)).toEqual([])
    }
  })
})
