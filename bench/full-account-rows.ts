/** What everybody else waits while the lists and files of an account that is full are read. */

import { addresses, operatorPaths } from '#contract/addresses.ts'
import { startAppServer } from '#test/support/app-server.ts'
import { openSqliteBeside } from '#server/store/databases/sqlite.ts'
import { fillAccount } from '#server/test-support/full-account.ts'
import { type Effort, quantile, takeTurns } from './rounds.ts'
import { httpRequest } from './load/connection.ts'
import { answerTimes } from './load/people-at-once.ts'
import { bearer, storeMembers } from './load/stored-members.ts'
import type { Row } from './row.ts'

/** Measures a call that does no work, on a server that is idle and on the same while one person reads all. */
export async function measureFullAccount({ rounds, durationMs }: Effort): Promise<Row[]> {
  const stored = await storeMembers(1)
  const [member] = stored.members
  if (!member) throw new Error('Nobody was registered.')
  const dataDir = stored.copy()
  const database = openSqliteBeside(dataDir)
  await fillAccount(database, member.userID)
  await database.close()
  const server = await startAppServer({ DATA_DIR: dataDir })
  const health = httpRequest('GET', operatorPaths.health)
  const p99 = async () => quantile(await answerTimes(server.url, durationMs, health), 0.99)
  const paths = [
    addresses.viewScores.path.replace(':userId', member.userID),
    addresses.history.path.replace(':userId', member.userID),
    addresses.exportMe.path,
  ]
  const whileRead = async () => {
    const state = { isMeasuring: true }
    const readers = paths.map(async (path) => {
      while (state.isMeasuring) {
        const answer = await fetch(server.url + path, { headers: bearer(member) })
        await answer.arrayBuffer()
      }
    })
    const time = await p99()
    state.isMeasuring = false
    await Promise.all(readers)
    return time
  }
  try {
    await p99()
    const figures = await takeTurns(rounds, { ours: whileRead, reference: p99 })
    return [
      {
        what: 'health while a full account is read, p99',
        ...figures,
        against: 'the same on an idle server',
        unit: 'ms',
        goal: { atMost: 20 },
      },
    ]
  } finally {
    await server.stop()
    stored.remove()
  }
}
