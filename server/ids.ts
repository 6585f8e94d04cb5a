/** Ids and the moment: handed to the parts that need them, so that tests can say what they are. */

/** Tells what time it is. */
export type Clock = () => Date

/** Gives bytes that nobody can guess. */
export type RandomBytes = (count: number) => Uint8Array

/** Makes a new id at each call. */
export type IdSource = () => string

/**
 * Makes a source of UUIDs of version 7 (RFC 9562, section 5.7): sorted as text they are in the
 * order they were made, also within one millisecond and when the clock is set back.
 *
 * @param clock - the time; only its milliseconds are used.
 * @param randomBytes - chance.
 * @returns the source.
 */
export function createIdSource(clock: Clock, randomBytes: RandomBytes): IdSource {
  let lastMs = 0
  let counter = 0
  return () => {
    const random = randomBytes(10)
    const nowMs = clock().getTime()
    if (nowMs > lastMs) {
      lastMs = nowMs
      // Half of the 12-bit counter is left free to count up in.
      counter = (((random[0] ?? 0) << 8) | (random[1] ?? 0)) & 0x7ff
    } else {
      counter += 1
      if (counter > 0xfff) {
        lastMs += 1
        counter = 0
      }
    }
    return format(lastMs, counter, random.subarray(2))
  }
}

/**
 * Tells when an id was made.
 *
 * @param id - from a source of {@link createIdSource}.
 * @returns UTC ISO, to the millisecond.
 * @throws RangeError for a text that is no such id.
 */
export function madeAt(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString()
}

/**
 * Gives what the ids of a moment begin with.
 *
 * @param moment - when.
 * @returns a text that sorts behind every id made before that millisecond, and before every other.
 */
export function idsFrom(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}

function format(ms: number, counter: number, random: Uint8Array): string {
  const time = ms.toString(16).padStart(12, '0')
  const sequence = counter.toString(16).padStart(3, '0')
  const variant = (((random[0] ?? 0) & 0x3f) | 0x80).toString(16)
  const rest = Buffer.from(random.subarray(1)).toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${variant}${rest.slice(0, 2)}-${rest.slice(2)}`
}
