/** The settings and what is said about bad ones. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BadSettings, readConfig, settingNames } from './config.ts'

function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (fault) {
    if (!(fault instanceof BadSettings)) throw fault
    return fault.message.split('\n').slice(1)
  }
}

function read(name: string): string {
  return readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
}

describe('the settings', () => {
  it('have defaults that work', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: '',
      databaseDirectUrl: '',
      databaseReadUrl: '',
      databaseLimits: { connections: 10, patienceMs: 3000 },
      publicUrl: '',
      isSecure: false,
      signInUrl: '/login',
      sisterProducts: [
        { name: expect.any(String), url: expect.stringMatching(/^https:/) },
        { name: expect.any(String), url: expect.stringMatching(/^https:/) },
      ],
      operator: { name: '', contact: '' },
      region: 'US',
      smtpUrl: '',
      mailFrom: '',
      languageModel: undefined,
      coachCallsPerHour: 60,
      inactiveAccountDays: null,
      auditMonths: null,
      jobLettersPerMinute: 60,
      sharedDevices: false,
      metricsToken: '',
      stopDelayMs: 0,
      pushHosts: [
        'fcm.googleapis.com',
        '*.push.services.mozilla.com',
        '*.push.apple.com',
        '*.notify.windows.com',
      ],
      rateLimit: true,
      traces: undefined,
      trustProxy: 'loopback',
      trustedNetworks: '',
      logLevel: 'info',
    })
  })

  it('all stand on the page for operators and in the example, in the same order', () => {
    const inExample = read('.env.example').match(/^[A-Z_]+(?==)/gm)
    const rows = read('README.md').match(/^\| `[A-Z_]+`[^|]*(?=\|)/gm) ?? []
    const inTable = rows.flatMap((row) => row.match(/[A-Z_]{4,}/g) ?? [])
    expect(inTable).toEqual(inExample)
    expect(inTable).toEqual(expect.arrayContaining([...settingNames]))
  })

  it('take an empty text as not set', () => {
    expect(readConfig({ PORT: '', REGION: '', RATE_LIMIT: '' })).toEqual(readConfig({}))
  })

  it('are read', () => {
    const config = readConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://health.example.org',
      DATABASE_URL: 'postgres://u:p@db/x',
      SISTER_PRODUCTS: 'One | https://one.example ; Two|http://two.example/a?b=c',
      RATE_LIMIT: 'off',
    })
    expect(config).toMatchObject({
      port: 8080,
      isSecure: true,
      rateLimit: false,
      sisterProducts: [
        { name: 'One', url: 'https://one.example' },
        { name: 'Two', url: 'http://two.example/a?b=c' },
      ],
    })
  })

  it('tell all faults at once, in words, and no secret', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      PUBLIC_URL: 'health',
      DATABASE_URL: 'mysql://u:hidden@db/x',
      DATABASE_CONNECTIONS: '0',
      DATABASE_PATIENCE_MS: 'long',
      SIGN_IN_URL: '//evil.example',
      SISTER_PRODUCTS: 'One|https://one.example',
      REGION: 'USA',
      SMTP_URL: 'mail.example.org',
      COACH_MODEL: 'gpt',
      INACTIVE_ACCOUNT_DAYS: '30',
      AUDIT_MONTHS: '11',
      PUSH_HOSTS: 'https://push.example',
      JOB_LETTERS_PER_MINUTE: '0',
      STOP_DELAY_S: '-1',
      RATE_LIMIT: 'maybe',
      TRUST_PROXY: 'loopback, everybody',
      TRUSTED_NETWORKS: '192.0.2.0/33',
      LOG_LEVEL: 'loud',
    })
    expect(faults).toEqual([
      '- PORT must be a number',
      '- DATABASE_URL must be an address like postgres://user:password@host:5432/name (signs like # in the password as %23)',
      '- DATABASE_CONNECTIONS must be 1 to 1000',
      '- DATABASE_PATIENCE_MS must be a number',
      '- PUBLIC_URL must be an address like https://example.org',
      '- SIGN_IN_URL must be an address like https://example.org, or a path like /login',
      '- SISTER_PRODUCTS must be two products, like Name|https://one.example;Name|https://two.example',
      '- REGION must be two letters, like US',
      '- SMTP_URL must be an address like smtps://user:password@mail.example.org (signs like # in the password as %23)',
      '- INACTIVE_ACCOUNT_DAYS must be 90 days or more',
      '- AUDIT_MONTHS must be 12 to 1200',
      '- PUSH_HOSTS must be names of hosts with commas, like *.push.example, or off',
      '- JOB_LETTERS_PER_MINUTE must be 1 to 10000',
      '- STOP_DELAY_S must be 0 to 300',
      '- RATE_LIMIT must be on or off',
      '- TRUST_PROXY must be loopback, or addresses with commas, like 10.0.0.0/8, 192.0.2.7',
      '- TRUSTED_NETWORKS must be addresses with commas, like 192.0.2.0/24, 2001:db8::/32',
      '- LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
      '- COACH_MODEL must be provider:model with the provider openai, anthropic, ollama; or empty for the built-in coach',
    ])
  })

  it('refuse a database address that cannot be read, and do not repeat it', () => {
    const [fault, ...others] = faultsOf({ DATABASE_URL: 'postgres://u:hid#den@db/x' })
    expect(fault).toMatch(/^- DATABASE_URL must be an address/)
    expect(fault).not.toContain('hid')
    expect(others).toEqual([])
  })

  it.each(['loopback', 'loopback,uniquelocal', '10.0.0.0/8, 192.0.2.7', '2001:db8::/32'])(
    'believe the proxies %s',
    (TRUST_PROXY) => expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY),
  )

  it.each(['', '10.0.0.0/33', '10.0.0', 'true', '10.0.0.1,'])(
    'never believe everybody because of %j',
    (text) => expect(faultsOf({ TRUST_PROXY: ` ${text}` })).toHaveLength(1),
  )

  it('take a secret from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sledss-secret-'))
    const path = join(folder, 'key')
    writeFileSync(path, 'the key\n')
    const model = { COACH_MODEL: 'openai:some-model', COACH_API_KEY_FILE: path }
    expect(readConfig(model).languageModel?.apiKey).toBe('the key')
    expect(faultsOf({ COACH_API_KEY: 'a', COACH_API_KEY_FILE: path })).toEqual([
      '- COACH_API_KEY and COACH_API_KEY_FILE are both set: keep one of them',
    ])
    const missing = join(folder, 'missing')
    expect(faultsOf({ COACH_MODEL: 'anthropic:a-model', COACH_API_KEY_FILE: missing })).toEqual([
      '- COACH_API_KEY_FILE names a file that cannot be read',
    ])
    expect(faultsOf({ SMTP_URL_FILE: missing })).toEqual([
      '- SMTP_URL_FILE names a file that cannot be read',
    ])
    writeFileSync(path, '\n')
    expect(faultsOf({ DATABASE_URL_FILE: path })).toEqual([
      '- DATABASE_URL_FILE names a file that is empty',
    ])
    rmSync(folder, { recursive: true })
  })
})
