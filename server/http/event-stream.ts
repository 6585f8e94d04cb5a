/** An answer that comes as a stream of events (HTML standard, section 9.2, "Server-sent events"). */

import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { describeFault } from '../edge/request-log.ts'
import { refuse } from './problems.ts'
import { requestLanguage } from './request-language.ts'

/** One event before it is written. */
export interface ServerEvent {
  readonly event: string
  readonly data: unknown
}

/** Events to be sent as they come. */
export class EventStream {
  readonly events: AsyncIterable<ServerEvent>

  /** @param events - the events; what is thrown among them ends the stream with `failed`. */
  constructor(events: AsyncIterable<ServerEvent>) {
    this.events = events
  }
}

/**
 * Runs through events for those who want the end alone.
 *
 * @param events - the events.
 * @param name - the event that holds the end.
 * @returns its data; undefined where it does not come.
 */
export async function lastData<Event extends ServerEvent, Name extends Event['event']>(
  events: AsyncIterable<Event>,
  name: Name,
): Promise<Extract<Event, { readonly event: Name }>['data'] | undefined> {
  let data: Extract<Event, { readonly event: Name }>['data'] | undefined
  for await (const one of events) if (isNamed(one, name)) data = one.data
  return data
}

function isNamed<Event extends ServerEvent, Name extends Event['event']>(
  event: Event,
  name: Name,
): event is Extract<Event, { readonly event: Name }> {
  return event.event === name
}

/** Proxies close connections on which nothing moves, many after 30 or 60 seconds. */
const usualBeatMs = 15_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // no-transform: what packs answers on the way would hold the events back.
  'cache-control': 'no-store, no-transform',
  // nginx and what is built on it.
  'x-accel-buffering': 'no',
}

/** What the sending is made of. */
export interface EventSending {
  readonly reply: FastifyReply
  readonly stream: EventStream
  /** The data of each event by its name; nothing else is sent. */
  readonly schemas: Readonly<Record<string, z.ZodType>>
  /** Milliseconds between signs of life. */
  readonly beatMs?: number
}

/**
 * Sends events.
 *
 * @param sending - the answer, the events and their shapes.
 * @returns the answer.
 */
export function sendEvents(sending: EventSending): FastifyReply {
  const { reply, beatMs = usualBeatMs } = sending
  const body = new PassThrough()
  const beat = setInterval(() => body.write(': still here\n\n'), beatMs)
  body.once('close', () => clearInterval(beat))
  void write(sending, body)
  return reply.headers(headers).send(body)
}

async function write({ reply, stream, schemas }: EventSending, body: PassThrough): Promise<void> {
  try {
    for await (const { event, data } of stream.events) {
      if (body.destroyed) return
      body.write(encode(event, schemas[event]?.parse(data)))
      // What has been said reaches the person before more work is begun.
      await nextTurn()
    }
  } catch (fault) {
    reply.log.error(describeFault(fault), 'a stream failed')
    const { error } = refuse('internal').toBody(requestLanguage(reply.request))
    if (!body.destroyed) body.write(encode('failed', { error }))
  }
  body.end()
}

function encode(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/**
 * Watches the connection of a call.
 *
 * @param reply - the answer in the making.
 * @returns a signal that is aborted as soon as nobody can get the answer any longer; also after its
 *   end, when it means nothing.
 */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (reply.raw.destroyed) gone.abort()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
