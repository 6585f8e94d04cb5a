/** How each kind of service writes the pieces of a streamed answer. */

import type { Provider } from '../model-settings.ts'

/** Why an answer ended. */
export type Ending = 'stop' | 'length' | 'filtered'

/** The writing of one kind of service. */
export interface Dialect {
  readonly contentType: string
  /** What comes before the first words. */
  readonly opening: string
  words(text: string): string
  closing(ending: Ending): string
  /** A fault told inside the stream. */
  readonly fault: string
  /** A sign of life without words. */
  readonly ping: string
}

const sse = (data: object, event?: string) =>
  `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`

const openAiReasons = { stop: 'stop', length: 'length', filtered: 'content_filter' } as const

const openAiChunk = (delta: object, finish_reason: string | null = null) =>
  sse({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason }],
  })

const openai: Dialect = {
  contentType: 'text/event-stream',
  opening: openAiChunk({ role: 'assistant', content: '' }),
  words: (content) => openAiChunk({ content }),
  closing: (ending) => `${openAiChunk({}, openAiReasons[ending])}data: [DONE]\n\n`,
  fault: sse({ error: { message: 'Out of memory', type: 'server_error', code: 500 } }),
  ping: ': ping\n\n',
}

const anthropicReasons = { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal' } as const

const anthropicEvent = (type: string, data: object) => sse({ type, ...data }, type)

const anthropic: Dialect = {
  contentType: 'text/event-stream',
  opening:
    anthropicEvent('message_start', {
      message: {
        id: 'msg-1',
        type: 'message',
        role: 'assistant',
        model: 'test-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 1 },
      },
    }) +
    anthropicEvent('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  words: (text) =>
    anthropicEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  closing: (ending) =>
    anthropicEvent('content_block_stop', { index: 0 }) +
    anthropicEvent('message_delta', {
      delta: { stop_reason: anthropicReasons[ending], stop_sequence: null },
      usage: { output_tokens: 20 },
    }) +
    anthropicEvent('message_stop', {}),
  fault: anthropicEvent('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  ping: anthropicEvent('ping', {}),
}

const ollamaReasons = { stop: 'stop', length: 'length', filtered: 'stop' } as const

const ollamaLine = (content: string, rest: object = { done: false }) =>
  `${JSON.stringify({
    model: 'test-model',
    created_at: '2026-11-21T10:00:00.000000Z',
    message: { role: 'assistant', content },
    ...rest,
  })}\n`

const ollama: Dialect = {
  contentType: 'application/x-ndjson',
  opening: '',
  words: (text) => ollamaLine(text),
  closing: (ending) =>
    ollamaLine('', {
      done: true,
      done_reason: ollamaReasons[ending],
      total_duration: 1,
      load_duration: 1,
      prompt_eval_count: 10,
      prompt_eval_duration: 1,
      eval_count: 20,
      eval_duration: 1,
    }),
  fault: `${JSON.stringify({ error: 'model runner has unexpectedly stopped' })}\n`,
  ping: ollamaLine(''),
}

/** The dialects by kind of service. */
export const dialects: Readonly<Record<Provider, Dialect>> = { openai, anthropic, ollama }

/** The one call of each kind. */
export const callPaths: Readonly<Record<string, Provider>> = {
  '/v1/chat/completions': 'openai',
  '/v1/messages': 'anthropic',
  '/api/chat': 'ollama',
}
