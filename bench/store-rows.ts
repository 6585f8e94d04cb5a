/** Submitting and reading scores, beside a bare handler on a copy of the same database. */

import { randomUUID } from 'node:crypto'
import { addresses, idempotencyHeader } from '#contract/addresses.ts'
import { instruments } from '#core/catalog.ts'
import { startAppServer } from '#test/support/app-server.ts'
import type { Member } from '#test/support/person.ts'
import { startReference } from './load/child-server.ts'
import { httpRequest } from './load/connection.ts'
import { type Effort, quantile, takeTurns } from './rounds.ts'
import { answersPerSecond, answerTimes, type Load } from './load/people-at-once.ts'
import type { Goal, Row } from './row.ts'
import { sampleAnswers, bearer, storeMembers } from './load/stored-members.ts'

const crowd = 32

const bareHandler = 'bare node:http handler'

/** Measures the rows of the store, reads before writes so that all read the same amount. */
export async function measureStore({ rounds, durationMs, members }: Effort): Promise<Row[]> {
  const stored = await storeMembers(members)
  const ours = await startAppServer({ DATA_DIR: stored.copy() })
  const reference = await startReference('bare-store', [stored.copy()])
  const [first] = stored.members
  if (!first) throw new Error('Nobody was registered.')
  let asked = 0
  const nextMember = () => stored.members[asked++ % members] ?? first
  const rate = async (what: string, load: Load, request: (m: Member) => string, goal: Goal) => {
    const measure = (url: string) => () => answersPerSecond(url, load, () => request(nextMember()))
    // Unrecorded: a server that has just started has not yet compiled what it runs often.
    await takeTurns(1, { ours: measure(ours.url), reference: measure(reference.url) })
    const figures = await takeTurns(rounds, {
      ours: measure(ours.url),
      reference: measure(reference.url),
    })
    return { what, ...figures, against: bareHandler, unit: '/s', goal } satisfies Row
  }
  const alone = { clients: 1, durationMs }
  const together = { clients: crowd, durationMs }
  try {
    return [
      await rate('read a score, 32 people', together, readNewest, { ratioAtLeast: 0.7 }),
      await rate('list scores, 32 people', together, readList, { ratioAtLeast: 0.7 }),
      await measureAdvice(ours.url, durationMs, first),
      await rate('submit, durable, 1 person', alone, submit, { ratioAtLeast: 0.8 }),
      await rate('submit, durable, 32 people', together, submit, { ratioAtLeast: 2.5 }),
    ]
  } finally {
    await Promise.all([ours.stop(), reference.stop()])
    stored.remove()
  }
}

async function measureAdvice(url: string, durationMs: number, member: Member): Promise<Row> {
  const body = { userID: member.userID, criteria: 'Anyone' }
  const advice = httpRequest('POST', addresses.getAdvice.path, bearer(member), body)
  const read = readNewest(member)
  const reference = await answerTimes(url, durationMs, read)
  return {
    what: 'built-in advice, whole, p95',
    ours: quantile(await answerTimes(url, durationMs, advice), 0.95),
    reference: quantile(reference, 0.95),
    against: 'our own read of a score',
    unit: 'ms',
    goal: { atMost: 50 },
  }
}

function readNewest(member: Member): string {
  const path = addresses.stressScore.path.replace(':userId', member.userID)
  return httpRequest('GET', path, bearer(member))
}

function readList(member: Member): string {
  const path = addresses.viewScores.path.replace(':userId', member.userID)
  return httpRequest('GET', path, bearer(member))
}

const responses = sampleAnswers(instruments.stress)

function submit(member: Member): string {
  const headers = { ...bearer(member), [idempotencyHeader]: randomUUID() }
  const body = { userId: member.userID, responses }
  return httpRequest('POST', addresses.submitStress.path, headers, body)
}
