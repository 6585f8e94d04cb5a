/** The little of CBOR (RFC 8949) that a passkey is written in. */

/** What can be written; a list of pairs becomes a map. */
export type CborValue = number | string | Buffer | readonly (readonly [CborValue, CborValue])[]

/**
 * Writes a value.
 *
 * @param value - whole numbers beyond -2^16 and below 2^16, texts and bytes of less than 64 KiB, maps.
 * @returns the bytes.
 */
export function writeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([head(3, bytes.length), bytes])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = value.flatMap(([key, one]) => [writeCbor(key), writeCbor(one)])
  return Buffer.concat([head(5, value.length), ...parts])
}

function head(kind: number, size: number): Buffer {
  const first = kind << 5
  if (size < 24) return Buffer.from([first | size])
  if (size < 256) return Buffer.from([first | 24, size])
  return Buffer.from([first | 25, size >> 8, size & 255])
}
