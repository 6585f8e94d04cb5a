/** Reads the list of external self-tests and refuses anything that is not one. */

import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { testsTexts } from '../../locales/tests.ts'

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

/**
 * Address of the list. It is fetched while the page is shown, not built in, so that an operator can
 * replace the file without building the app again.
 */
const { listAddress } = testsTexts

/** The list that came last; shown when the server cannot be reached later on. */
let kept: readonly ForumTest[] | null = null

/**
 * Fetches and checks the list.
 *
 * @returns the list, or an earlier one while there is no other; null when none can be used.
 */
export async function fetchForumTests(signal?: AbortSignal): Promise<readonly ForumTest[] | null> {
  try {
    const response = await fetch(listAddress, signal === undefined ? {} : { signal })
    kept = (response.ok ? readForumTests(await response.json()) : null) ?? kept
    return kept
  } catch {
    return kept
  }
}
