/** Nobody's place moves more than once a day, and who has left is in no later snapshot. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { databaseKinds, storeForTest } from '../store/test-databases.ts'
import { testAssessment, testDevice, testId, testMark, testUser } from '../store/test-records.ts'
import { cohortSnapshot } from './cohort-snapshot.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const start = Date.parse('2026-04-15T08:00:00.000Z')
const women75 = { ageBand: '75+', gender: 'Female' } as const

describe.each(databaseKinds)('the snapshot of cohorts on $name', ({ create }) => {
  let store: Store
  let nowMs: number

  beforeEach(async () => {
    store = await storeForTest(create)
    nowMs = start
    for (let number = 1; number <= 21; number += 1) await addPerson(number)
  })

  const addPerson = async (number: number) => {
    const id = testId(number)
    const email = `${number}@example.org`
    await store.users.add(
      testUser({ id, email, networkMark: number }),
      testDevice({ userId: id, tokenHash: id }),
    )
    await store.assessments.add(
      testAssessment({ userId: id, id: testId(1000 + number) }),
      testMark(),
    )
  }
  const clock = () => new Date(nowMs)
  const newJob = (isProofNeeded = false) =>
    cohortSnapshot({ cohorts: store.cohorts, clock, isProofNeeded })
  const run = async (job = newJob(), mayGoOn = () => true) => {
    await job.run(mayGoOn)
    const view = await store.cohorts.view(women75)
    const people = view?.groups.find(
      ({ instrument, gender }) => instrument === 'stress' && gender === 'Female',
    )?.people
    return view && { madeAt: view.madeAt, people }
  }

  it('is made at once, and anew after a day', async () => {
    const first = { madeAt: '2026-04-15T08:00:00.000Z', people: 20 }
    expect(await run()).toEqual(first)
    for (let number = 22; number <= 31; number += 1) await addPerson(number)
    for (const hours of [1, 12, 23]) {
      nowMs = start + hours * hourMs
      expect(await run()).toEqual(first)
    }
    nowMs = start + dayMs
    expect(await run()).toEqual({ madeAt: '2026-04-16T08:00:00.000Z', people: 30 })
  })

  it('holds nobody who has left since', async () => {
    await run()
    await store.users.remove(testId(1))
    nowMs = start + dayMs
    expect(await run()).toEqual({ madeAt: '2026-04-16T08:00:00.000Z', people: 0 })
  })

  it('stays as it was while the next one is cut short, which then goes on', async () => {
    const first = await run()
    for (let number = 22; number <= 121; number += 1) await addPerson(number)
    nowMs = start + dayMs
    const job = newJob()
    let pages = 1
    expect(await run(job, () => pages-- > 0)).toEqual(first)
    nowMs += hourMs
    pages = 1
    const whole = { madeAt: '2026-04-16T08:00:00.000Z', people: 120 }
    expect(await run(job, () => pages-- > 0)).toEqual(whole)
  })

  it('holds nobody without a proved address where letters can be sent', async () => {
    expect(await run(newJob(true))).toMatchObject({ people: 0 })
  })
})
