/** Stops the server without dropping anyone: requests in flight are answered, then the store closes. */

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Process managers wait about this long before they kill; it is better to end by ourselves. */
const patienceMs = 9_000

/** The part of a process that is needed here. */
export interface StoppableProcess {
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown
  exit(code: number): void
}

/** What happens before the door is closed. */
export interface Farewell {
  /** From SIGTERM to the closing; whoever presses Ctrl-C has nobody to send elsewhere. */
  readonly delayMs: number
  /** Told at once: it is not ready for new people any more. */
  readonly onBegin: () => void
}

const none: Farewell = { delayMs: 0, onBegin: () => undefined }

/**
 * Closes the app at the first SIGTERM or SIGINT; a second one ends at once.
 *
 * @param program - the process.
 * @param app - the listening app.
 * @param farewell - what comes before.
 */
export function stopOnSignal(
  program: StoppableProcess,
  app: FastifyInstance,
  farewell: Farewell = none,
): void {
  let isStopping = false
  const stop = async (waitMs: number) => {
    if (isStopping) return program.exit(1)
    isStopping = true
    farewell.onBegin()
    // New connections still come until every load balancer has seen that it is not ready.
    if (waitMs > 0) await wait(waitMs)
    setTimeout(() => program.exit(1), patienceMs).unref()
    await app.close()
    program.exit(0)
  }
  program.once('SIGTERM', () => void stop(farewell.delayMs))
  program.once('SIGINT', () => void stop(0))
}
