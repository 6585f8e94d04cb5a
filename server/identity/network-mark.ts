/** A short mark of the network somebody registers from, from which nobody can tell the network. */

import { createHmac } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { networkMarks } from '#core/comparison/snapshot.ts'
import { siteOf } from './network-of.ts'

/**
 * Marks the network of an address.
 *
 * @param address - of the caller, as the socket or a trusted proxy gives it.
 * @returns a whole number from 0 to below `networkMarks`. There are 256 networks of IPv4 for each,
 *   so even who has the key and tries them all cannot tell which it was.
 */
export type NetworkMarks = (address: string) => number

/**
 * Makes the marks of an installation.
 *
 * @param secret - its key, without which equal networks of two installations could be matched.
 * @returns what marks.
 */
export function createNetworkMarks(secret: string): NetworkMarks {
  return (address) => {
    const hash = createHmac('sha256', secret).update(ownedNetworkOf(address)).digest()
    return hash.readUInt32BE(0) % networkMarks
  }
}

/** A house, a library or a company has a /24 of IPv4 or a /48 of IPv6 at most (RFC 6177, section 2). */
function ownedNetworkOf(address: string): string {
  const site = siteOf(address)
  return isIPv4(site) ? site.split('.').slice(0, 3).join('.') : site
}
