/** How every reference server starts: on a free port, which it prints; PORT chooses one. */

import { createServer, type RequestListener } from 'node:http'

/** Serves with a bare `node:http` handler. */
export function listen(handler: RequestListener): void {
  const server = createServer(handler).listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') console.log(address.port)
  })
}
