/** Fetches the list of external self-tests. */

import { testsTexts } from '../../locales/tests.ts'
import { type ForumTest, readForumTests } from './read-forum-tests.ts'

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
