/** Everything a person can see of their own, found from the contract. */

import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { bearer, type TestApp, type TestMember } from './test-app.ts'

/**
 * Makes every call that reads for members. While the clock stands still, two readings are equal
 * unless something has changed.
 *
 * @param send - the server.
 * @param member - whose eyes are used.
 * @returns one answer for each call, as status and body.
 */
export async function seenBy(
  send: TestApp['send'],
  member: TestMember,
): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  for (const [name, { address, query }] of Object.entries<Endpoint>(endpoints)) {
    const { method, path, access } = address
    if (method !== 'GET' || access === 'anyone') continue
    const url = path.replace(':userId', member.userId)
    const about = access === 'own-id' && query ? { query: { userID: member.userId } } : {}
    const answer = await send({ method, url, ...about, headers: bearer(member) })
    seen[name] =
      `${answer.statusCode} ${name === 'exportMe' ? withoutLogBook(answer.body) : answer.body}`
  }
  return seen
}

/** Looking is itself written there, and so is what others tried and did not get. */
function withoutLogBook(body: string): string {
  const { logBook: _log, ...rest } = JSON.parse(body)
  return JSON.stringify(rest)
}

/**
 * Finds the ids in what a person sees.
 *
 * @param seen - from {@link seenBy}.
 * @returns each once: of records, of browsers, and their own.
 */
export function idsIn(seen: Readonly<Record<string, string>>): string[] {
  const ids =
    Object.values(seen)
      .join('\n')
      .match(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g) ?? []
  return [...new Set(ids)]
}
