/**
 * The local storage of the browser, which may refuse: cookies can be blocked and space can run out.
 * Then what is stored lasts as long as the page, and nothing breaks.
 */

const unstored = new Map<string, string>()

/** Reads a text; null when there is none. */
export function readStored(key: string): string | null {
  const kept = unstored.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The keys that begin so. */
export function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/**
 * Stores a text.
 *
 * @returns false where the browser refuses; the text then lasts as long as the page.
 */
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
    return true
  } catch {
    unstored.set(key, text)
    return false
  }
}

/** Removes a text. */
export function removeStored(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, nothing is left to remove.
  }
}
