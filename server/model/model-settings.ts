/** Which language model speaks, where it is asked, and how long it may take: from settings, checked. */

import { isNear } from './near-address.ts'

/** The kinds of service that can be asked. */
export const providers = ['openai', 'anthropic', 'ollama'] as const

/** One kind of service; `openai` is every service that speaks like OpenAI's. */
export type Provider = (typeof providers)[number]

/** How long a model may take, and how much it may say. */
export interface ModelLimits {
  /** Until the first words, in milliseconds. */
  readonly firstChunkMs: number
  /** Between words, in milliseconds. */
  readonly chunkMs: number
  /** For everything, in milliseconds. */
  readonly totalMs: number
  /** Further tries where a service refuses before it has said anything. */
  readonly maxRetries: number
  /** Calls under way at once; beyond it the built-in coach answers. */
  readonly callsAtOnce: number
}

/** A model that can be asked. */
export interface ModelSettings {
  readonly provider: Provider
  /** Name by which the service knows the model, for example `llama3.1:8b`. */
  readonly model: string
  /** Where the service is, without a slash at the end. */
  readonly baseUrl: string
  /** Empty where the service asks for none. */
  readonly apiKey: string
  readonly limits: ModelLimits
}

/** The settings as texts; empty where not set. */
export interface ModelTexts {
  /** `provider:model`; empty for the built-in coach alone. */
  readonly coachModel: string
  readonly coachBaseUrl: string
  readonly coachApiKey: string
}

const defaultAddresses: Readonly<Record<Provider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  ollama: 'http://127.0.0.1:11434/api',
}

/** What stands between the address of a service and its calls, where an operator gives the host alone. */
const usualPath: Readonly<Record<Provider, string>> = {
  openai: '/v1',
  anthropic: '/v1',
  ollama: '/api',
}

const commonLimits = { chunkMs: 10_000, totalMs: 60_000, maxRetries: 1, callsAtOnce: 4 }

/**
 * Reads the settings of the language model.
 *
 * @param texts - the settings as given.
 * @returns `settings`, undefined where no model is named or something is wrong; `faults`, one
 *   sentence each, that never repeat a key.
 */
export function readModelSettings(texts: ModelTexts): {
  readonly settings: ModelSettings | undefined
  readonly faults: readonly string[]
} {
  const { coachModel, coachBaseUrl, coachApiKey } = texts
  if (coachModel === '') return { settings: undefined, faults: [] }
  const [name = '', ...rest] = coachModel.split(':')
  const provider = providers.find((one) => one === name.trim().toLowerCase())
  const model = rest.join(':').trim()
  if (provider === undefined || model === '') {
    const fault = `COACH_MODEL must be provider:model with the provider ${providers.join(', ')}; or empty for the built-in coach`
    return { settings: undefined, faults: [fault] }
  }
  const baseUrl = baseUrlOf(provider, coachBaseUrl)
  if (baseUrl === undefined) return { settings: undefined, faults: [] }
  const faults = faultsOf(provider, baseUrl, coachApiKey)
  if (faults.length > 0) return { settings: undefined, faults }
  const firstChunkMs = isNear(baseUrl) ? 30_000 : 8_000
  const limits = { ...commonLimits, firstChunkMs }
  return { settings: { provider, model, baseUrl, apiKey: coachApiKey, limits }, faults: [] }
}

/** Undefined for an address that cannot be read: the check of the setting itself says so. */
function baseUrlOf(provider: Provider, given: string): string | undefined {
  if (given === '') return defaultAddresses[provider]
  if (!URL.canParse(given)) return undefined
  const address = new URL(given)
  const path = address.pathname.replace(/\/+$/, '')
  const isWhole = path !== '' && (provider !== 'ollama' || path.endsWith('/api'))
  return address.origin + path + (isWhole ? '' : usualPath[provider])
}

function faultsOf(provider: Provider, baseUrl: string, apiKey: string): string[] {
  const faults: string[] = []
  const needsKey =
    provider === 'anthropic' || (provider === 'openai' && baseUrl === defaultAddresses.openai)
  if (needsKey && apiKey === '') {
    faults.push(`COACH_API_KEY must be the key of your account, because COACH_MODEL is ${provider}`)
  }
  // What people ask about their health travels over this line.
  if (baseUrl.startsWith('http:') && !isNear(baseUrl)) {
    faults.push(
      'COACH_BASE_URL must begin with https: unless the service is on this machine or in a private network',
    )
  }
  return faults
}
