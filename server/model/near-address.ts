/** Tells services on this machine or in this house's network from those of the wide world. */

import { BlockList, isIP } from 'node:net'

/** Address ranges that the internet does not carry (RFC 1918, 3927, 4193, 4291, 6598). */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addSubnet('169.254.0.0', 16)
near.addSubnet('100.64.0.0', 10)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/** Names that are given inside a house or between containers only. */
const nearName = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/

/**
 * Judges by the address alone, without looking a name up.
 *
 * @param address - an address of http or https.
 * @returns true for this machine, private networks, and names without a dot or of private kinds.
 */
export function isNear(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(host)
  if (version === 0) return nearName.test(host.toLowerCase())
  return near.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
