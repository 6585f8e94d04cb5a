/** Remembers texts for as long as a tab is open: what is typed or said survives a reload. */

/**
 * Reads a remembered text.
 *
 * @param key - names what it is and whose, for example `chat:advice:{userId}`.
 * @returns null when there is none, or the browser refuses to store.
 */
export function readTabMemory(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Remembers a text; null forgets it. Where the browser refuses to store, nothing is remembered:
 * then it lasts as long as the page.
 */
export function writeTabMemory(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A full or forbidden storage must not stop a person in the middle of a page.
  }
}

/** Forgets everything that was remembered in this tab. */
export function forgetTabMemory(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing could be stored, so there is nothing to forget.
  }
}
