/** The list that is served is complete, and a broken replacement is refused as a whole. */

import { describe, expect, it } from 'vitest'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import spanishText from '../../public/forum-tests.es.json?raw'
import servedText from '../../public/forum-tests.json?raw'
import { readForumTests } from './read-forum-tests.ts'

const addresses = (data: unknown) => readForumTests(data)?.map((test) => test.url)
const served: { tests: object[] } = JSON.parse(servedText)
const [first, ...rest] = served.tests
const withFirst = (change: object) => ({ tests: [{ ...first, ...change }, ...rest] })

describe('readForumTests', () => {
  it('reads the served list: six tests, one a domain', () => {
    const tests = readForumTests(served)
    expect(tests?.map((test) => test.domain)).toEqual(lifestyleDomains)
  })

  it('reads the same six tests in Spanish', () => {
    expect(addresses(JSON.parse(spanishText))).toEqual(addresses(served))
  })

  it('puts the tests in the order of the domains', () => {
    const tests = readForumTests({ tests: [...served.tests].toReversed() })
    expect(tests?.map((test) => test.domain)).toEqual(lifestyleDomains)
  })

  it.each([
    ['no object', null],
    ['no list', { tests: 'six' }],
    ['an empty list', { tests: [] }],
    ['five tests', { tests: rest }],
    ['a seventh test', { tests: [...served.tests, first] }],
    ['an unknown domain', withFirst({ domain: 'Memory' })],
    ['an empty name', withFirst({ name: ' ' })],
    ['a missing description', withFirst({ description: undefined })],
    ['an address that is plain http', withFirst({ url: 'http://example.com/' })],
    ['an address that is script', withFirst({ url: 'javascript:alert(1)' })],
    ['an address that is none', withFirst({ url: 'example' })],
  ])('refuses %s', (_, data) => {
    expect(readForumTests(data)).toBeNull()
  })
})
