/** A server with a language model on real sockets, and a caller of its coach. */

import { startFakeService, type FakeService } from '../model/test-support/fake-service.ts'
import type { ModelLimits, Provider } from '../model/model-settings.ts'
import { readChat, type ReadChat } from './event-reader.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** A listening server, its service of models, and ways to ask. */
export interface TestCoach {
  readonly service: FakeService
  readonly server: TestApp
  /** Address of the server. */
  readonly address: string
  /** Asks for events, or for another form. */
  readonly ask: (path: string, body: object, init?: AskInit) => Promise<Response>
  /** Asks the topic chat and reads its events to the end. */
  readonly chat: (message: string, history?: readonly Turn[]) => Promise<ReadChat>
  readonly close: () => Promise<void>
}

interface AskInit {
  readonly accept?: string
  readonly token?: string
  readonly signal?: AbortSignal
  /** Language of the browser. */
  readonly language?: string
}

interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** Nothing happens by waiting unless a test asks for it. */
const patient: Partial<ModelLimits> = {
  firstChunkMs: 60_000,
  chunkMs: 60_000,
  totalMs: 60_000,
  maxRetries: 0,
}

/**
 * Starts both.
 *
 * @param provider - which protocol is spoken.
 * @param limits - times and places the test is about.
 * @param settings - other settings of the server.
 * @returns both, to be closed by the test.
 */
export async function startTestCoach(
  provider: Provider,
  limits: Partial<ModelLimits> = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<TestCoach> {
  const service = await startFakeService()
  const server = await startTestApp(
    {
      COACH_MODEL: `${provider}:test-model`,
      COACH_BASE_URL: service.address,
      COACH_API_KEY: 'key-of-the-service',
      ...settings,
    },
    { modelLimits: { ...patient, ...limits } },
  )
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const ask: TestCoach['ask'] = (path, body, init = {}) =>
    fetch(address + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: init.accept ?? 'text/event-stream',
        ...(init.language !== undefined && { 'accept-language': init.language }),
        ...(init.token !== undefined && { authorization: `Bearer ${init.token}` }),
      },
      body: JSON.stringify(body),
      ...(init.signal && { signal: init.signal }),
    })
  return {
    service,
    server,
    address,
    ask,
    chat: async (message, history = []) => readChat(await ask('/chat', { message, history })),
    async close() {
      await server.close()
      await service.close()
    },
  }
}
