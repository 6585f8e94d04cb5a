/** All settings of the server: read once, checked together, with every fault said in plain words. */

import { z } from 'zod'
import { readRange } from './identity/trusted-networks.ts'
import { readModelSettings, type ModelSettings } from './model/model-settings.ts'
import { readSecretFiles } from './secret-files.ts'
import { usualLimits } from './store/databases/postgres-limits.ts'

/** The settings could not be used; the message lists every fault, one a line. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings'
}

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((v) => v === 'on')

function isWebAddress(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text)
}

/** True for an address of one of these kinds, for example `smtp`; special letters must be escaped. */
function isAddressOf(text: string, kinds: readonly string[]): boolean {
  return kinds.some((kind) => text.startsWith(`${kind}://`)) && URL.canParse(text)
}

/** Names that stand for ranges of addresses, as the library behind `trustProxy` knows them. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isAddressRange(text: string): boolean {
  return namedRanges.has(text.trim()) || readRange(text) !== undefined
}

/** Empty, or a text of its own form. */
function orEmpty(isGood: (text: string) => boolean, fault: string) {
  return z
    .string()
    .refine((text) => text === '' || isGood(text), fault)
    .default('')
}

const webAddress = () => orEmpty(isWebAddress, 'must be an address like https://example.org')

/** Shown to people as it stands. */
const shortText = () =>
  z
    .string()
    .trim()
    .max(200, 'must be 200 characters or fewer')
    .regex(/^\P{Cc}*$/u, 'must be one line')
    .default('')

/**
 * The products have no sisters until the operator names them: until then the footer leads to two
 * public, free, commercial-free sites about healthy ageing, under their own names.
 */
const defaultSisterProducts =
  'National Institute on Aging|https://www.nia.nih.gov/health;MedlinePlus Healthy Aging|https://medlineplus.gov/healthyaging.html'

const sisterProducts = z
  .string()
  .default(defaultSisterProducts)
  .transform((text, context) => {
    const products = text.split(';').map((entry) => {
      const [name = '', url = ''] = entry.split('|').map((part) => part.trim())
      return { name, url }
    })
    const good = products.every(({ name, url }) => name !== '' && isWebAddress(url))
    if (products.length === 2 && good) return products
    context.addIssue({
      code: 'custom',
      message: 'must be two products, like Name|https://one.example;Name|https://two.example',
    })
    return z.NEVER
  })

/** A whole number within bounds. */
function wholeNumber(min: number, max: number) {
  const range = `must be ${min} to ${max}`
  return z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, range)
    .max(max, range)
}

/** Those of Chrome and Edge for Android, Firefox, Safari, and Edge. */
const usualPushHosts =
  'fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com'

