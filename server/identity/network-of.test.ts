/** Somebody with a whole IPv6 network must not count as billions of callers. */

import { describe, expect, it } from 'vitest'
import { networkOf, siteOf } from './network-of.ts'

describe('the network of a caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]:4711', '192.0.2.7'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    ['192.0.2.7:4711', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['[2001:db8:1:ffff::1]:4711', '2001:db8:1::/48'],
  ])('of %s may be as wide as %s', (address, site) => {
    expect(siteOf(address)).toBe(site)
  })
})
