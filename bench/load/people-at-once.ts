/** Puts a server under load from a number of people at once. */

import { openConnection } from './connection.ts'

/** How hard and how long. */
export interface Load {
  /** People at once; each waits for an answer before asking again. */
  readonly clients: number
  readonly durationMs: number
}

/**
 * Counts answers.
 *
 * @param nextRequest - text of the next request of any of them.
 * @returns whole answers a second, over all clients.
 */
export async function answersPerSecond(
  url: string,
  load: Load,
  nextRequest: () => string,
): Promise<number> {
  const startedAt = performance.now()
  const times = await timesAtOnce(url, load, nextRequest)
  return (times.length * 1000) / (performance.now() - startedAt)
}

/**
 * Times the requests of several people at once.
 *
 * @param nextRequest - text of the next request of any of them.
 * @returns milliseconds of each answer.
 */
export async function timesAtOnce(
  url: string,
  { clients, durationMs }: Load,
  nextRequest: () => string,
): Promise<number[]> {
  const until = performance.now() + durationMs
  const times = await Promise.all(
    Array.from({ length: clients }, () => timesOf(url, until, nextRequest)),
  )
  return times.flat()
}

/**
 * Times single requests, one after the other.
 *
 * @returns milliseconds of each answer.
 */
export function answerTimes(url: string, durationMs: number, request: string): Promise<number[]> {
  return timesOf(url, performance.now() + durationMs, () => request)
}

async function timesOf(url: string, until: number, nextRequest: () => string): Promise<number[]> {
  const connection = await openConnection(url)
  const times: number[] = []
  try {
    while (performance.now() < until) {
      const request = nextRequest()
      const sentAt = performance.now()
      await connection.send(request)
      times.push(performance.now() - sentAt)
    }
  } finally {
    connection.close()
  }
  return times
}