const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: orEmpty(
    (text) => isAddressOf(text, ['postgres', 'postgresql']),
    'must be an address like postgres://user:password@host:5432/name (signs like # in the password as %23)',
  ),
  DATABASE_DIRECT_URL: orEmpty(
    (text) => isAddressOf(text, ['postgres', 'postgresql']),
    'must be an address like DATABASE_URL, of PostgreSQL itself',
  ),
  DATABASE_READ_URL: orEmpty(
    (text) => isAddressOf(text, ['postgres', 'postgresql']),
    'must be an address like DATABASE_URL, of a copy that follows it',
  ),
  DATABASE_CONNECTIONS: wholeNumber(1, 1000).default(usualLimits.connections),
  DATABASE_PATIENCE_MS: wholeNumber(100, 60_000).default(usualLimits.patienceMs),
  PUBLIC_URL: webAddress(),
  SIGN_IN_URL: orEmpty(
    (text) => /^\/(?!\/)/.test(text) || isWebAddress(text),
    'must be an address like https://example.org, or a path like /login',
  ),
  SISTER_PRODUCTS: sisterProducts,
  OPERATOR_NAME: shortText(),
  OPERATOR_CONTACT: shortText(),
  REGION: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be two letters, like US')
    .toUpperCase()
    .default('US'),
  SMTP_URL: orEmpty(
    (text) => isAddressOf(text, ['smtp', 'smtps']),
    'must be an address like smtps://user:password@mail.example.org (signs like # in the password as %23)',
  ),
  MAIL_FROM: z.string().default(''),
  COACH_BASE_URL: webAddress(),
  COACH_CALLS_PER_HOUR: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(60),
  INACTIVE_ACCOUNT_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of days')
    .transform(Number)
    .pipe(z.number().min(90, 'must be 90 days or more'))
    .optional(),
  AUDIT_MONTHS: wholeNumber(12, 1200).optional(),
  PUSH_HOSTS: z
    .string()
    .regex(
      /^((\*\.)?[a-z\d.-]+(, *|$))+$/,
      'must be names of hosts with commas, like *.push.example, or off',
    )
    .default(usualPushHosts),
  JOB_LETTERS_PER_MINUTE: wholeNumber(1, 10_000).default(60),
  SHARED_DEVICES: onOff.default(false),
  METRICS_TOKEN: orEmpty(
    (text) => /^[!-~]{16,}$/.test(text),
    'must be 16 letters, digits or signs or more, without spaces',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(),
  OTEL_SERVICE_NAME: z.string().max(100, 'must be 100 signs or less').default('sledss'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be 0 to 1, like 0.1')
    .transform(Number)
    .default(1),
  STOP_DELAY_S: wholeNumber(0, 300).default(0),
  RATE_LIMIT: onOff.default(true),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text.split(',').every(isAddressRange),
      'must be loopback, or addresses with commas, like 10.0.0.0/8, 192.0.2.7',
    )
    .default('loopback'),
  TRUSTED_NETWORKS: orEmpty(
    (text) => text.split(',').every((one) => readRange(one) !== undefined),
    'must be addresses with commas, like 192.0.2.0/24, 2001:db8::/32',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

/** Names of the settings read here; those of the model's service stand in model/model-settings.ts. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape)

/** Settings that hold a secret; each may also be given as NAME_FILE, the path of a file with it. */
const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'COACH_API_KEY',
  'METRICS_TOKEN',
] as const

/** The settings as the program uses them. */
export type Config = ReturnType<typeof toConfig>

/**
 * Reads the settings.
 *
 * @param env - names and texts, as in the environment; an empty text counts as not set.
 * @returns the settings, with defaults filled in.
 * @throws BadSettings listing every fault.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''))
  const { values, faults } = readSecretFiles(given, secretNames)
  const parsed = settingsSchema.safeParse(values)
  const found =
    parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  const model = readModelSettings({
    coachModel: values['COACH_MODEL'] ?? '',
    coachBaseUrl: values['COACH_BASE_URL'] ?? '',
    coachApiKey: values['COACH_API_KEY'] ?? '',
  })
  // A key whose file cannot be read is named once.
  const isKeyNamed = faults.some((one) => one.startsWith('COACH_API_KEY'))
  const ofModel = model.faults.filter((one) => !(isKeyNamed && one.startsWith('COACH_API_KEY')))
  const all = [...faults, ...found, ...ofModel]
  if (parsed.success && all.length === 0) return toConfig(parsed.data, model.settings)
  throw new BadSettings(['Please mend these settings:', ...all.map((one) => `- ${one}`)].join('\n'))
}

function toConfig(
  settings: z.output<typeof settingsSchema>,
  languageModel: ModelSettings | undefined,
) {
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    databaseLimits: {
      connections: settings.DATABASE_CONNECTIONS,
      patienceMs: settings.DATABASE_PATIENCE_MS,
    },
    /** The address people use, and the site of passkeys; empty when it is this machine's own. */
    publicUrl: settings.PUBLIC_URL,
    /** True where people reach the server over TLS, so cookies and headers may insist on it. */
    isSecure: settings.PUBLIC_URL.startsWith('https:'),
    /** Where a guarded page sends a stranger. */
    signInUrl: settings.SIGN_IN_URL === '' ? '/login' : settings.SIGN_IN_URL,
    sisterProducts: settings.SISTER_PRODUCTS,
    /** Who runs this installation, in their own words; empty where not said. */
    operator: { name: settings.OPERATOR_NAME, contact: settings.OPERATOR_CONTACT },
    /** Two-letter region whose emergency numbers apply. */
    region: settings.REGION,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    /** The language model that speaks; undefined where the built-in coach speaks alone. */
    languageModel,
    /** How often one person, or one network of strangers, may have a language model asked. */
    coachCallsPerHour: settings.COACH_CALLS_PER_HOUR,
    /** Days without a visit after which an account is deleted; null keeps it. */
    inactiveAccountDays: settings.INACTIVE_ACCOUNT_DAYS ?? null,
    /** Whole months, beside the running one, after which events of the audit are removed; null keeps them. */
    auditMonths: settings.AUDIT_MONTHS ?? null,
    /** Push services that notes may be handed to: hosts, `*.` before one for those below it. Empty sends none. */
    pushHosts: settings.PUSH_HOSTS === 'off' ? [] : settings.PUSH_HOSTS.split(/, */),
    /** Letters that the deletion of unused accounts sends in a minute at most. */
    jobLettersPerMinute: settings.JOB_LETTERS_PER_MINUTE,
    /** True where the box that says that others use the device too is ticked from the start. */
    sharedDevices: settings.SHARED_DEVICES,
    /** What a reader of `/metrics` must show; empty lets programs on this machine read it. */
    metricsToken: settings.METRICS_TOKEN,
    /** Where traces of calls go; undefined where none are made. */
    traces:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === ''
        ? undefined
        : {
            endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: settings.OTEL_SERVICE_NAME,
            share: settings.OTEL_TRACES_SAMPLER_ARG,
          },
    /** From the signal to stop until no new connection is taken: the time others need to hear of it. */
    stopDelayMs: settings.STOP_DELAY_S * 1000,
    rateLimit: settings.RATE_LIMIT,
    /** Whose `X-Forwarded-For` is believed: `loopback`, or addresses with commas. */
    trustProxy: settings.TRUST_PROXY,
    /** Networks of many people, with commas: limits by address do not hold there. */
    trustedNetworks: settings.TRUSTED_NETWORKS,
    logLevel: settings.LOG_LEVEL,
  }
}
