/** Times how long the coach's first event takes, then leaves, as a person who has seen enough. */

import { addresses } from '#contract/addresses.ts'

/**
 * Asks again and again, one question after the other.
 *
 * @param message - what is asked.
 * @returns milliseconds until the first event of each answer was there.
 * @throws when an answer is no stream of events.
 */
export async function firstEventTimes(
  url: string,
  durationMs: number,
  message: string,
): Promise<number[]> {
  const until = performance.now() + durationMs
  const times: number[] = []
  while (performance.now() < until) times.push(await timeFirstEvent(url, message))
  return times
}

async function timeFirstEvent(url: string, message: string): Promise<number> {
  const leaving = new AbortController()
  const startedAt = performance.now()
  const response = await fetch(url + addresses.chat.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message }),
    signal: leaving.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  while (!received.includes('\n\n')) {
    const part = await reader?.read()
    if (part?.value === undefined) throw new Error(`No event came (${response.status}).`)
    received += part.value
  }
  const took = performance.now() - startedAt
  if (!received.includes('event: safety')) throw new Error(`Another event came first: ${received}`)
  leaving.abort()
  return took
}
