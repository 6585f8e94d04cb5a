/** The id of a person in the form in which authenticators keep it: the 16 bytes of the UUID. */

/**
 * Writes the handle.
 *
 * @param userId - a UUID.
 * @returns base64url.
 */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

/**
 * Reads the handle.
 *
 * @param handle - base64url, from a browser.
 * @returns the person's id; undefined where it cannot be one of ours.
 */
export function fromUserHandle(handle: string): string | undefined {
  const bytes = Buffer.from(handle, 'base64url')
  if (bytes.length !== 16) return undefined
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
