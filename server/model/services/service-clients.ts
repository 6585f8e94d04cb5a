/** Opens the client of each kind of service; its package is loaded only then. */

import type { LanguageModel as ServiceModel, streamText } from 'ai'
import type { ModelSettings, Provider } from '../model-settings.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { fetchLines } from './ollama-lines.ts'

/** How a service is called, apart from the briefing. */
export interface ServiceClient {
  readonly model: ServiceModel
  readonly providerOptions?: NonNullable<Parameters<typeof streamText>[0]['providerOptions']>
}

/** Chance in the choice of words, 0 to 1. */
export const temperature = 0.3

/** About 250 words, also in Spanish, which needs a quarter more for the same. */
export const maxOutputTokens = 450

/** Ollama cuts the prompt silently at its own default of 4,096 tokens or less. */
const ollamaContextTokens = 8192

const openers: Readonly<Record<Provider, (settings: ModelSettings) => Promise<ServiceClient>>> = {
  openai: openOpenAi,
  anthropic: openAnthropic,
  ollama: openOllama,
}

/**
 * Opens a client. Nothing is sent yet.
 *
 * @param settings - which model, and where.
 * @returns the client.
 */
export function openClient(settings: ModelSettings): Promise<ServiceClient> {
  return openers[settings.provider](settings)
}

async function openOpenAi({ model, baseUrl, apiKey }: ModelSettings): Promise<ServiceClient> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com'
  const service = createOpenAICompatible({
    name: 'openai',
    baseURL: baseUrl,
    fetch: boundedFetch,
    ...(apiKey !== '' && { apiKey }),
    ...(isOpenAi && { transformRequestBody: renameLimit }),
  })
  return { model: service.chatModel(model) }
}

/** OpenAI's newer models refuse the old name of the limit, which everybody else still expects. */
function renameLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens }
}

async function openAnthropic({ model, baseUrl, apiKey }: ModelSettings): Promise<ServiceClient> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  const service = createAnthropic({ baseURL: baseUrl, apiKey, fetch: boundedFetch })
  return { model: service.messages(model) }
}

/**
 * The package names limit and temperature where Ollama does not look for them; `options` is where it
 * does.
 */
async function openOllama({ model, baseUrl, apiKey }: ModelSettings): Promise<ServiceClient> {
  const { createOllama } = await import('ollama-ai-provider-v2')
  const service = createOllama({
    baseURL: baseUrl,
    compatibility: 'strict',
    fetch: fetchLines,
    ...(apiKey !== '' && { headers: { authorization: `Bearer ${apiKey}` } }),
  })
  const options = { num_ctx: ollamaContextTokens, num_predict: maxOutputTokens, temperature }
  return { model: service(model), providerOptions: { ollama: { think: false, options } } }
}
