/** The lockfile audit finds foreign hosts and missing hashes. */

import { describe, expect, it } from 'vitest'
import { lockfileFaults } from './lockfile-audit.ts'

const integrity = 'sha512-abc'
const lockfileWith = (entry: object) =>
  JSON.stringify({ packages: { '': { name: 'sledss' }, 'node_modules/a': entry } })

describe('lockfileFaults', () => {
  it('accepts packages of the public registry, with or without their address', () => {
    const resolved = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'
    expect(lockfileFaults(lockfileWith({ resolved, integrity }))).toEqual([])
    expect(lockfileFaults(lockfileWith({ integrity }))).toEqual([])
  })

  it('names a package that comes from elsewhere', () => {
    const faults = lockfileFaults(
      lockfileWith({ resolved: 'http://packages.example.com/a-1.0.0.tgz', integrity }),
    )
    expect(faults).toEqual([expect.stringContaining('node_modules/a comes from http://packages')])
  })

  it('names a package that cannot be verified', () => {
    const fault = ['node_modules/a has no integrity hash']
    expect(lockfileFaults(lockfileWith({}))).toEqual(fault)
    expect(lockfileFaults(lockfileWith({ optional: true }))).toEqual(fault)
  })

  it('lets a tool of another system stand with its version alone', () => {
    expect(lockfileFaults(lockfileWith({ dev: true, optional: true }))).toEqual([])
  })
})
