/** Answers requests that are so broken or so slow that no route can be asked. */

import { STATUS_CODES } from 'node:http'
import { type PlainRefusal, refuse } from '../http/problems.ts'

/** How long the server waits for those who send. */
export interface TimeoutSettings {
  /** For all headers of a request, in milliseconds. */
  readonly headersMs: number
  /** For a request in whole. */
  readonly requestMs: number
  /** How often it looks who has taken too long. */
  readonly checkMs: number
}

/**
 * Long for 64 KiB on a bad line; and it ends the connections of those who send a letter a minute to
 * keep the server busy.
 */
export const defaultTimeouts: TimeoutSettings = {
  headersMs: 20_000,
  requestMs: 60_000,
  checkMs: 5000,
}

const refusals: Readonly<Record<string, PlainRefusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/** The part of a connection that is needed here. */
export interface Connection {
  readonly writable: boolean
  write(text: string): unknown
  destroy(): unknown
}

/**
 * Refuses in the same form as everywhere, and hangs up.
 *
 * @param fault - what the HTTP parser found.
 * @param connection - where it came from; it may be gone already.
 */
export function refuseUnreadable(fault: NodeJS.ErrnoException, connection: Connection): void {
  if (fault.code !== 'ECONNRESET' && connection.writable) {
    const problem = refuse(refusals[fault.code ?? ''] ?? 'badRequest')
    // What the browser likes to read stood in headers that could not be read.
    const body = JSON.stringify(problem.toBody('en'))
    const head = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
    ]
    connection.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  connection.destroy()
}
