/** Asks the browser not to clear away what a guest has, as it may when a device runs short of room. */

/** Asks once a guest has something to lose; whatever the browser says, nothing else changes. */
export function askToKeep(): void {
  // Missing on plain-http pages of a home network.
  if (!('storage' in navigator)) return
  navigator.storage.persist().catch(() => undefined)
}
