/** Which network a caller comes from, as far as limits care. */

import { isIPv6 } from 'node:net'

/** A household or a phone gets at least this much of an IPv6 address (RFC 6177, section 2). */
const householdBits = 64
const groupBits = 16

/**
 * Gives what is counted of an address: an IPv4 address as it is, also inside an IPv6 one; of an
 * IPv6 address the first half, since whoever has one has the other 2^64 of that half too.
 *
 * @param address - of the caller, as the socket or a trusted proxy gives it.
 * @returns the network; a text that is no address comes back as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return address
  const groups = expand(plain).slice(0, householdBits / groupBits)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Writes out the zeros that `::` stands for; an IPv4 tail lies in the second half and is not read. */
function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  const tailLength = after.length + (tail.includes('.') ? 1 : 0)
  return [...before, ...Array<string>(8 - before.length - tailLength).fill('0'), ...after]
}
