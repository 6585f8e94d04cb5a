/** Events older than the operator's limit go, and nobody waits for it; without a limit none ever does. */

import { describe, expect, it } from 'vitest'
import { createStore } from '../store/store.ts'
import { databaseKinds } from '../store/test-databases.ts'
import { testId } from '../store/test-records.ts'
import { monthsAfter } from '../store/upkeep/audit-months.ts'
import { oldAudit } from './old-audit.ts'

const now = new Date()
const monthsAgo = (count: number) => monthsAfter(now.toISOString(), -count)

describe.each(databaseKinds)('the job for old months of the audit on $name', ({ create }) => {
  const withEvents = async (perMonth: number, ages: readonly number[]) => {
    const fresh = await create()
    const database = await fresh.open()
    const store = createStore(database)
    let ids = 0
    const newId = () => testId((ids += 1))
    for (const age of ages) {
      const at = `${monthsAgo(age)}-01T00:00:00.000Z`
      const event = { at, action: 'exported', actor: 'person', subject: null, times: 1 } as const
      const events = Array.from({ length: perMonth }, () => ({ ...event, id: newId() }))
      await database.write(async (transaction) => {
        await transaction.insertInto('audit_events').values(events).execute()
      })
    }
    const job = oldAudit({ store, clock: () => now, newId, months: 14 })
    const list = async () =>
      (await store.audit.list({ limit: 10_000 })).map(({ at, action, subject, times }) =>
        action === 'month-removed' ? `${times} of ${subject}` : at.slice(0, 7),
      )
    const end = async () => {
      await store.close()
      await fresh.remove()
    }
    return { job, list, end }
  }

  it('removes one in each run, the oldest first, up to the limit', async () => {
    const { job, list, end } = await withEvents(1, [14, 15, 16])
    const runs = []
    for (let run = 0; run < 3; run += 1) {
      await job.run(() => true)
      runs.push((await list()).toSorted())
    }
    const [kept, first, second] = [monthsAgo(14), `1 of ${monthsAgo(16)}`, `1 of ${monthsAgo(15)}`]
    expect(runs).toEqual([
      [first, kept, monthsAgo(15)].toSorted(),
      [first, second, kept].toSorted(),
      [first, second, kept].toSorted(),
    ])
    await end()
  })

  it('begins no new piece once it is told to end, and goes on with the rest', async () => {
    const { job, list, end } = await withEvents(450, [20])
    let pieces = 0
    await job.run(() => (pieces += 1) <= 2)
    expect((await list()).length).toBe(50)
    await job.run(() => true)
    expect(await list()).toEqual([`450 of ${monthsAgo(20)}`])
    await end()
  })
})
