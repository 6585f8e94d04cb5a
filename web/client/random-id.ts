/** Random ids made in the browser. */

/**
 * Makes a version 4 UUID.
 *
 * @returns the id; also on plain-http pages of a home network, where `crypto.randomUUID` is missing.
 */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return versionFour(byte)
    return index === 8 ? variantOne(byte) : twoDigits(byte)
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function versionFour(byte: number): string {
  return twoDigits(0x40 + (byte % 0x10))
}

function variantOne(byte: number): string {
  return twoDigits(0x80 + (byte % 0x40))
}

function twoDigits(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
