/** A stand-in for the coach's thread where there are no threads: it answers the same calls on the page. */

import type { AskedOfThread } from '#web/client/local-backend/coach/coach-thread.ts'

/** What `ask-coach.ts` uses of a worker; put in place of the global `Worker`. */
export class InPageThread extends EventTarget {
  postMessage(asked: AskedOfThread): void {
    void this.#answer(asked)
  }

  async #answer({ id, name, given }: AskedOfThread): Promise<void> {
    // Fetched when it is needed: it brings the whole coach.
    const { callCoach } = await import('#web/client/local-backend/coach/coach-calls.ts')
    const data = { id, result: structuredClone(callCoach(name, structuredClone(given))) }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
