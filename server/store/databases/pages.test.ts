/** A long list comes whole and in order, in short steps between which others get their turn. */

import { beforeEach, describe, expect, it } from 'vitest'
import { fillAccount } from '../../test-support/full-account.ts'
import type { Store } from '../store.ts'
import { databaseKinds, openForTest } from '../test-databases.ts'
import { testDevice, testId, testUser } from '../test-records.ts'
import type { Database } from './database.ts'
import { gathered, rowsAPage } from './pages.ts'

describe.each(databaseKinds)('a long list on $name', ({ create }) => {
  let database: Database
  let store: Store

  beforeEach(async () => {
    ;({ database, store } = await openForTest(create))
    await store.users.add(testUser(), testDevice())
  })

  it('is whole and in order from both ends, page by page, with a turn of others in between', async () => {
    await fillAccount(database, testId(1), {
      assessments: { stress: 250, sleep: 130, mna: 3 },
      bmiRecords: 201,
      enteredScores: 40,
    })
    let turns = 0
    const count = () => {
      turns += 1
      turn = setImmediate(count)
    }
    let turn = setImmediate(count)
    const inOrder = async (
      pages: AsyncIterable<readonly { id: string }[]>,
      momentOf: (one: { id: string }) => unknown,
    ) => {
      const rows: string[] = []
      const turnsAt: number[] = []
      for await (const page of pages) {
        expect(page.length).toBeLessThanOrEqual(rowsAPage)
        turnsAt.push(turns)
        rows.push(...page.map((one) => `${String(momentOf(one))} ${one.id}`))
      }
      expect(new Set(turnsAt).size).toBe(turnsAt.length)
      return rows
    }
    const { assessments, bmiRecords, enteredScores } = store
    for (const [kept, moment, size] of [
      [assessments, 'finishedAt', 383],
      [bmiRecords, 'savedAt', 201],
      [enteredScores, 'enteredAt', 240],
    ] as const) {
      const momentOf = (one: object) => Object.entries(one).find(([name]) => name === moment)?.[1]
      const oldest = await inOrder(kept.pages(testId(1), 'oldest-first'), momentOf)
      expect(oldest).toHaveLength(size)
      expect(oldest).toEqual(oldest.toSorted())
      expect(await inOrder(kept.pages(testId(1), 'newest-first'), momentOf)).toEqual(
        oldest.toReversed(),
      )
    }
    clearImmediate(turn)
  })

  it('is one page where there is little, and of nobody else', async () => {
    await fillAccount(database, testId(1), { assessments: { stress: rowsAPage }, bmiRecords: 2 })
    const pages: number[] = []
    for await (const page of store.assessments.pages(testId(1), 'newest-first')) {
      pages.push(page.length)
    }
    expect(pages).toEqual([rowsAPage])
    const bmi = await gathered(store.bmiRecords.pages(testId(1), 'newest-first'))
    expect(bmi.map(({ id }) => id)).toEqual(['bmi-000001', 'bmi-000000'])
    expect(await gathered(store.assessments.pages(testId(2), 'oldest-first'))).toEqual([])
  })
})
