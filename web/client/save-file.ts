/** Hands the person a file. */

/**
 * Lets the browser save a file.
 *
 * @param name - proposed name.
 * @param content - the file.
 */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 60_000)
}
