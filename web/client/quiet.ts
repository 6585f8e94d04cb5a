/** Keeps the connection and the processor free for a person who has just come: what is for later waits. */

/** As long nothing is fetched ahead on a page, unless the person has gone on before; in milliseconds. */
export const quietMs = 10_000

let end: () => void = () => undefined
const ended = new Promise<void>((resolve) => {
  end = resolve
})

/** Says that the person has answered a page of questions, and means to stay. */
export function endQuiet(): void {
  end()
}

/** Resolves once a page of questions is answered, or ten seconds after the page has loaded. */
export async function untilQuietEnds(): Promise<void> {
  if (document.readyState === 'complete') setTimeout(end, quietMs)
  else window.addEventListener('load', () => setTimeout(end, quietMs), { once: true })
  await ended
}
