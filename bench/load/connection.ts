/** A lean HTTP client, so that the two cores are spent on the servers and not on measuring. */

import { once } from 'node:events'
import { connect } from 'node:net'

/** One open connection; a request waits for the answer to the one before it. */
export interface Connection {
  /**
   * Sends a request and waits for its whole answer.
   *
   * @param request - as it goes over the wire, made by `httpRequest`.
   * @throws when the answer is not a success or the connection breaks.
   */
  readonly send: (request: string) => Promise<void>
  readonly close: () => void
}

/** Text of a request; `body` is sent as JSON. */
export function httpRequest(
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1']
  if (body !== undefined) {
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`)
  }
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${[...lines, ...more].join('\r\n')}\r\n\r\n${text}`
}

/** Opens a connection to a server that answers with a Content-Length. */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let received = ''
  let settle: { resolve: () => void; reject: (fault: Error) => void } | undefined
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
    const answer = readAnswer(received)
    if (!answer) return
    received = ''
    if (answer.ok) settle?.resolve()
    else settle?.reject(new Error(answer.text))
  })
  socket.on('error', (fault) => settle?.reject(fault))
  socket.on('close', () => settle?.reject(new Error('The server closed the connection.')))
  return {
    send: (request) =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/** The answer once it is whole; undefined before. */
function readAnswer(received: string): { ok: boolean; text: string } | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const head = received.slice(0, headEnd)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without Content-Length:\n${head}`)
  if (received.length < headEnd + 4 + Number(length)) return undefined
  return { ok: head.startsWith('HTTP/1.1 2'), text: received }
}
