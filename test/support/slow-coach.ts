/** Stands before the real server and speaks in place of its coach, as slowly and as badly as a test wants. */

import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { addresses } from '#contract/addresses.ts'
import type { ChatEvent } from '#contract/schemas/coach-events.ts'

/** A question that has arrived and waits for what the test says. */
export interface AskedCoach {
  /** The body of the request. */
  readonly body: unknown
  readonly accept: string | undefined
  /** Sends one event; the first opens the stream. */
  readonly say: (event: ChatEvent) => void
  /** Sends any text as part of the stream. */
  readonly sayRaw: (piece: string) => void
  /** Ends the stream properly. */
  readonly end: () => void
  /** Tears the connection down. */
  readonly cut: () => void
  /** Answers with one body in place of a stream. */
  readonly reply: (status: number, body: object) => void
  /** Resolves when the browser has let go. */
  readonly gone: Promise<void>
}

const held: ReadonlySet<string> = new Set([addresses.chat.path, addresses.aiAdvice.path])

/** @param appUrl - the real server, which answers everything but the chats. */
export async function startSlowCoach(appUrl: string) {
  const waiting: AskedCoach[] = []
  let wake: (() => void) | undefined
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'POST' || !held.has(incoming.url ?? '')) {
      passOn(appUrl, incoming, outgoing)
      return
    }
    const take = async () => {
      waiting.push(await takeQuestion(incoming, outgoing))
      wake?.()
    }
    void take()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** Address of the whole app, with this coach in it. */
    url: `http://127.0.0.1:${portOf(server.address())}`,
    /** Waits for the next question. */
    async nextQuestion(): Promise<AskedCoach> {
      for (;;) {
        const next = waiting.shift()
        if (next !== undefined) return next
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The stand-in, and whom it speaks for. */
export type SlowCoach = Awaited<ReturnType<typeof startSlowCoach>>

async function takeQuestion(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<AskedCoach> {
  const body: unknown = JSON.parse(await text(incoming))
  const gone = new Promise<void>((resolve) => outgoing.once('close', () => resolve()))
  const sayRaw = (piece: string) => {
    if (!outgoing.headersSent) outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    outgoing.write(piece)
  }
  return {
    body,
    accept: incoming.headers.accept,
    sayRaw,
    say: ({ event, data }) => sayRaw(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => outgoing.end(),
    cut: () => outgoing.destroy(),
    reply(status, answer) {
      outgoing.writeHead(status, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify(answer))
    },
    gone,
  }
}

function passOn(appUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming
  const onward = request(appUrl + (incoming.url ?? '/'), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
