/** The reply to a submit is shown once, by the very move that follows it. */

import { expect, it } from 'vitest'
import type { Reply } from '#contract/endpoints.ts'
import { handOverSent, takeSent } from './sent-assessment.ts'

const assessment: Reply<'socialScore'> = {
  id: 'a',
  instrument: 'stress',
  score: 20,
  band: 'Moderate',
  components: {},
  flags: [],
  answers: {},
  bmi: null,
  algorithmVersion: 1,
  finishedAt: '2026-11-21T10:00:00.000Z',
  change: null,
}

it('is given to the page that the submit leads to, and to nobody after it', () => {
  const state = handOverSent('ann', assessment)
  expect(takeSent('ann', 'stress', state)).toBe(assessment)
  expect(takeSent('ann', 'stress', state)).toBeNull()
})

it.each([
  ['another person', 'bob', 'stress', { sent: 'a' }],
  ['the page of another instrument', 'ann', 'sleep', { sent: 'a' }],
  ['a move that followed an earlier submit', 'ann', 'stress', { sent: 'b' }],
  ['a link', 'ann', 'stress', null],
] as const)('is not given to %s', (_, userId, instrument, state) => {
  handOverSent('ann', assessment)
  expect(takeSent(userId, instrument, state)).toBeNull()
})
