/** A full house answers at once: nobody's answers wait until those of another person of their group are durable. */

import { expect, it } from 'vitest'
import { assessmentAdder } from './assessments.ts'
import { createStore } from './store.ts'
import { databaseKinds } from './test-databases.ts'
import { testAssessment, testDevice, testId, testMark, testUser } from './test-records.ts'

// The embedded database has one writer, whoever asks: there groups make no difference.
const shared = databaseKinds.filter(({ name }) => name === 'PostgreSQL')

it.each(shared)('submits of one group pass each other on $name', async ({ create }) => {
  const fresh = await create()
  const database = await fresh.open()
  const store = createStore(database)
  const add = assessmentAdder(database)
  const [ann, bea] = [testId(1), testId(2)]
  for (const id of [ann, bea]) {
    const user = testUser({ id, email: `${id}@example.org` })
    await store.users.add(user, testDevice({ userId: id, tokenHash: id }))
  }
  await database.write(async (transaction) => {
    await database.lockUser(transaction, ann)
    await add(transaction, testAssessment({ userId: ann }), testMark())
    // Ann's is still open. A row that both of them wrote, such as a count of their group, would be locked.
    await store.assessments.add(testAssessment({ userId: bea, id: testId(101) }), testMark())
    expect(await store.assessments.newest(bea, 'stress')).toBeDefined()
    expect(await store.assessments.newest(ann, 'stress')).toBeUndefined()
  })
  expect(await store.assessments.newest(ann, 'stress')).toBeDefined()
  await store.close()
  await fresh.remove()
})
