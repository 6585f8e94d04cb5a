/** Fetches the list of external self-tests. */

import { type ForumTest, readForumTests } from './read-forum-tests.ts'

/**
 * Address of the list. It is fetched while the page is shown, not built in, so that an operator can
 * replace the file without building the app again.
 */
const listAddress = '/forum-tests.json'

/**
 * Fetches and checks the list.
 *
 * @returns null when there is no list that can be used.
 */
export async function fetchForumTests(signal: AbortSignal): Promise<readonly ForumTest[] | null> {
  try {
    const response = await fetch(listAddress, { signal })
    return response.ok ? readForumTests(await response.json()) : null
  } catch {
    return null
  }
}
