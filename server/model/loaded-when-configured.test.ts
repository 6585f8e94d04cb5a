/** Packages that speak with services, or judge passkeys, cost time and memory: they are read when they are needed. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const listModules = new URL('../test-support/list-modules.ts', import.meta.url).href
const ofPasskeys = '/node_modules/@simplewebauthn/'
const packages = /\/node_modules\/(ai|@ai-sdk\/[\w-]+|ollama-ai-provider-v2)\//

/** Starts the program, stops it when it is ready, and lists what it loaded. */
async function modulesOf(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sledss-modules-'))
  const list = join(dataDir, 'modules.txt')
  const program = spawn(process.execPath, ['--import', listModules, main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      MODULE_LIST: list,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  program.stdout.once('data', () => program.kill('SIGTERM'))
  program.stdout.resume()
  const [code] = await once(program, 'close')
  const modules = readFileSync(list, 'utf8')
  rmSync(dataDir, { recursive: true })
  expect(code).toBe(0)
  return modules.split('\n')
}

const named = (modules: readonly string[]) =>
  new Set(modules.flatMap((one) => packages.exec(one)?.[1] ?? []))

describe('the program', () => {
  it('loads no package of language models without one, and none of passkeys before one comes', async () => {
    const modules = await modulesOf({ LOG_LEVEL: 'silent' })
    expect(modules.some((one) => one.includes('/node_modules/fastify/'))).toBe(true)
    expect(named(modules)).toEqual(new Set())
    expect(modules.some((one) => one.includes(ofPasskeys))).toBe(false)
  })

  it('loads what one model needs', async () => {
    const loaded = named(await modulesOf({ LOG_LEVEL: 'silent', COACH_MODEL: 'ollama:llama3.1' }))
    expect(loaded).toContain('ai')
    expect(loaded).toContain('ollama-ai-provider-v2')
    expect(loaded).not.toContain('@ai-sdk/anthropic')
  })
})
