/** What the browser has of a guest on this device: it is asked not to clear it away, and says why it could not. */

/**
 * - `blocked`: the browser lets this site keep nothing, as some private windows do.
 * - `full`: there is no room.
 * - `other-tab`: a tab with an older page holds the database.
 * - `old-page`: this page is older than the database.
 * - `failed`: anything else.
 */
export type StorageReason = 'blocked' | 'full' | 'other-tab' | 'old-page' | 'failed'

/** Nothing was changed when this is thrown. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
  readonly reason: StorageReason

  constructor(reason: StorageReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** Names by which browsers say it while the database is opened and while it is used. */
const reasons: Readonly<Record<string, StorageReason>> = {
  QuotaExceededError: 'full',
  VersionError: 'old-page',
}
const reasonsOfOpening: Readonly<Record<string, StorageReason>> = {
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  // There is no database in this browser at all.
  ReferenceError: 'blocked',
  TypeError: 'blocked',
}

/** Gives a thrown value its reason. */
export function storageFaultOf(error: unknown, isOpening = false): StorageFault {
  if (error instanceof StorageFault) return error
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  const reason = reasons[name] ?? (isOpening ? reasonsOfOpening[name] : undefined)
  return new StorageFault(reason ?? 'failed', error)
}

/** True where the connection was lost and a new one may work; whatever was begun was undone. */
export function isConnectionLost(error: unknown): boolean {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'InvalidStateError' || name === 'UnknownError'
}

/**
 * Asks the browser not to clear away what a guest has, as it may when a device runs short of room. Asked
 * once there is something to lose; whatever the browser says, nothing else changes.
 */
export function askToKeep(): void {
  // Missing on plain-http pages of a home network.
  if (!('storage' in navigator)) return
  navigator.storage.persist().catch(() => undefined)
}
