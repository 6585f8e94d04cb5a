/** The settings of the language model. */

import { describe, expect, it } from 'vitest'
import { isNear } from './near-address.ts'
import { readModelSettings } from './model-settings.ts'

const read = (coachModel: string, coachBaseUrl = '', coachApiKey = '') =>
  readModelSettings({ coachModel, coachBaseUrl, coachApiKey })

describe('the settings of the language model', () => {
  it('may be absent: then the built-in coach speaks alone', () => {
    expect(read('', 'https://models.example.org', 'a key')).toEqual({
      settings: undefined,
      faults: [],
    })
  })

  it('need only a name for a model on this machine', () => {
    expect(read('ollama:llama3.1:8b').settings).toEqual({
      provider: 'ollama',
      model: 'llama3.1:8b',
      baseUrl: 'http://127.0.0.1:11434/api',
      apiKey: '',
      limits: {
        firstChunkMs: 30_000,
        chunkMs: 10_000,
        totalMs: 60_000,
        maxRetries: 1,
        callsAtOnce: 4,
      },
    })
  })

  it('wait less for the first word of a hosted model', () => {
    const { settings } = read('anthropic:some-model', '', 'a key')
    expect(settings?.baseUrl).toBe('https://api.anthropic.com/v1')
    expect(settings?.limits.firstChunkMs).toBe(8_000)
  })

  it.each([
    ['openai:m', 'http://127.0.0.1:8080', 'http://127.0.0.1:8080/v1'],
    ['openai:m', 'http://127.0.0.1:8080/v1/', 'http://127.0.0.1:8080/v1'],
    ['openai:m', 'https://models.example.org/api/openai', 'https://models.example.org/api/openai'],
    ['ollama:m', 'http://ollama:11434', 'http://ollama:11434/api'],
    ['ollama:m', 'https://example.org/house/api', 'https://example.org/house/api'],
    ['OpenAI: m ', 'http://[::1]:1234', 'http://[::1]:1234/v1'],
  ])('complete the address of %s at %s', (model, address, expected) => {
    const { settings } = read(model, address)
    expect(settings?.baseUrl).toBe(expected)
    expect(settings?.model).toBe('m')
  })

  it.each(['gpt', 'openai:', ':m', 'gemini:m', 'openai: '])('refuse the model %j', (model) => {
    const { settings, faults } = read(model, '', 'a key')
    expect(settings).toBeUndefined()
    expect(faults).toEqual([expect.stringMatching(/^COACH_MODEL must be provider:model/)])
  })

  it('ask for a key where the service asks for one', () => {
    const fault = [expect.stringMatching(/^COACH_API_KEY must be the key/)]
    expect(read('openai:m').faults).toEqual(fault)
    expect(read('anthropic:m').faults).toEqual(fault)
    expect(read('openai:m', 'http://127.0.0.1:1234').faults).toEqual([])
  })

  it('send nothing over the internet that others can read', () => {
    expect(read('openai:m', 'http://models.example.org').faults).toEqual([
      expect.stringMatching(/^COACH_BASE_URL must begin with https:/),
    ])
  })
})

describe('an address', () => {
  it.each([
    'http://localhost:1',
    'http://127.1.2.3',
    'http://10.0.0.9/v1',
    'http://172.31.0.1',
    'http://192.168.1.5:11434',
    'http://100.100.0.1',
    'http://[::1]:8080',
    'http://[fd00::5]',
    'http://vllm:8000',
    'http://host.docker.internal:11434',
    'http://box.local',
  ])('%s is near', (address) => expect(isNear(address)).toBe(true))

  it.each([
    'https://api.openai.com',
    'http://172.32.0.1',
    'http://8.8.8.8',
    'http://[2001:db8::1]',
  ])('%s is far', (address) => expect(isNear(address)).toBe(false))
})
