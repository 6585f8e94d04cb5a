/**
 * Limit of a wait in a test, in milliseconds: far beyond any that a busy machine causes, so that only a
 * fault lasts as long.
 */
export const waitTimeoutMs = 60_000
