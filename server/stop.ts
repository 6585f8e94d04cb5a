/** Stops the server without dropping anyone: requests in flight are answered, then the store closes. */

import type { FastifyInstance } from 'fastify'

/** Process managers wait about this long before they kill; it is better to end by ourselves. */
const patienceMs = 9_000

/** The part of a process that is needed here. */
export interface StoppableProcess {
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown
  exit(code: number): void
}

/**
 * Closes the app at the first SIGTERM or SIGINT; a second one ends at once.
 *
 * @param program - the process.
 * @param app - the listening app.
 */
export function stopOnSignal(program: StoppableProcess, app: FastifyInstance): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return program.exit(1)
    isStopping = true
    setTimeout(() => program.exit(1), patienceMs).unref()
    await app.close()
    program.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    program.once(signal, () => void stop())
  }
}
