/** An import is stored whole or not at all, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { NewAuditEvent } from './audit.ts'
import { gathered } from './databases/pages.ts'
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

const ann = testId(1)
const event: NewAuditEvent = {
  id: testId(900),
  at: noon,
  action: 'imported',
  actor: 'person',
  userId: ann,
  newSubject: 'subject of Ann',
}
const entered = { record: testEnteredScore(7), mark: testMark('entered') }
const records = {
  bmiRecords: [{ record: testBmiRecord(300, '23.5', noon), mark: testMark('bmi') }],
  assessments: [{ record: testAssessment(), mark: testMark('assessment') }],
  enteredScores: [entered],
}

describe.each(databaseKinds)('an import on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
    await store.users.add(testUser(), testDevice())
  })

  const counts = async () => {
    const [bmi, assessments, scores] = await Promise.all([
      gathered(store.bmiRecords.pages(ann, 'oldest-first')),
      gathered(store.assessments.pages(ann, 'oldest-first')),
      gathered(store.enteredScores.pages(ann, 'oldest-first')),
    ])
    const events = await store.audit.list({ limit: 10 })
    return [bmi.length, assessments.length, scores.length, events.length]
  }

  it('is stored once with its line in the audit, however often it comes', async () => {
    expect(await store.imports.add(ann, records, event)).toMatchObject({ kind: 'stored' })
    expect(await counts()).toEqual([1, 1, 1, 1])
    const again = { ...event, id: testId(901) }
    expect(await store.imports.add(ann, records, again)).toMatchObject({ kind: 'stored' })
    expect(await counts()).toEqual([1, 1, 1, 2])
  })

  it.each([
    { what: 'has the key of another', mark: testMark('entered', 'other'), kind: 'conflict' },
    { what: 'has the id of another', mark: testMark('key'), kind: 'thrown' },
  ])('leaves nothing behind where the last record $what', async ({ mark, kind }) => {
    const enteredScores = [entered, { ...entered, mark }]
    const outcome = await store.imports
      .add(ann, { ...records, enteredScores }, event)
      .catch(() => ({ kind: 'thrown' }))
    expect(outcome.kind).toBe(kind)
    expect(await counts()).toEqual([0, 0, 0, 0])
  })
})
