/** What the coach was taught by belongs to the examples, the settings and the rules that are there now. */

import { expect, it } from 'vitest'
import { actWeights } from '#coach/understanding/weights/act.ts'
import { questionWeights } from '#coach/understanding/weights/question.ts'
import { safetyWeights } from '#coach/understanding/weights/safety.ts'
import { actLessons, questionLessons, safetyLessons } from './lessons.ts'

it.each([
  ['danger', safetyWeights, safetyLessons],
  ['acts', actWeights, actLessons],
  ['questions', questionWeights, questionLessons],
])('the weights for %s are of these examples', (_about, weights, lessons) => {
  const message = 'Examples, settings or rules have changed since: run `npm run train`.'
  expect(weights.taughtBy, message).toBe(lessons().hash)
})
