/** Waits until the page has come to rest, so that nothing a person waits for is slowed down. */

/** A browser that is never idle goes on after this long. */
const idleWithinMs = 5000

/** Resolves when everything of the page is there and the browser has nothing to do. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true })
    })
  }
  await new Promise((resolve) => {
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(resolve, { timeout: idleWithinMs })
    } else setTimeout(resolve, idleWithinMs / 5)
  })
}
