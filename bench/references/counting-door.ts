/**
 * Stands before a server and counts what really goes over the network: every request of a page and of its
 * workers, none that the browser answers from its cache.
 */

import { type IncomingMessage, request as forward } from 'node:http'
import { pipeline } from 'node:stream'
import { trafficPath } from '../phone/traffic.ts'
import { listen } from './listen.ts'

const [target = ''] = process.argv.slice(2)
const { hostname, port } = new URL(target)
const sum = { requests: 0, bytes: 0, scriptBytes: 0 }

listen((request, response) => {
  if (request.url === trafficPath) {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(sum))
    return
  }
  sum.requests += 1
  const { method, url: path, headers } = request
  // A connection for each: one that was kept may be closed by the server just as it is used again.
  const onward = forward({ agent: false, hostname, port, method, path, headers }, (answer) => {
    countBody(answer)
    // The connection to the browser is the door's own affair.
    const { connection: _, 'keep-alive': __, ...sent } = answer.headers
    // A browser that leaves before the answer, or in the middle of it, is no fault.
    if (response.destroyed) {
      answer.destroy()
      return
    }
    response.writeHead(answer.statusCode ?? 502, sent)
    pipeline(answer, response, () => {})
  })
  onward.on('error', () => response.destroy())
  pipeline(request, onward, () => {})
})

/** Bodies as they were sent, compressed; headers left out. */
function countBody(answer: IncomingMessage): void {
  const isScript = /javascript/.test(answer.headers['content-type'] ?? '')
  answer.on('data', (piece: Buffer) => {
    sum.bytes += piece.length
    if (isScript) sum.scriptBytes += piece.length
  })
}
