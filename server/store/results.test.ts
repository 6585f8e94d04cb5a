/** Assessments, body mass indexes and entered scores, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from './store.ts'
import { databaseKinds, storeForTest } from './test-databases.ts'
import {
  noon,
  testAssessment,
  testBmiRecord,
  testDevice,
  testEnteredScore,
  testId,
  testMark,
  testUser,
} from './test-records.ts'
import { gathered } from './databases/pages.ts'

const later = '2026-03-20T12:00:00.000Z'

describe.each(databaseKinds)('results on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
    await store.users.add(testUser(), testDevice())
  })

  it('gives back an assessment as it was stored', async () => {
    const assessment = testAssessment({ bmi: '23.5', flags: ['a'], startedAt: noon })
    const stored = await store.assessments.add(assessment, testMark())
    const inTurn = { assessment, previous: undefined }
    expect(stored).toEqual({ kind: 'stored', result: inTurn })
    expect(await store.assessments.newest(testId(1), 'stress')).toEqual(inTurn)
    expect(await store.assessments.newest(testId(1), 'sleep')).toBeUndefined()
    expect(await store.assessments.newest(testId(2), 'stress')).toBeUndefined()
  })

  it('gives the newest with the one before it, and lists all, oldest first', async () => {
    const first = testAssessment()
    const second = testAssessment({ id: testId(101), finishedAt: later })
    const sleep = testAssessment({ id: testId(102), instrument: 'sleep', finishedAt: later })
    await store.assessments.add(first, testMark())
    const stored = await store.assessments.add(second, testMark())
    await store.assessments.add(sleep, testMark())
    const inTurn = { assessment: second, previous: first }
    expect(stored).toEqual({ kind: 'stored', result: inTurn })
    expect(await store.assessments.newest(testId(1), 'stress')).toEqual(inTurn)
    expect(await gathered(store.assessments.pages(testId(1), 'oldest-first'))).toEqual([
      first,
      second,
      sleep,
    ])
  })

  it('stores a repeated submit once and answers as the first time', async () => {
    await store.assessments.add(testAssessment(), testMark())
    const once = testAssessment({ id: testId(101), finishedAt: later })
    const first = await store.assessments.add(once, testMark('key'))
    const again = { ...once, id: testId(102), score: 30 }
    const second = await store.assessments.add(again, testMark('key'))
    expect(second).toEqual({ ...first, kind: 'repeated' })
    expect(await gathered(store.assessments.pages(testId(1), 'oldest-first'))).toHaveLength(2)
  })

  it('puts a corrected assessment in the place of the wrong one, of nobody else and once', async () => {
    const first = testAssessment()
    const wrong = testAssessment({ id: testId(101), finishedAt: later })
    await store.assessments.add(first, testMark())
    await store.assessments.add(wrong, testMark())
    const right = { ...wrong, score: 9, band: 'Low' }
    const mark = { key: 'again', payloadHash: 'hash of it' }
    const inTurn = { assessment: right, previous: first }
    const stored = { kind: 'stored', result: inTurn }
    expect(await store.assessments.correct(right, mark)).toEqual(stored)
    expect(await store.assessments.correct(right, mark)).toMatchObject({ result: inTurn })
    expect(await store.assessments.newest(testId(1), 'stress')).toEqual(inTurn)
    const all = await gathered(store.assessments.pages(testId(1), 'oldest-first'))
    expect(all).toEqual([first, right])
  })

  it('refuses a key that was used for something else', async () => {
    await store.assessments.add(testAssessment(), testMark('key', 'one'))
    const other = testAssessment({ id: testId(101) })
    expect(await store.assessments.add(other, testMark('key', 'two'))).toEqual({ kind: 'conflict' })
    expect(await gathered(store.assessments.pages(testId(1), 'oldest-first'))).toHaveLength(1)
  })

  it('lets two people use the same key', async () => {
    await store.users.add(
      testUser({ id: testId(2), email: 'bob@example.org' }),
      testDevice({ userId: testId(2) }),
    )
    await store.assessments.add(testAssessment(), testMark('key'))
    const stored = await store.assessments.add(
      testAssessment({ userId: testId(2), id: testId(101) }),
      testMark('key'),
    )
    expect(stored.kind).toBe('stored')
  })

  it('makes one record of twenty submits at once with one key', async () => {
    const submits = Array.from({ length: 20 }, (_, index) =>
      store.assessments.add(testAssessment({ id: testId(100 + index) }), testMark('key')),
    )
    const kinds = (await Promise.all(submits)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'repeated')).toHaveLength(19)
    expect(await gathered(store.assessments.pages(testId(1), 'oldest-first'))).toHaveLength(1)
  })

  it('keeps all of many submits at once', async () => {
    const submits = Array.from({ length: 50 }, (_, index) =>
      store.assessments.add(
        testAssessment({ id: testId(100 + index), score: index % 7 }),
        testMark(),
      ),
    )
    await Promise.all(submits)
    const list = await gathered(store.assessments.pages(testId(1), 'oldest-first'))
    expect(new Set(list.map(({ id }) => id)).size).toBe(50)
  })

  it('stores nothing for a person who is not there', async () => {
    const stranger = testAssessment({ userId: testId(9) })
    await expect(store.assessments.add(stranger, testMark())).rejects.toThrow()
    expect(await gathered(store.assessments.pages(testId(9), 'oldest-first'))).toEqual([])
  })

  it('keeps body mass indexes', async () => {
    expect(await store.bmiRecords.newest(testId(1))).toBeUndefined()
    const first = testBmiRecord(1, '23.5', noon)
    const second = testBmiRecord(2, '24.0', later)
    await store.bmiRecords.add(second, testMark('b'))
    await store.bmiRecords.add(first, testMark('a'))
    expect(await store.bmiRecords.newest(testId(1))).toEqual(second)
    expect(await gathered(store.bmiRecords.pages(testId(1), 'oldest-first'))).toEqual([
      first,
      second,
    ])
    expect(await store.bmiRecords.add(testBmiRecord(3, '23.5', later), testMark('a'))).toEqual({
      kind: 'repeated',
      result: first,
    })
    const conflict = await store.bmiRecords.add(
      testBmiRecord(4, '20.0', later),
      testMark('a', 'other'),
    )
    expect(conflict).toEqual({ kind: 'conflict' })
  })

  it('stores entered scores together, once', async () => {
    const first = await store.enteredScores.add(
      [testEnteredScore(1), testEnteredScore(2)],
      testMark('key'),
    )
    expect(first).toEqual({ kind: 'stored', result: [testEnteredScore(1), testEnteredScore(2)] })
    const again = await store.enteredScores.add(
      [testEnteredScore(3), testEnteredScore(4)],
      testMark('key'),
    )
    expect(again).toEqual({ ...first, kind: 'repeated' })
    expect(await gathered(store.enteredScores.pages(testId(1), 'oldest-first'))).toEqual([
      testEnteredScore(1),
      testEnteredScore(2),
    ])
  })

  it('stores none of the entered scores when one cannot be stored', async () => {
    const twice = store.enteredScores.add([testEnteredScore(1), testEnteredScore(1)], testMark())
    await expect(twice).rejects.toThrow()
    expect(await gathered(store.enteredScores.pages(testId(1), 'oldest-first'))).toEqual([])
  })
})
