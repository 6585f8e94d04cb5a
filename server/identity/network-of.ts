/** Which network a caller comes from, as far as limits care. */

import { isIPv6 } from 'node:net'

/** A household or a phone gets at least this much of an IPv6 address (RFC 6177, section 2). */
const householdBits = 64
/** The most that one site is commonly given: it holds 65,536 households. */
const siteBits = 48
const groupBits = 16

/** How much more than a household a whole site may do. */
export const siteFactor = 8

/**
 * Gives what is counted of an address: an IPv4 address as it is, also inside an IPv6 one; of an
 * IPv6 address the first half, since whoever has one has the other 2^64 of that half too.
 *
 * @param address - of the caller, as the socket or a trusted proxy gives it; a port is left out.
 * @returns the network; a text that is no address comes back as it is.
 */
export function networkOf(address: string): string {
  return prefixOf(address, householdBits)
}

/**
 * Gives the widest network that one caller may own: of an IPv6 address the first 48 bits.
 *
 * @param address - of the caller, as the socket or a trusted proxy gives it; a port is left out.
 * @returns the network; for everything but IPv6 the same as {@link networkOf}.
 */
export function siteOf(address: string): string {
  return prefixOf(address, siteBits)
}

function prefixOf(address: string, bits: number): string {
  const [plain = ''] = withoutPort(address).split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
  const groups = expand(plain).slice(0, bits / groupBits)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`
}

/**
 * Leaves out the port: some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`, and each port would
 * be a network.
 *
 * @param address - of a caller.
 * @returns the address alone.
 */
export function withoutPort(address: string): string {
  const [, v6, v4] = /^\[(.+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? []
  return v6 ?? v4 ?? address
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
