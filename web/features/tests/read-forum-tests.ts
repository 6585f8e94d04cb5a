/** Reads the list of external self-tests and refuses anything that is not one. */

import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'

/** One external self-test. */
export interface ForumTest {
  readonly domain: LifestyleDomain
  readonly name: string
  readonly description: string
  /** Address of the test, https. */
  readonly url: string
  /** What kind of score it gives and whether it can be entered here. */
  readonly scoreNote: string
}

/**
 * Reads the data of `forum-tests.json`. An operator may replace that file, so nothing in it is
 * taken on trust: an address of another kind than https could run script in the page.
 *
 * @param data - parsed JSON; anything at all.
 * @returns six tests in the order of the domains; null unless there is exactly one for each.
 */
export function readForumTests(data: unknown): readonly ForumTest[] | null {
  if (!isRecord(data) || !Array.isArray(data.tests)) return null
  const given: readonly unknown[] = data.tests
  const tests = lifestyleDomains.flatMap((domain) =>
    given.flatMap((entry) => {
      const test = readTest(entry)
      return test?.domain === domain ? [test] : []
    }),
  )
  const complete = lifestyleDomains.every((domain, index) => tests[index]?.domain === domain)
  return complete && tests.length === given.length ? tests : null
}

function readTest(entry: unknown): ForumTest | null {
  if (!isRecord(entry)) return null
  const { domain, name, description, url, scoreNote } = entry
  const known = lifestyleDomains.find((candidate) => candidate === domain)
  if (known === undefined || !isText(name) || !isText(description) || !isText(scoreNote))
    return null
  if (!isText(url) || URL.parse(url)?.protocol !== 'https:') return null
  return { domain: known, name, description, url, scoreNote }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
