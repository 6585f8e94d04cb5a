/** A service of language models on a real socket: speaks the three protocols and does as the test says. */

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Provider } from '../model-settings.ts'
import { callPaths, dialects, type Ending } from './fake-dialects.ts'

/** A call as it arrived, every letter of it. */
export interface ReceivedCall {
  readonly provider: Provider
  readonly path: string
  /** Path, headers and body as text, to be searched; not the port and length, whose digits are chance. */
  readonly everything: string
  readonly headers: IncomingMessage['headers']
  readonly body: Record<string, unknown>
}

/** One call, to be answered by a script. */
export interface Turn extends ReceivedCall {
  /** Says words; the answer begins with the first. */
  say(words: string): void
  end(ending?: Ending): void
  /** Answers with a fault in place of a stream. */
  refuse(status: number, headers?: Record<string, string>): void
  /** Begins to answer with a fault, to go on by {@link Turn.babble}. */
  beginRefusal(status: number): void
  /** Tells a fault in the middle. */
  breakDown(): void
  /** A sign of life without words. */
  ping(): void
  /** Sends bytes that are no answer. */
  babble(bytes: string): void
  /** Ends the stream without the words that end an answer. */
  closeQuietly(): void
  /** Hangs up. */
  drop(): void
  /** Fulfilled when the caller has hung up before the end. */
  readonly left: Promise<void>
}

/** What the service does with a call. */
export type Script = (turn: Turn) => void | Promise<void>

/** The service. */
export interface FakeService {
  /** Address without a path. */
  readonly address: string
  readonly calls: readonly ReceivedCall[]
  /** Says what is done with every call from now on. */
  follow(script: Script): void
  close(): Promise<void>
}

const silence: Script = () => undefined

/**
 * Starts a service that hangs at every call until it is told a script.
 *
 * @returns the service, to be closed by the test.
 */
export async function startFakeService(): Promise<FakeService> {
  const calls: ReceivedCall[] = []
  let script: Script = silence
  const server = createServer((request, response) => {
    void receive(request).then((call) => {
      if (call === undefined) return response.writeHead(404).end()
      calls.push(call)
      return script(turnOf(call, response))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`,
    calls,
    follow: (next) => void (script = next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function receive(request: IncomingMessage): Promise<ReceivedCall | undefined> {
  const provider = callPaths[request.url ?? '']
  const body = await text(request)
  if (provider === undefined) return undefined
  const { host: _port, 'content-length': _length, ...said } = request.headers
  const everything = [request.url, JSON.stringify(said), body].join('\n')
  return {
    provider,
    path: request.url ?? '',
    everything,
    headers: request.headers,
    body: JSON.parse(body),
  }
}

function turnOf(call: ReceivedCall, response: ServerResponse): Turn {
  const dialect = dialects[call.provider]
  const left = Promise.withResolvers<void>()
  response.once('close', () => {
    if (!response.writableFinished) left.resolve()
  })
  const begin = () => {
    if (response.headersSent) return
    response.writeHead(200, { 'content-type': dialect.contentType })
    response.write(dialect.opening)
  }
  const send = (bytes: string) => {
    begin()
    response.write(bytes)
  }
  return {
    ...call,
    left: left.promise,
    say: (words) => send(dialect.words(words)),
    ping: () => send(dialect.ping),
    babble: send,
    end(ending = 'stop') {
      send(dialect.closing(ending))
      response.end()
    },
    breakDown() {
      send(dialect.fault)
      response.end()
    },
    refuse(status, headers = {}) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify({ error: { message: 'Refused', type: 'refused' } }))
    },
    beginRefusal: (status) => response.writeHead(status).flushHeaders(),
    closeQuietly: () => void response.end(),
    drop: () => void response.destroy(),
  }
}
