/** Sends people to processes that say that they are ready, as the balancer of any platform does. */

import { setTimeout as pause } from 'node:timers/promises'
import { operatorPaths } from '#contract/addresses.ts'

const askMs = 500
/** A process that says nothing for so long is as good as away. */
const patienceMs = 2000

/** Chooses a process for each call. */
export interface Balancer {
  /** Address of a process that was ready a moment ago; of any where none is. */
  readonly next: () => string
  readonly stop: () => Promise<void>
}

/**
 * Begins to ask.
 *
 * @param urls - addresses of the processes, whether they run or not.
 */
export function startBalancer(urls: readonly string[]): Balancer {
  const ready = new Set(urls)
  const stopping = new AbortController()
  let turn = 0
  const watch = async (url: string) => {
    while (!stopping.signal.aborted) {
      if (await isReady(url)) ready.add(url)
      else ready.delete(url)
      await pause(askMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const watching = urls.map(watch)
  return {
    next() {
      const choice = ready.size > 0 ? [...ready] : urls
      turn += 1
      return choice[turn % choice.length] ?? ''
    },
    async stop() {
      stopping.abort()
      await Promise.all(watching)
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url + operatorPaths.ready, {
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
