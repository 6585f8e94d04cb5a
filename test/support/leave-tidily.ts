/** Makes a program that is told to stop leave by its exit, where it clears away what it started. */

/**
 * To be called once by a program that starts servers, browsers or databases: a signal alone would
 * end it without running anything.
 */
export function leaveTidily(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1))
  }
}
