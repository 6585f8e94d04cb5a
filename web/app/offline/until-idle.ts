/** Waits until the browser has nothing to do, so that nothing a person waits for is slowed down. */

/** A browser that is never idle goes on this long after the page is there. */
const idleWithinMs = 5000

/** Resolves when everything of the page is there and the browser has nothing to do. */
export async function untilPageIsIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true })
    })
  }
  await untilIdle(idleWithinMs)
}

/**
 * Resolves when the browser has nothing to do.
 *
 * @param withinMs - a browser that is never idle goes on after this long, one that does not tell
 *   whether it is after a fifth of it.
 */
export async function untilIdle(withinMs: number): Promise<void> {
  await new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(resolve, { timeout: withinMs })
    } else setTimeout(resolve, withinMs / 5)
  })
}
