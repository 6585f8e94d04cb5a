/** What the coach was taught by belongs to the examples, the settings and the rules that are there now. */

import { expect, it } from 'vitest'
import { askedExamples } from '#coach/understanding/weights/asked.ts'
import { replyExamples } from '#coach/understanding/weights/reply.ts'
import { safetyWeights } from '#coach/understanding/weights/safety.ts'
import { questionRows, replyRows, safetyLessons } from './lessons.ts'

const message = 'Examples, settings or rules have changed since: run `npm run train`.'

it('the weights for danger are of these examples', () => {
  expect(safetyWeights.taughtBy, message).toBe(safetyLessons().hash)
})

it('the questions and replies are these examples', () => {
  expect(askedExamples.rows === questionRows(), message).toBe(true)
  expect(replyExamples.rows === replyRows(), message).toBe(true)
})
