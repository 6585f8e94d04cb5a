/** Keeps a server busy with chats made to cost as much as they can, while others want something of it. */

import { addresses } from '#contract/addresses.ts'
import { hostileMessages } from '#coach/test-support/hostile-messages.ts'
import { httpRequest } from './connection.ts'
import { answerTimes } from './people-at-once.ts'

/** Hostile people at once; each asks again as soon as there is an answer. */
const people = 20

/** Letters of a turn and turns of a history that still fit into one body. */
const turn = { letters: 8000, count: 7 } as const

/**
 * Measures something while hostile chats run.
 *
 * @param url - of the server.
 * @param durationMs - how long both last.
 * @param measure - what is measured meanwhile.
 * @returns what was measured.
 */
export async function amidHostileChats<Result>(
  url: string,
  durationMs: number,
  measure: () => Promise<Result>,
): Promise<Result> {
  const chats = hostileRequests().map((request) => answerTimes(url, durationMs, request))
  const [measured] = await Promise.all([measure(), ...chats])
  return measured
}

/** One request for each person, each with another kind of trouble. */
function hostileRequests(): readonly string[] {
  const kinds = Object.values(hostileMessages)
  return Array.from({ length: people }, (_, place) => {
    const make = kinds[place % kinds.length] ?? String
    const content = make(turn.letters)
    const history = Array.from({ length: turn.count }, () => ({ role: 'user', content }))
    const accept = { accept: 'application/json' }
    const body = { message: make(2000).trim() || 'And?', history: withinBody(history) }
    return httpRequest('POST', addresses.chat.path, accept, body)
  })
}

/** Letters outside of English take several bytes: as many turns as fit. */
function withinBody<Turn>(history: readonly Turn[]): readonly Turn[] {
  const most = 55_000
  const size = new TextEncoder().encode(JSON.stringify(history[0] ?? '')).length
  return history.slice(0, Math.max(0, Math.floor(most / size)))
}
