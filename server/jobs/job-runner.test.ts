/** Jobs are done once by however many processes, by a clock that the tests move by hand. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStore, type Store } from '../store/store.ts'
import { databaseKinds, type FreshDatabase } from '../store/test-databases.ts'
import { createJobRunner, type Job, type JobRunner } from './job-runner.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

async function gone(): Promise<never> {
  throw new Error('gone')
}

describe.each(databaseKinds)('jobs on $name', ({ create, name }) => {
  let fresh: FreshDatabase
  let stores: Store[]
  let nowMs: number
  let done: string[]
  let faults: string[]
  let lines: string[]
  let processes: number

  beforeEach(async () => {
    fresh = await create()
    stores = []
    nowMs = Date.parse('2026-11-21T10:00:00.000Z')
    done = []
    faults = []
    lines = []
    processes = 0
    await openStore()
  })

  afterEach(async () => {
    for (const store of stores) await store.close()
    await fresh.remove()
  })

  const openStore = async () => {
    stores.push(createStore(await fresh.open()))
  }

  /** One more process: with a database connection of its own where the database takes several. */
  const start = (run: Job['run']): JobRunner => {
    processes += 1
    const process = processes
    const store = stores.at(-1)
    if (store === undefined) throw new Error('No store is open.')
    let ids = 0
    return createJobRunner({
      jobs: [{ name: 'work', everyMs: hourMs, run }],
      leases: store.jobs,
      clock: () => new Date(nowMs),
      newId: () => `process ${process}, try ${(ids += 1)}`,
      onFault: (job, fault) => faults.push(`${job}: ${String(fault)}`),
      onDone: (job, { isFinished }) =>
        lines.push(`${job} ${isFinished ? 'finished' : 'cut short'}`),
    })
  }
  const work = (who: string) => async () => void done.push(who)

  it('are done by one of two processes, and again an hour later', async () => {
    const one = start(work('one'))
    if (name === 'PostgreSQL') await openStore()
    const two = start(work('two'))
    await Promise.all([one.tick(), two.tick()])
    expect(done).toHaveLength(1)
    nowMs += hourMs - 1
    await Promise.all([one.tick(), two.tick()])
    expect(done).toHaveLength(1)
    nowMs += 1
    await Promise.all([one.tick(), two.tick()])
    expect(done).toHaveLength(2)
  })

  it('are taken over from a process that died at work', async () => {
    const crashed = start(() => {
      done.push('crashed')
      return new Promise<void>(() => undefined)
    })
    void crashed.tick()
    await expect.poll(() => done).toEqual(['crashed'])
    const two = start(work('two'))
    nowMs += 9 * minuteMs
    await two.tick()
    expect(done).toEqual(['crashed'])
    nowMs += 2 * minuteMs
    await two.tick()
    expect(done).toEqual(['crashed', 'two'])
  })

  it('that fail are told of and come round again', async () => {
    let isBroken = true
    const one = start(async () => {
      if (isBroken) throw new Error('broken')
      done.push('one')
    })
    await one.tick()
    expect(faults).toEqual(['work: Error: broken'])
    isBroken = false
    nowMs += hourMs
    await one.tick()
    expect(done).toEqual(['one'])
  })

  it('that are cut short go on a minute later, and each run leaves a line', async () => {
    let pieces = 3
    const one = start(async (mayGoOn) => {
      while (pieces > 0 && mayGoOn()) {
        pieces -= 1
        nowMs += 3 * minuteMs
      }
    })
    await one.tick()
    expect(pieces).toBe(1)
    nowMs += minuteMs
    await one.tick()
    expect(pieces).toBe(0)
    nowMs += 59 * minuteMs
    await one.tick()
    expect(lines).toEqual(['work cut short', 'work finished'])
  })

  it('are done on time although a clock had jumped years ahead', async () => {
    const one = start(work('one'))
    const now = nowMs
    nowMs += 5 * 365 * 24 * hourMs
    await one.tick()
    const ahead = start(() => {
      done.push('ahead')
      return new Promise<void>(() => undefined)
    })
    nowMs += hourMs
    void ahead.tick()
    await expect.poll(() => done).toEqual(['one', 'ahead'])
    nowMs = now
    await one.tick()
    expect(done).toEqual(['one', 'ahead', 'one'])
  })

  it('begin no new piece of work in the second half of their lease, nor once they are to stop', async () => {
    const answers: boolean[] = []
    const one = start(async (mayGoOn) => {
      answers.push(mayGoOn())
      nowMs += 5 * minuteMs
      answers.push(mayGoOn())
    })
    await one.tick()
    expect(answers).toEqual([true, false])
    let stopped: Promise<void> | undefined
    const two = start(async (mayGoOn) => {
      stopped = two.stop()
      answers.push(mayGoOn())
    })
    nowMs += hourMs
    await two.tick()
    await stopped
    await two.tick()
    expect(answers).toEqual([true, false, false])
  })
})

describe('a runner', () => {
  it('tells of a database that does not answer, and throws nothing', async () => {
    const faults: unknown[] = []
    const runner = createJobRunner({
      jobs: [{ name: 'work', everyMs: hourMs, run: async () => undefined }],
      leases: { take: gone, finish: gone },
      clock: () => new Date(0),
      newId: () => 'one',
      onFault: (_, fault) => faults.push(fault),
      onDone: () => undefined,
    })
    await runner.tick()
    expect(faults).toEqual([new Error('gone')])
  })

  it('ticks from its start on, and keeps no process alive', async () => {
    const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const runner = createJobRunner({
      jobs: [],
      leases: { take: async () => false, finish: async () => undefined },
      clock: () => new Date(0),
      newId: () => 'one',
      onFault: () => undefined,
      onDone: () => undefined,
    })
    runner.start()
    const after = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    expect(after).toBe(before)
    await runner.stop()
  })
})
