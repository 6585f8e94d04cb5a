/** Networks of many people that the operator vouches for: a library, a campus, a clinic. */

import { BlockList, isIP } from 'node:net'
import { withoutPort } from './network-of.ts'

/** Says whether an address of a caller lies in one of the networks. */
export type TrustedNetworks = (address: string) => boolean

/** One network, as it is written in the settings. */
interface Range {
  readonly address: string
  readonly family: 'ipv4' | 'ipv6'
  readonly bits: number
}

/**
 * Reads one network.
 *
 * @param text - an address, or a range like `10.0.0.0/8`.
 * @returns undefined where it is neither.
 */
export function readRange(text: string): Range | undefined {
  const [, address = '', prefix] = /^\s*([^/\s]+)(?:\/(\d{1,3}))?\s*$/.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return undefined
  const most = version === 6 ? 128 : 32
  const bits = prefix === undefined ? most : Number(prefix)
  if (bits > most) return undefined
  return { address, family: version === 6 ? 'ipv6' : 'ipv4', bits }
}

/**
 * Makes the check.
 *
 * @param text - networks with commas, each of which {@link readRange} can read; empty for none.
 * @returns it.
 */
export function createTrustedNetworks(text: string): TrustedNetworks {
  const list = new BlockList()
  for (const one of text.split(',')) {
    const range = readRange(one)
    if (range !== undefined) list.addSubnet(range.address, range.bits, range.family)
  }
  return (address) => {
    const plain = withoutPort(address)
    const version = isIP(plain)
    // An IPv4 address inside an IPv6 one is known as what it is.
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4')
  }
}
